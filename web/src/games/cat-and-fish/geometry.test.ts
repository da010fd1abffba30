import { expect, it } from "vitest";
import { BLOCKS, PLACES, SIDE, toward, zoneAt } from "./geometry";
import { POINTS } from "./testing";

const [X, Y] = [(SIDE * Math.sqrt(3)) / 2, SIDE / 2];

it.each([
  ["blocks", BLOCKS, POINTS.blocks],
  ["intersections", PLACES, POINTS.places],
] as const)("numbers the %s as the rules do", (_, drawn, told) => {
  expect(drawn.length).toBe(told.length);
  drawn.forEach(({ x, y }, number) => {
    expect(x / X).toBeCloseTo(told[number][0]);
    expect(y / Y).toBeCloseTo(told[number][1]);
  });
});

it("knows the zone of every block", () => {
  const zones = BLOCKS.map((_, block) => zoneAt(block));
  expect([-1, 0, 1, 2].map((zone) => zones.filter((each) => each === zone).length)).toEqual([1, 6, 12, 18]);
  expect(zones[0]).toBe(-1);
  expect(zones.at(-1)).toBe(2);
});

it("reaches every place by arrows from every other", () => {
  const places = PLACES.slice(1);
  const seen = new Set([places[0]]);
  const edge = [places[0]];
  while (edge.length) {
    const from = edge.pop()!;
    for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      const next = toward(from, places, arrow);
      if (next && !seen.has(next)) {
        seen.add(next);
        edge.push(next);
      }
    }
  }
  expect(seen.size).toBe(places.length);
});
