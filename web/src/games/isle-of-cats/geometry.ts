/** Shapes of squares: turned, flipped, and drawn as one body with round corners. */
import { type Cell, SHAPES, squareOf } from "./components";

/** The cells moved to the upper left corner, row by row: as shapes are kept. */
export function settled(cells: Cell[]): Cell[] {
  const left = Math.min(...cells.map(([x]) => x));
  const top = Math.min(...cells.map(([, y]) => y));
  return cells
    .map(([x, y]): Cell => [x - left, y - top])
    .sort((a, b) => squareOf(a) - squareOf(b));
}

/** Width and height of cells that are settled. */
export function extent(cells: Cell[]): Cell {
  return [Math.max(...cells.map(([x]) => x)) + 1, Math.max(...cells.map(([, y]) => y)) + 1];
}

/** The cells moved. */
export function moved(cells: Cell[], [dx, dy]: Cell): Cell[] {
  return cells.map(([x, y]): Cell => [x + dx, y + dy]);
}

export type Turning = "right" | "left" | "flip";

const TURNED: Record<Turning, (cell: Cell) => Cell> = {
  right: ([x, y]) => [-y, x],
  left: ([x, y]) => [y, -x],
  flip: ([x, y]) => [-x, y],
};

/** The turn of a shape that another becomes so. */
export function turned(shape: number, turn: number, how: Turning): number {
  const { turns } = SHAPES[shape];
  const wanted = settled(turns[turn].map(TURNED[how])).join();
  return turns.findIndex((cells) => cells.join() === wanted);
}

/** The four neighbours of a cell. */
export function beside([x, y]: Cell): Cell[] {
  return [
    [x - 1, y],
    [x + 1, y],
    [x, y - 1],
    [x, y + 1],
  ];
}

/** The corners of the outline of connected cells without holes, clockwise. */
export function corners(cells: Cell[]): Cell[] {
  const has = new Set(cells.map(String));
  const isIn = (x: number, y: number) => has.has(`${x},${y}`);
  // Each edge leads on from its first corner, with the cell at its right hand.
  const next = new Map<string, Cell[]>();
  const edge = (from: Cell, to: Cell) => next.set(String(from), [...(next.get(String(from)) ?? []), to]);
  for (const [x, y] of cells) {
    if (!isIn(x, y - 1)) edge([x, y], [x + 1, y]);
    if (!isIn(x + 1, y)) edge([x + 1, y], [x + 1, y + 1]);
    if (!isIn(x, y + 1)) edge([x + 1, y + 1], [x, y + 1]);
    if (!isIn(x - 1, y)) edge([x, y + 1], [x, y]);
  }
  const [start] = [...cells].sort((a, b) => squareOf(a) - squareOf(b));
  const path: Cell[] = [];
  let at = start;
  do {
    path.push(at);
    at = next.get(String(at))![0];
  } while (String(at) !== String(start));
  // Only where it bends.
  return path.filter((corner, index) => {
    const before = path.at(index - 1)!;
    const after = path[(index + 1) % path.length];
    return (corner[0] - before[0]) * (after[1] - corner[1]) !== (corner[1] - before[1]) * (after[0] - corner[0]);
  });
}

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * The outline of cells as an SVG path: `unit` is the side of a cell, `inset` how far it keeps
 * inside (less than 0: outside), `radius` how round the corners are.
 */
export function outline(cells: Cell[], unit: number, inset: number, radius: number): string {
  const bends = corners(cells);
  const ways = bends.map((from, index) => {
    const to = bends[(index + 1) % bends.length];
    return [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
  });
  const parts = bends.map(([x, y], index) => {
    const [inX, inY] = ways.at(index - 1)!;
    const [outX, outY] = ways[index];
    // The inside is at the right hand of both edges.
    const px = x * unit + (-inY - outY) * inset;
    const py = y * unit + (inX + outX) * inset;
    const begin = `${round(px - inX * radius)} ${round(py - inY * radius)}`;
    const end = `${round(px + outX * radius)} ${round(py + outY * radius)}`;
    return `${index ? "L" : "M"}${begin}Q${round(px)} ${round(py)} ${end}`;
  });
  return `${parts.join("")}Z`;
}

/** Where a cat has its head and its tail: ends of its body, the head up, the tail far from it. */
export function headAndTail(cells: Cell[]): [head: Cell, tail: Cell] {
  const has = new Set(cells.map(String));
  const ways = (cell: Cell) => beside(cell).filter((other) => has.has(String(other)));
  const few = (cell: Cell) => (ways(cell).length === 1 ? 0 : ways(cell).length);
  const byEnd = [...cells].sort((a, b) => few(a) - few(b) || squareOf(a) - squareOf(b));
  const head = byEnd[0];
  const steps = new Map([[String(head), 0]]);
  const queue = [head];
  for (const cell of queue) {
    for (const other of ways(cell)) {
      if (steps.has(String(other))) continue;
      steps.set(String(other), steps.get(String(cell))! + 1);
      queue.push(other);
    }
  }
  const far = (cell: Cell) => steps.get(String(cell))!;
  const [tail] = [...cells].sort((a, b) => far(b) - far(a) || few(a) - few(b));
  return [head, tail];
}

/** The turn in which a shape lies flattest: so it takes the least room on a card. */
export function flattest(shape: number): number {
  const heights = SHAPES[shape].turns.map((cells) => extent(cells)[1]);
  return heights.indexOf(Math.min(...heights));
}
