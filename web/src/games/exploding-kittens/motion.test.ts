import { describe, expect, it } from "vitest";
import { motions, spent } from "./motion";

describe("what moves", () => {
  it("a drawn card flies to one's own hand with its face, to others with its back", () => {
    expect(motions([["drew", 0, 4]], 0, null, false)).toEqual([
      { kind: "card", title: 4, from: "pile", to: "hand" },
    ]);
    expect(motions([["drew", 1, null]], 0, null, false)).toEqual([
      { kind: "card", title: null, from: "pile", to: "seat-1" },
    ]);
  });
  it("a hidden kitten moves in the same way wherever it goes (EK-21)", () => {
    const places = [0, 5, null].map((place) => motions([["inserted", 0, place]], 0, null, false));
    expect(places[0]).toEqual(places[1]);
    expect(places[0]).toEqual(places[2]);
  });
  it("played cards come into play, and go to the discard pile when the window closes", () => {
    expect(motions([["pair", 1, 8, 0]], 0, null, true)).toEqual([
      { kind: "card", title: 8, from: "seat-1", to: "play" },
      { kind: "card", title: 8, from: "seat-1", to: "play" },
    ]);
    const former = { by: 1, action: ["attack"] as [string], last_player: 0, nopes: 1 };
    expect(motions([["cancelled", 1]], 0, former, false)).toEqual([
      { kind: "card", title: 3, from: "play", to: "discard" },
      { kind: "card", title: 2, from: "play", to: "discard" },
    ]);
    expect(motions([], 0, former, true)).toEqual([]);
  });
  it("a stolen card flies from its owner to the thief", () => {
    expect(motions([["stole", 2, 0, 5]], 0, null, false)).toEqual([
      { kind: "card", title: 5, from: "hand", to: "seat-2" },
    ]);
  });
  it("a given card flies from the giver", () => {
    expect(motions([["gave", 2, 1, null]], 0, null, false)).toEqual([
      { kind: "card", title: null, from: "seat-2", to: "seat-1" },
    ]);
  });
  it("whoever explodes bursts; a shuffle wiggles; a turn moves nothing", () => {
    const kinds = motions([["exploded", 1], ["shuffled", 0], ["turn", 0, 1]], 0, null, false);
    expect(kinds.map(({ kind }) => kind)).toEqual(["card", "burst", "shuffle"]);
  });
});

it("knows which titles an event leaves on the discard pile", () => {
  expect(spent(["defused", 1])).toEqual([1]);
  expect(spent(["exploded", 1])).toEqual([0]);
  expect(spent(["three", 1, 8, 0, 4])).toEqual([8, 8, 8]);
  expect(spent(["nope", 1])).toEqual([2]);
  expect(spent(["drew", 1, 4])).toEqual([]);
});
