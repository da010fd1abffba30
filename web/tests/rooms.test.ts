import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { createRawSnippet } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { arrange } from "../src/lib/board/arrangement";
import Rooms, { type Room } from "../src/lib/board/Rooms.svelte";

afterEach(cleanup);

const room = (key: string, isLit = false): Room => ({
  key,
  label: key,
  isLit,
  content: createRawSnippet(() => ({ render: () => `<p>in the ${key}</p>` })),
});
const rooms = (lit = "") => ["store", "shop", "sea"].map((key) => room(key, key === lit));
const show = (name: string, lit = "", isTabbed = true) =>
  render(Rooms, { props: { name, label: "Rooms", rooms: rooms(lit), isTabbed } });
const open = () => screen.getByRole("tab", { selected: true }).textContent?.trim();

describe("rooms", () => {
  it("stand side by side where there is space", () => {
    show("a", "", false);
    expect(screen.queryByRole("tab")).toBeNull();
    expect(screen.getAllByRole("group").map((each) => each.getAttribute("aria-label"))).toEqual([
      "store",
      "shop",
      "sea",
    ]);
  });
  it("are tabs else, one open, that the arrows go along", async () => {
    show("b");
    expect(open()).toBe("store");
    expect(screen.getAllByRole("tabpanel").map((each) => each.textContent?.trim())).toEqual(["in the store"]);
    screen.getByRole("tab", { selected: true }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(open()).toBe("sea");
    expect(document.activeElement?.textContent?.trim()).toBe("sea");
    await userEvent.keyboard("{Home}");
    expect(open()).toBe("store");
  });
  it("remember the one chosen", async () => {
    show("c");
    await userEvent.click(screen.getByRole("tab", { name: "shop" }));
    cleanup();
    show("c");
    expect(open()).toBe("shop");
  });
  it("open the one where something is asked, and another if one wishes", async () => {
    const shown = show("d", "sea");
    expect(open()).toBe("sea");
    await userEvent.click(screen.getByRole("tab", { name: "shop" }));
    await shown.rerender({ rooms: rooms("sea") });
    expect(open()).toBe("shop");
    await shown.rerender({ rooms: rooms("store") });
    expect(open()).toBe("store");
    await shown.rerender({ rooms: rooms() });
    expect(open()).toBe("shop");
  });
});

it("arranges a board by width and height", () => {
  const sizes = [
    ...[[1366, 609], [1024, 720], [768, 976], [360, 596], [800, 346], [667, 331]],
    ...[[500, 400], [0, 0]],
  ] as [number, number][];
  expect(sizes.map(([width, height]) => arrange(width, height))).toEqual([
    ...["wide", "wide", "tall", "tall", "short", "short"],
    ...["tall", "wide"],
  ]);
});
