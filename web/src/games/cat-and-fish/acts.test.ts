import { describe, expect, it } from "vitest";
import { SEATS, words } from "../../lib/board/testing";
import type { GameEvent } from "../../lib/game";
import { actsOf } from "../../lib/stage/acts";
import page from "./index";
import { VIEWS } from "./testing";
import type { View } from "./view";

const view = VIEWS.act; // of seat 0

/** What the flights of an event are: the name of what moves, from, to, and how. */
function flights(event: GameEvent, former: View = view, now: View = view) {
  const [act] = actsOf({ page, events: [event], view: now, former, words, seats: SEATS.slice(0, 4) });
  return act!.flights.map(({ from, to, way, hides }) => [from, to, way, hides ?? null]);
}

const pawns = (at: number): View => ({
  ...view,
  players: view.players.map((player) => ({ ...player, pawn: at })),
});

describe("acts", () => {
  it("a marker flies from its player to the space", () => {
    expect(flights(["placed", 2, 3])).toEqual([["seat/2", "actions/3/2", "fly", "actions/3/2"]]);
  });
  it("a fish is turned where it lies, and goes to a storehouse", () => {
    expect(flights(["fished", 0, 7, 4])).toEqual([["sea/block/7", "store/4", "reveal", "store/4"]]);
    expect(flights(["fished", 2, 7, 4])[0]!.slice(0, 3)).toEqual(["sea/block/7", "seat/2/tile/4", "reveal"]);
  });
  it("a treasure is turned too, and its money comes with it", () => {
    const found = flights(["found-treasure", 2, 7, 3]);
    expect(found.map(([from, to]) => [from, to])).toEqual(Array(2).fill(["sea/block/7", "seat/2"]));
  });
  it("a boat sails from where it was, and is not seen at its goal before", () => {
    const sailed = ["sea/place/12", "sea/place/25", "fly", "sea/pawn/1"];
    for (const kind of ["sailed", "jumped", "fled"]) expect(flights([kind, 1, 25], pawns(12))).toEqual([sailed]);
  });
  it("a catastrophe comes from its block; at first, from its space", () => {
    const afloat = { ...view, catastrophes: [36, 0, 0] };
    expect(flights(["moved", 1, 0, 7], afloat)[0]![0]).toBe("sea/block/36");
    expect(flights(["moved", 1, 1, 7], afloat)[0]!.slice(0, 2)).toEqual(["actions/5", "sea/catastrophe/1"]);
  });
  it("it bursts upon its victim, whose money is gone", () => {
    expect(flights(["struck", 1, 0, 2])).toEqual([
      ["sea/pawn/1", "sea/pawn/1", "burst", null],
      ["seat/1", "sea/catastrophe/0", "fly", null],
    ]);
    expect(flights(["struck", 1, 0, 0])).toHaveLength(1);
  });
  it("a card comes from the shop to who pays for it", () => {
    expect(flights(["bought", 3, 2, 4]).map(([from, to]) => [from, to])).toEqual([
      ["seat/3", "shop/2"],
      ["shop/2", "seat/3"],
    ]);
  });
  it("fresh fish drops where there was none", () => {
    const former = { ...view, fish: view.fish.slice(2) };
    expect(flights(["fresh-fish", 0, 2], former).map(([, to, way]) => [to, way])).toEqual(
      view.fish.slice(0, 2).map((block) => [`sea/block/${block}/tile`, "drop"]),
    );
  });
  it("a stolen fish goes from its owner to the thief", () => {
    expect(flights(["stole", 1, 0, 4])[0]!.slice(0, 2)).toEqual(["store/4", "seat/1/tile/4"]);
  });
  it("a magic card shows its face to its owner alone", () => {
    const drew = (card: number | null, seat: number) =>
      actsOf({ page, events: [["drew", seat, card]], view, former: view, words, seats: SEATS })[0]!.flights[0]!;
    expect(drew(2, 0)).toMatchObject({ to: "store/magic/2", way: "show", piece: { props: { name: expect.any(String) } } });
    expect(drew(null, 2)).toMatchObject({ to: "seat/2", way: "fly", piece: { props: { sign: "magic" } } });
    expect(drew(null, 2).piece.props).not.toHaveProperty("name");
  });
  it("season and year have a banner", () => {
    const banners = [2, 0].map((season) => {
      const events: GameEvent[] = [["season", 1, season, 3]];
      return actsOf({ page, events, view, former: view, words, seats: SEATS })[0]!.moment;
    });
    expect(banners).toMatchObject([
      { title: "autumn", piece: { props: { name: "autumn" } } },
      { title: "Year 3 of 5", piece: { props: { name: "spring" } } },
    ]);
  });
});
