/** Any game can be drawn by the sorts of its views: ours, and one that the page knows nothing of. */
import { cleanup } from "@testing-library/svelte";
import axe from "axe-core";
import { afterEach, describe, expect, it } from "vitest";
import { app } from "../src/lib/app.svelte";
import { SEATS, showBoard, words } from "../src/lib/board/testing";
import type { Frame } from "../src/lib/game";
import PlainBoard from "../src/lib/PlainBoard.svelte";
import { Telling } from "../src/lib/telling";
import type { Grammar, ShapeInfo } from "../src/lib/wire";
import { grammarOf, loadWords } from "../src/lib/words";
import { VIEWS as fish } from "../src/games/cat-and-fish/fixtures";
import { VIEWS as kittens } from "../src/games/exploding-kittens/fixtures";
import { VIEWS as isle } from "../src/games/isle-of-cats/fixtures";
import { VIEWS as islet } from "../src/games/islet/fixtures";
import { fakeServer, GAME, ME } from "./fakes";

const ALL: Record<string, Record<string, Frame>> = { fish, kittens, isle, islet };

/** The board of a game that has told nothing but its view. */
function show(view: Frame) {
  const { container } = showBoard(PlainBoard as never, view, { facts: [] } as never);
  const text = (place: string) =>
    [...container.querySelectorAll(place)].map((each) => each.textContent?.replace(/\s+/g, " ").trim() ?? "");
  return { container, text };
}

afterEach(cleanup);

describe("the generic board", () => {
  it("shows the hand, counts and who is asked in Exploding Kittens", () => {
    const { text } = show(kittens.turn);
    expect(text(".own h3")).toEqual(["Your hand"]);
    expect(text(".things li")).toEqual(
      expect.arrayContaining(["Defuse", "Nope", "Attack ×2", "Tacocat ×3"]),
    );
    const [zoe, marmalade] = text(".people > li");
    expect(zoe).toContain("Zoe (you) asked now");
    expect(zoe).toContain("Cards 11");
    expect(marmalade).not.toContain("asked now");
    expect(text("dl").join(" ")).toContain("Draw pile");
  });

  it("shows money, points and the storehouse in Cat & Fish", () => {
    const { text } = show(fish.act);
    expect(text(".people > li:first-child .figure")).toEqual(["Money 8", "Points now 10"]);
    expect(text(".people > li:first-child").join()).toContain("Storehouse");
    expect(text(".own h3")).toEqual(["Your magic cards"]);
    expect(text(".people .asked .name").join()).toContain("asked now");
    expect(text("dl").join()).toContain("Season autumn");
  });

  it("shows tiles, eggs and resources in Islet", () => {
    const { text } = show(islet.turn);
    expect(text(".own h3")).toEqual(["Your tiles"]);
    expect(text(".things li").length).toBeGreaterThan(0);
    expect(text(".people > li:first-child").join()).toContain("Free eggs");
    expect(text(".people .asked").length).toBe(islet.turn.to_act.length);
  });

  it("shows scores, lessons and the island in The Isle of Cats", () => {
    const view = isle.morning;
    const { text } = show(view);
    expect(text(".people > li:first-child").join()).toMatch(/Score .*Total −\d+/);
    expect(text("dl").join()).toContain("Island");
    expect(text(".people .asked").length).toBe(view.to_act.length);
  });

  it.each(Object.entries(ALL))("tells every view of %s, in both languages", async (_, views) => {
    for (const lang of ["en", "fr"] as const) {
      const spoken = await loadWords(lang);
      for (const view of Object.values(views)) {
        const names = SEATS.map(({ name }) => name);
        const telling = new Telling(view.game, grammarOf(view.game)!, spoken, names);
        const told = [...telling.table(view), ...SEATS.slice(0, view.seats).flatMap((_, seat) => telling.seat(view, seat))];
        expect(told.length).toBeGreaterThan(view.seats);
        expect(JSON.stringify(told)).not.toMatch(/undefined|\{ ?\$|-seen-/);
      }
    }
  });

  it("shows a spectator no hand", () => {
    expect(show(kittens.spectator).text(".own")).toEqual([]);
  });

  it("can be read by everybody", async () => {
    const { container } = show(fish.act);
    const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

const NUMBER: ShapeInfo = { kind: "number", sort: "", first: 0, by: "", of: null, may_be_none: false, parts: {} };
const LIST: ShapeInfo = { ...NUMBER, kind: "list", of: NUMBER };
const MICE: Grammar = {
  verbs: { show: [{ name: "mouse", sort: "number", many: false, counts: false, secret: false }] },
  events: {},
  prompts: { show: [] },
  words: {},
  asides: {},
  reactions: {},
  seen: {
    ...NUMBER,
    kind: "record",
    parts: { hand: { ...LIST, may_be_none: true }, shown: { ...LIST, by: "seat", of: { ...NUMBER, may_be_none: true } } },
  },
};
const FLUENT = `
stranger-verb-show = { $mouse ->
    [none] Show a mouse
   *[other] Show mouse { $mouse }
}
stranger-prompt-show = Show one of your mice.
stranger-seen-hand = Your mice
stranger-seen-shown = Mouse shown
`;

it("learns from the server how a game speaks that it was not built with", async () => {
  const { asked } = fakeServer({
    "GET /me": ME,
    "GET /games": [GAME, { ...GAME, key: "stranger" }],
    "GET /games/stranger/grammar": MICE,
    "GET /games/stranger/words/en": { fluent: FLUENT },
  });
  await app.arrive();
  expect(asked.map(([what]) => what)).not.toContain(`GET /games/${GAME.key}/grammar`);
  const legal = [["show", 3], ["show", 7]];
  const view = { ...kittens.turn, game: "stranger", prompt: ["show"], legal, hand: [3, 7], shown: [null, 9] };
  const seats = SEATS.slice(0, 2);
  const { container, user } = showBoard(
    PlainBoard as never,
    { ...view, seats: 2 } as never,
    { facts: [], words: app.words, seats } as never,
  );
  const choices = () =>
    [...container.querySelectorAll(".choices button")].map((each) => each.textContent?.trim());
  expect(choices()).toEqual(["Show a mouse"]);
  await user.click(container.querySelector(".choices button")!);
  expect(choices()).toEqual(["Show mouse 3", "Show mouse 7"]);
  const text = container.textContent?.replace(/\s+/g, " ");
  expect(text).toContain("Show one of your mice.");
  expect(text).toContain("Your mice");
  expect(text).toContain("Mouse shown 9");
  expect(words.has("stranger-seen-hand")).toBe(false);
});
