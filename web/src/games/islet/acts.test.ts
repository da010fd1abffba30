import { describe, expect, it } from "vitest";
import { SEATS, words } from "../../lib/board/testing";
import type { GameEvent } from "../../lib/game";
import { actsOf } from "../../lib/stage/acts";
import page from "./index";
import { VIEWS } from "./testing";
import type { View } from "./view";

const view = VIEWS.turn; // of seat 0
const seats = SEATS.slice(0, 3);

const acted = (event: GameEvent, former: View = view, now: View = view) =>
  actsOf({ page, events: [event], view: now, former, words, seats })[0]!;

/** What the flights of an event are: from, to, and how. */
const flights = (event: GameEvent, former?: View) =>
  acted(event, former).flights.map(({ from, to, way, hides }) => [from, to, way, hides ?? null]);

describe("acts", () => {
  it("a tile flies from a hand into the sea, and turned as its place is", () => {
    expect(flights(["explored", 0, 4, 3])).toEqual([["tiles/4", "islet/site/3", "fly", "islet/site/3"]]);
    const uprights = [3, 4].map((site) => acted(["explored", 1, 4, site]).flights[0]!.piece.props.upright);
    expect(new Set(uprights).size).toBe(2);
  });
  it("upon a stack it hides nothing that lay there before", () => {
    expect(flights(["stacked", 1, 4, 3, 2])).toEqual([["players/1", "islet/site/3", "fly", null]]);
  });
  it("a bird walks from where it was", () => {
    const from = view.players[1]!.bird;
    expect(flights(["advanced", 1, 5])).toEqual([[`islet/perch/${from}`, "islet/perch/5", "fly", "islet/bird/1"]]);
  });
  it("an egg drops", () => {
    expect(flights(["laid", 1, 5, 2])).toEqual([["islet/egg/5", "islet/egg/5", "drop", "islet/egg/5"]]);
  });
  it("cards come from their packs, and go back to them", () => {
    expect(flights(["gathered", 1, 0x102])).toEqual([
      ["packs/0", "players/1", "fly", null],
      ["packs/0", "players/1", "fly", null],
      ["packs/2", "players/1", "fly", null],
    ]);
    expect(flights(["paid", 0, 0x10, 0x1])).toEqual([
      ["purse/free/1", "packs/1", "fly", null],
      ["purse/exhausted/0", "purse/exhausted/0", "turn", null],
    ]);
    expect(flights(["secured", 0, 2])[0]!.slice(0, 2)).toEqual(["packs/2", "purse/secured/2"]);
    expect(flights(["released", 0, 2])[0]!.slice(0, 2)).toEqual(["purse", "packs/2"]);
  });
  it("tiles from the bag show their faces to who draws them, to others their backs", () => {
    const kinds = (event: GameEvent) => acted(event).flights.map(({ piece, to }) => [piece.props.kind, to]);
    expect(kinds(["drew", 0, 2, 2 ** 4 + 2 ** 32])).toEqual([
      [1, "tiles/1"],
      [8, "tiles/8"],
    ]);
    expect(kinds(["drew", 1, 2, null])).toEqual(Array(2).fill([null, "players/1"]));
  });
  it("alone, night falls when the bird has crossed to the other islet, and only then", () => {
    const solo = VIEWS.soloMove;
    const { bird } = solo.players[0]!;
    const [night, day] = [1, 0].map((islet) =>
      solo.sites.findIndex((site, number) => site.islet === islet && site.level > 0 && number !== bird),
    );
    expect(acted(["advanced", 0, night!], solo, solo).moment).toMatchObject({ title: "Night islet" });
    expect(acted(["advanced", 0, day!], solo, solo).moment).toBeNull();
  });
});
