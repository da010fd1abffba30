import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parse, router } from "../src/lib/router.svelte";

describe("an address", () => {
  it.each([
    ["/", { page: "home" }],
    ["/lobby", { page: "lobby" }],
    ["/table/a%20b", { page: "table", id: "a b" }],
    ["/join/x/", { page: "join", id: "x" }],
    ["/rules/islet", { page: "rules", game: "islet" }],
    ["/master/isle-of-cats", { page: "master", game: "isle-of-cats" }],
    ["/table", { page: "lost" }],
    ["/table/%E0%A4%A", { page: "table", id: "%E0%A4%A" }],
    ["/a/b/c", { page: "lost" }],
  ])("%s shows its page", (path, route) => expect(parse(path)).toEqual(route));
});

describe("links", () => {
  let stop: () => void;
  let isTaken = false;

  /** Note whether the page took the click; where it did not, nothing is loaded in tests. */
  function judge(event: Event): void {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  }

  beforeEach(() => {
    vi.stubGlobal("scrollTo", vi.fn());
    router.go("/");
    stop = router.listen();
    addEventListener("click", judge);
  });
  afterEach(() => {
    stop();
    removeEventListener("click", judge);
    document.body.replaceChildren();
  });

  function click(attributes: Record<string, string>, event: MouseEventInit = {}): boolean {
    const link = document.createElement("a");
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    document.body.append(link);
    link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...event }));
    return isTaken;
  }

  it("within the page are followed without loading it again", () => {
    expect(click({ href: "/settings" })).toBe(true);
    expect(router.route).toEqual({ page: "settings" });
  });

  it("that leave it are left to the browser", () => {
    expect(click({ href: "https://example.org/lobby" })).toBe(false);
    expect(click({ href: "/api/tables/x/match.json" })).toBe(false);
    expect(click({ href: "/lobby", target: "_blank" })).toBe(false);
    expect(click({ href: "/lobby" }, { ctrlKey: true })).toBe(false);
    expect(router.route).toEqual({ page: "home" });
  });
});
