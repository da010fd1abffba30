import { describe, expect, it } from "vitest";
import type { Spelled } from "../../lib/game";
import { cost, different, fitsFive, NOTHING, plays, raised, spent, tapped, targets } from "./choices";

const FIVE: Spelled = ["five", 0b11111000];
const LEGAL: Spelled[] = [
  ["draw"],
  ["attack"],
  ["favor", 1],
  ["favor", 2],
  ["pair", 3, 1],
  ["pair", 8, 1],
  ["three", 8, 1, 4],
  FIVE,
];
const taps = (...titles: number[]) =>
  titles.reduce((selection, title) => tapped(LEGAL, selection, title), NOTHING);

describe("the cards that an action costs", () => {
  it.each<[Spelled, number[]]>([
    [["draw"], []],
    [["insert", 3], []],
    [["take", 4], []],
    [["nope"], [2]],
    [["favor", 2], [5]],
    [["give", 9], [9]],
    [["pair", 8, 1], [8, 8]],
    [["three", 8, 1, 4], [8, 8, 8]],
    [FIVE, [3, 4, 5, 6, 7]],
  ])("%j", (action, titles) => expect(cost(action)).toEqual(titles));
});

describe("a tap", () => {
  it("raises a card, then one more of its title, as many as can be played together", () => {
    expect(raised(taps(8))).toEqual([8]);
    expect(raised(taps(8, 8, 8))).toEqual([8, 8, 8]);
    expect(taps(8, 8, 8, 8)).toBe(NOTHING);
    expect(taps(3, 3, 3)).toBe(NOTHING);
  });
  it("on a card that cannot be played raises it to be read, and puts it back", () => {
    expect(raised(taps(1))).toEqual([1]);
    expect(taps(1, 1)).toBe(NOTHING);
  });
  it("on another title begins anew", () => expect(raised(taps(8, 8, 3))).toEqual([3]));
  it("while five are gathered adds a title or takes it out", () => {
    const begun = tapped(LEGAL, different([3]), 4);
    expect(raised(begun)).toEqual([3, 4]);
    expect(raised(tapped(LEGAL, begun, 3))).toEqual([4]);
    const full = different([3, 4, 5, 6, 7]);
    expect(tapped(LEGAL, full, 8)).toBe(full);
  });
});

describe("what is raised", () => {
  it("can do what costs exactly that", () => {
    expect(plays(LEGAL, NOTHING)).toEqual([]);
    expect(plays(LEGAL, taps(3))).toEqual([["attack"]]);
    expect(plays(LEGAL, taps(3, 3))).toEqual([["pair", 3, 1]]);
    expect(plays(LEGAL, different([7, 6, 5, 4, 3]))).toEqual([FIVE]);
  });
  it("fits a five only with titles of one that is legal", () => {
    expect(fitsFive(LEGAL, different([3]), 4)).toBe(true);
    expect(fitsFive(LEGAL, different([3]), 8)).toBe(false);
  });
  it("is aimed at each player once", () => expect(targets(plays(LEGAL, taps(5)))).toEqual([1, 2]));
});

it("knows which titles an event leaves on the discard pile", () => {
  expect(spent(["defused", 1])).toEqual([1]);
  expect(spent(["exploded", 1])).toEqual([0]);
  expect(spent(["three", 1, 8, 0, 4])).toEqual([8, 8, 8]);
  expect(spent(["nope", 1])).toEqual([2]);
  expect(spent(["drew", 1, 4])).toEqual([]);
});
