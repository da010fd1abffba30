import { render } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { branches, startsWith } from "../src/lib/choices";
import type { Spelled } from "../src/lib/game";
import { listen } from "../src/lib/keys";
import { parse } from "../src/lib/markdown";
import { catNames } from "../src/lib/names";
import { loadRules } from "../src/lib/rules";
import { settings } from "../src/lib/settings.svelte";
import { paceText, resultTitle } from "../src/lib/tabletext";
import { clockText } from "../src/lib/ui/ClockFace.svelte";
import Spans from "../src/lib/ui/Spans.svelte";
import { table } from "./fakes";

describe("choices as a tree", () => {
  const legal: Spelled[] = [["draw"], ["three", 8, 1, 2], ["three", 8, 1, 3], ["three", 9, 2, 2]];

  it("begin with the verbs, each once", () => {
    expect(branches(legal, null)).toEqual([["draw"], ["three"]]);
  });

  it("go on with one argument after the other", () => {
    expect(branches(legal, ["three"])).toEqual([["three", 8], ["three", 9]]);
    expect(branches(legal, ["three", 8, 1])).toHaveLength(2);
    expect(startsWith(legal[1]!, ["three", 9])).toBe(false);
  });
});

describe("the rules' Markdown", () => {
  it("has headings, paragraphs, numbered rules and marks", () => {
    const blocks = parse("# Game\n\nFor *2*\nplayers.\n\n- EK-1 [B/R] **Draw** `one`.\n- plain\n");
    expect(blocks).toMatchObject([
      { kind: "heading", level: 1, text: "Game", id: "game" },
      { kind: "paragraph", spans: [{}, { type: "em", text: "2" }, { text: "\nplayers." }] },
      {
        kind: "list",
        items: [
          { rule: "EK-1", mark: "B/R", text: "Draw one.", spans: [{ type: "strong" }, {}, { type: "codespan" }, {}] },
          { rule: null, mark: null, text: "plain" },
        ],
      },
    ]);
  });

  it("never becomes HTML", () => {
    const [block] = parse("So <b>bold</b>, [a link](javascript:alert(1)) and **<i>x</i>**");
    const { container } = render(Spans, { spans: block!.kind === "paragraph" ? block!.spans : [] });
    expect(container.querySelector("b, i, a, img, script")).toBeNull();
    expect(container.textContent).toBe("So <b>bold</b>, a link and <i>x</i>");
  });

  it("is there for the game, in English where a language lacks it", async () => {
    const rules = await loadRules("exploding-kittens", "en");
    const numbers = rules!.blocks.flatMap((block) =>
      block.kind === "list" ? block.items.map(({ rule }) => rule) : [],
    );
    expect(numbers).toContain("EK-31");
  });

  it("comes from the server for a game that the page was not built with", async () => {
    vi.stubGlobal("fetch", (path: string) =>
      Promise.resolve(
        path.endsWith("/games/high-mouse/rules/en")
          ? new Response(JSON.stringify({ markdown: "- HM-1 Ten mice." }))
          : new Response(JSON.stringify({ reason: "no-such-thing" }), { status: 404 }),
      ),
    );
    expect((await loadRules("high-mouse", "fr"))!.lang).toBe("en");
    expect(await loadRules("no-such-game", "fr")).toBeNull();
    vi.unstubAllGlobals();
  });
});

describe("clocks and names", () => {
  it("are written as people read them", () => {
    expect([9.2, 61, 3725].map(clockText)).toEqual(["0:10", "1:01", "1:02:05"]);
    expect(paceText(table())).toBe("No time limit. 6 seconds to react.");
  });

  it("are all different", () => {
    expect(new Set(catNames("fr", 5)).size).toBe(5);
  });

  it("tell the winner", () => {
    expect(resultTitle(table({ result: { ranking: [1, 2], score_sheet: [] } }))).toBe("Zoe wins!");
    const lost = { result: { ranking: [2], score_sheet: [] } };
    expect(resultTitle(table(lost))).toBe("Lost, this time");
    expect(resultTitle(table({ ...lost, game: "isle-of-cats" }))).toBe("Your sister wins!");
  });
});

describe("keys", () => {
  function press(key: string, target: EventTarget = document.body): boolean {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  }

  it("do what they say, but not while somebody is typing or wants none", () => {
    const hint = vi.fn();
    const stop = listen(() => ({ h: hint, x: () => false }));
    expect(press("H")).toBe(true);
    expect(hint).toHaveBeenCalledOnce();
    expect(press("x")).toBe(false);
    const input = document.createElement("input");
    document.body.append(input);
    expect(press("h", input)).toBe(false);
    settings.shortcuts = false;
    expect(press("h")).toBe(false);
    settings.shortcuts = true;
    stop();
    expect(press("h")).toBe(false);
  });
});
