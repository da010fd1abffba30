/** How the discoveries of a card share its place: in groups, as few and as large as they can be. */
import type { IslandCard } from "./wire";
import { type Cell, SHAPES } from "../components";
import { extent } from "../geometry";

export interface Layout {
  /** Parted by the word "or", or the rows of a card with many. */
  groups: number[][][];
  /** Whether, on a wide card, the groups stand side by side, each a column; else each is a row. */
  isAbreast: boolean;
  /** How many squares it takes on a wide card, and on a high one, where all is one column. */
  wide: Cell;
  high: Cell;
}

/** Between discoveries, and for the word between two groups, in squares. */
export const GAP = 0.6;
export const WORD = 2;
const MOST_IN_A_ROW = 2;

const sizeOf = ([shape]: number[]): Cell => extent(SHAPES[shape!]!.turns[0]!);

/** The size of things side by side. */
function row(sizes: Cell[], gap: number): Cell {
  const width = sizes.reduce((sum, [x]) => sum + x, 0) + gap * (sizes.length - 1);
  return [width, Math.max(...sizes.map(([, y]) => y))];
}

/** The size of things one below the other. */
function column(sizes: Cell[], gap: number): Cell {
  const [height, width] = row(sizes.map(([x, y]) => [y, x]), gap);
  return [width, height];
}

export function layoutOf({ word, things, above }: IslandCard): Layout {
  if (word === "or") {
    const groups = [things.slice(0, above), things.slice(above)];
    const columns = groups.map((group) => column(group.map(sizeOf), GAP));
    return { groups, isAbreast: true, wide: row(columns, WORD), high: column(columns, WORD) };
  }
  const half = things.length > MOST_IN_A_ROW ? Math.ceil(things.length / 2) : things.length;
  const groups = [things.slice(0, half), things.slice(half)].filter((group) => group.length);
  const rows = groups.map((group) => row(group.map(sizeOf), GAP));
  return {
    groups,
    isAbreast: false,
    wide: column(rows, GAP),
    high: column(things.map(sizeOf), GAP),
  };
}
