/** The boat and the shapes as they are printed: made from the rules' tables by `components.py`. */
import type { Colour } from "../../lib/wire";
import printed from "./components.json";

/** Column and row, on the boat or within a shape. */
export type Cell = [x: number, y: number];

interface Printed {
  columns: number;
  rows: number;
  rooms: { name: string; squares: Cell[] }[];
  /** Of each sheet the rats, and for each colour its map. */
  sheets: { rats: Cell[]; maps: Cell[] }[];
  shapes: { name: string; turns: Cell[][] }[];
}

export const { columns: COLUMNS, rows: ROWS, rooms: ROOMS, sheets: SHEETS, shapes: SHAPES } =
  printed as unknown as Printed;

/** The colours of cats by number; the last, black, is the pen for treasures. */
export const CAT_COLOURS: readonly Colour[] = ["blue", "green", "orange", "purple", "red"];
export const BLACK = 5;

const FIRST_RARE = 4;
export const FIRST_CAT = 11;
const FIRST_OSHAX = 28;
/** The common treasures are the first shapes. */
export const COMMONS = FIRST_RARE;

export const isTreasure = (shape: number): boolean => shape < FIRST_CAT;
export const isRare = (shape: number): boolean => shape >= FIRST_RARE && shape < FIRST_CAT;
export const isOshax = (shape: number): boolean => shape >= FIRST_OSHAX;

/** Actions and views tell a square as a hundred for each row and one for each column. */
const ROW_STEP = 100;
export const squareOf = ([x, y]: Cell): number => y * ROW_STEP + x;
export const cellOf = (square: number): Cell => [square % ROW_STEP, Math.floor(square / ROW_STEP)];

const roomBySquare = new Map(
  ROOMS.flatMap(({ squares }, room) => squares.map((cell) => [squareOf(cell), room])),
);

/** The room of a square; null beside the boat. */
export const roomOf = (cell: Cell): number | null => roomBySquare.get(squareOf(cell)) ?? null;

/** All squares of the boat. */
export const DECK: Cell[] = ROOMS.flatMap(({ squares }) => squares);

export const SLOTS = 12;
export const HEIGHT = 3; // cards in a column
export const WIDTH = 4; // columns of the island
/** Slots are numbered as one reads, row by row. */
export const slotAt = (column: number, row: number): number => row * WIDTH + column;
export const columnOf = (slot: number): number => slot % WIDTH;
export const rowOf = (slot: number): number => Math.floor(slot / WIDTH);

/** The specials by number, as in `specials.py`. */
export const EXTRA = 0;
export const MIXED = 1;
export const WHOLE_ROW = 2;
export const CAT_TWICE = 3;
export const TREASURE_TWICE = 4;
export const SPECIALS = 5;
