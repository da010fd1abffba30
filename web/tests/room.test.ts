import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { app } from "../src/lib/app.svelte";
import WaitingRoom from "../src/lib/ui/WaitingRoom.svelte";
import { fakeServer, ME, seat, table } from "./fakes";

const BIRD = { id: "bird", name: "Bird", colour: "grey" };
const FISH = { id: "fish", name: "Fish", colour: "red" };
const open = (host = "me") =>
  table({ status: "open", host, seats: [seat("Zoe", { player: "me" }), seat(""), seat("")] });
const show = (told = open()) => render(WaitingRoom, { table: told, changed: vi.fn() });

beforeEach(() => (app.me = ME));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the waiting room", () => {
  it("lets the host invite a program that waits, and says so", async () => {
    const { asked } = fakeServer({ "GET /bots": [BIRD, FISH], "POST /tables/t1/seats/2/invite": {} });
    show();
    const programs = await screen.findByLabelText("Programs that wait to be invited");
    await fireEvent.change(programs, { target: { value: "fish" } });
    const buttons = await screen.findAllByRole("button", { name: "Invite Fish" });
    expect(buttons).toHaveLength(2);
    await fireEvent.click(buttons[1]!);
    await waitFor(() => expect(asked.at(-1)).toEqual(["POST /tables/t1/seats/2/invite", { bot: "fish" }]));
    await waitFor(() => expect(app.toasts.at(-1)?.text).toContain("Fish"));
  });

  it("offers no program where none waits", async () => {
    const { asked } = fakeServer({ "GET /bots": [] });
    show();
    await waitFor(() => expect(asked.map(([key]) => key)).toContain("GET /bots"));
    expect(screen.queryByRole("button", { name: /Invite/ })).toBeNull();
  });

  it("offers no program that sits at the table already, and asks for none as a guest", async () => {
    const host = fakeServer({ "GET /bots": [BIRD] });
    show({ ...open(), seats: [seat("Zoe", { player: "me" }), seat("Bird", { player: "bird" }), seat("")] });
    await waitFor(() => expect(host.asked.map(([key]) => key)).toContain("GET /bots"));
    expect(screen.queryByRole("button", { name: "Invite Bird" })).toBeNull();
    cleanup();
    const { asked } = fakeServer({ "GET /bots": [BIRD] });
    show(open("other"));
    expect(asked).toEqual([]);
  });
});
