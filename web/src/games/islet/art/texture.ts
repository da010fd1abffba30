/** What tells the terrains apart without colour: ripples, dots, bricks, drawn into a triangle. */
import { HEIGHT, SIDE } from "../geometry";

const INSET = 5; // from the slanted sides

/** Half of the room between the slanted sides, at so far from the point. */
const room = (fromPoint: number): number => (fromPoint / HEIGHT) * (SIDE / 2) - INSET;

/** Rows of strokes, `from` the point to `to`, each `step` apart, drawn by their half width. */
function rows(upright: boolean, from: number, to: number, step: number, row: Row): string {
  const found: string[] = [];
  for (let far = from, index = 0; far <= to; far += step, index++) {
    const half = room(far);
    const y = upright ? far - (2 / 3) * HEIGHT : (2 / 3) * HEIGHT - far;
    if (half > 3) found.push(row(half, Math.round(y * 10) / 10, index));
  }
  return found.join("");
}

type Row = (half: number, y: number, index: number) => string;

const WAVE = 14;
const ripples: Row = (half, y, index) => {
  const waves = Math.floor((2 * half) / WAVE);
  const start = -(waves * WAVE) / 2 + (index % 2 ? 0 : 3);
  return waves ? `M${start} ${y}${`q${WAVE / 4}-5 ${WAVE / 2} 0t${WAVE / 2} 0`.repeat(waves)}` : "";
};

const DOT = 12;
const dots: Row = (half, y, index) => {
  const shift = index % 2 ? DOT / 2 : 0;
  const most = Math.floor((half - shift) / DOT);
  return Array.from({ length: Math.max(0, 2 * most + 1) }, (_, dot) => {
    const x = (dot - most) * DOT + shift;
    return Math.abs(x) <= half ? `M${x} ${y}h.01` : "";
  }).join("");
};

const BRICK = 24;
const COURSE = 13;
const bricks: Row = (half, y, index) => {
  const shift = index % 2 ? BRICK / 2 : 0;
  const joints: string[] = [];
  for (let x = -4 * BRICK + shift; x < half; x += BRICK) {
    if (Math.abs(x) < half - 4) joints.push(`M${x} ${y}v${COURSE}`);
  }
  const end = Math.round((half + INSET - 2) * 10) / 10;
  return `M${-end} ${y}h${2 * end}${joints.join("")}`;
};

const texture = (upright: boolean): readonly string[] => [
  rows(upright, 20, HEIGHT - 6, 13, ripples),
  rows(upright, 22, HEIGHT - 6, 9, dots),
  // The joints of a course reach down, where an upright tile is wider and a hanging one is not.
  rows(upright, upright ? 20 : 34, HEIGHT - (upright ? 14 : 1), COURSE, bricks),
];

/** For each terrain, the strokes on an upright and on a hanging tile. */
export const TEXTURE = { upright: texture(true), hanging: texture(false) };

/** How thick the strokes of each terrain are. */
export const STROKE = [1.8, 2.8, 1.4] as const;
