import { describe, expect, it } from "vitest";
import { type Cell, DECK, ROOMS, SHAPES } from "./components";
import { corners, flattest, headAndTail, outline, settled, turned } from "./geometry";

const TURNS = SHAPES.flatMap(({ turns }, shape) => turns.map((_, turn) => [shape, turn] as const));

describe("shapes", () => {
  it.each(TURNS)("shape %i in turn %i comes back", (shape, turn) => {
    const four = [1, 2, 3, 4].reduce((now) => turned(shape, now, "right"), turn);
    expect(four).toBe(turn);
    expect(turned(shape, turned(shape, turn, "flip"), "flip")).toBe(turn);
    expect(turned(shape, turned(shape, turn, "left"), "right")).toBe(turn);
  });
  it.each(TURNS)("shape %i in turn %i has an outline around all its squares", (shape, turn) => {
    const cells = SHAPES[shape].turns[turn];
    const bends = corners(cells);
    // The area within the corners, by the shoelace formula.
    const area = bends.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = bends[(index + 1) % bends.length];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0);
    expect(area).toBe(cells.length);
  });
  it.each(SHAPES.map(({ name }, shape) => [name, shape] as const))("%s has a head and a tail", (_, shape) => {
    const { turns } = SHAPES[shape];
    for (const cells of turns) {
      const [head, tail] = headAndTail(cells);
      const isOne = cells.length === 1;
      expect(String(head) === String(tail)).toBe(isOne);
    }
  });
  it("lie flattest on cards", () => {
    const stick = SHAPES.findIndex(({ name }) => name === "stick");
    expect(Math.max(...SHAPES[stick].turns[flattest(stick)].map(([, y]) => y))).toBe(0);
  });
  it("are kept in the upper left corner", () => {
    expect(settled([[4, 7], [3, 8]])).toEqual([[1, 0], [0, 1]] satisfies Cell[]);
  });
});

describe("the boat", () => {
  it("has 142 squares in 7 rooms (IC-1, IC-2)", () => {
    expect(DECK.length).toBe(142);
    expect(ROOMS.map(({ squares }) => squares.length)).toEqual([18, 11, 18, 11, 60, 20, 4]);
  });
  it("keeps its outline outside when it is asked to", () => {
    expect(outline([[0, 0]], 10, -2, 0)).toBe("M-2 -2Q-2 -2 -2 -2L12 -2Q12 -2 12 -2L12 12Q12 12 12 12L-2 12Q-2 12 -2 12Z");
  });
});
