/**
 * Where blocks and intersections lie, numbered as in `games/cat_and_fish/board.py`: ring by ring,
 * clockwise from the north. Pointy-top hexagons; the island is block 0.
 */
import type { Box, Point } from "../../lib/board/viewport.svelte";

export const SIDE = 60; // of a hexagon
const HALF_WIDTH = (SIDE * Math.sqrt(3)) / 2;
const RINGS = 3;
const MARGIN = 12;
const CORNERS = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;

type Step = readonly [x: number, y: number]; // in half widths and quarter heights

function bearing([x, y]: Step): number {
  const angle = Math.atan2(x * Math.sqrt(3), -y);
  return angle < 0 ? angle + 2 * Math.PI : angle;
}

const byBearing = (a: Step, b: Step) => bearing(a) - bearing(b);

const rings: Step[][] = Array.from({ length: RINGS + 1 }, () => []);
for (let q = -RINGS; q <= RINGS; q++) {
  for (let r = -RINGS; r <= RINGS; r++) {
    const ring = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
    if (ring <= RINGS) rings[ring].push([2 * q + r, 3 * r]);
  }
}

const found = new Set<string>();
/** A line is where the blocks of a ring have corners that no ring inside has. */
const lines: Step[][] = rings.slice(0, RINGS).map((ring) => {
  const corners = ring.flatMap(([x, y]) => CORNERS.map(([dx, dy]): Step => [x + dx, y + dy]));
  return corners.filter((corner) => !found.has(corner.join()) && found.add(corner.join()));
});

const drawn = ([x, y]: Step): Point => ({ x: x * HALF_WIDTH, y: (y * SIDE) / 2 });
const ordered = (steps: Step[][]) => steps.flatMap((each) => each.toSorted(byBearing));

const BLOCK_STEPS = ordered(rings);
const PLACE_STEPS: Step[] = [[0, 0], ...ordered(lines)];

/** The centre of each block, by its number. */
export const BLOCKS: Point[] = BLOCK_STEPS.map(drawn);
/** The point of each intersection, by its number; there is none of number 0. */
export const PLACES: Point[] = PLACE_STEPS.map(drawn);
/** The lines in order, outward from the coast: the first and last of their intersections. */
export const LINES = [
  [1, 6],
  [7, 24],
  [25, 54],
] as const;

/** All that is drawn of the sea. */
export const BOX: Box = {
  x: -(2 * RINGS + 1) * HALF_WIDTH - MARGIN,
  y: -(3 * RINGS + 2) * (SIDE / 2) - MARGIN,
  width: 2 * ((2 * RINGS + 1) * HALF_WIDTH + MARGIN),
  height: 2 * ((3 * RINGS + 2) * (SIDE / 2) + MARGIN),
};

/** The zone of a block, 0 to 2; -1: the island. */
export function zoneAt(block: number): number {
  return rings.findIndex((_, ring) => block < rings.slice(0, ring + 1).flat().length) - 1;
}

/** A hexagon of that side round the origin, as a path. */
export function hexagon(side: number): string {
  const points = CORNERS.map(([x, y]) => `${((x * Math.sqrt(3)) / 2) * side} ${(y / 2) * side}`);
  return `M${points.join("L")}Z`;
}

/** A line through its intersections, as a path. */
export function rope([first, last]: readonly [number, number]): string {
  return `M${PLACES.slice(first, last + 1)
    .map(({ x, y }) => `${x} ${y}`)
    .join("L")}Z`;
}

const SECTOR = 0.35; // how far off an arrow's direction a place may lie: its cosine

/** The place that an arrow leads to: the nearest in that direction, or null. */
export function toward<Place extends Point>(from: Point, places: Place[], arrow: string): Place | null {
  const [dx, dy] = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[
    arrow
  ] ?? [0, 0];
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const distance = Math.hypot(x, y);
    const along = x * dx + y * dy;
    if (!distance || along < distance * SECTOR) continue;
    const cost = distance * (2 - along / distance); // rather straight than near
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}
