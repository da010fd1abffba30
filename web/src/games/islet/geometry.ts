/** The triangles of the grid as they are drawn: row by row, upright and hanging in turn. */
import type { Box, Point } from "../../lib/board/viewport.svelte";
import { NIGHT } from "./components";
import type { Site } from "./view";

export const SIDE = 100;
export const HEIGHT = (SIDE * Math.sqrt(3)) / 2;
/** How far a level lifts a tile. */
export const LIFT = 5;

const HALF = SIDE / 2;
const NEAR = HEIGHT / 3; // from the middle to a side
const FAR = 2 * NEAR; // from the middle to a corner
const GAP = 36; // between the islets of the solo game
const MARGIN = 16;
const SHADE = 0.1; // of the way to the middle, by each level that a neighbour is higher
const DARKEST = 0.42;

/** Corners around the middle of a place, clockwise from the left or the top. */
const UPRIGHT: readonly Point[] = [
  { x: 0, y: -FAR },
  { x: HALF, y: NEAR },
  { x: -HALF, y: NEAR },
];
const HANGING: readonly Point[] = [
  { x: -HALF, y: -NEAR },
  { x: HALF, y: -NEAR },
  { x: 0, y: FAR },
];

export function isUpright({ x, y }: Point): boolean {
  return ((x + y) & 1) === 0;
}

export function corners(upright: boolean): readonly Point[] {
  return upright ? UPRIGHT : HANGING;
}

const path = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}Z`;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The outline of a place around its middle. */
export const OUTLINE = { upright: path(UPRIGHT), hanging: path(HANGING) };

export function outline(upright: boolean): string {
  return upright ? OUTLINE.upright : OUTLINE.hanging;
}

/** The sides of a stack that are seen from the front, below its top. */
export function flank(upright: boolean, level: number): string {
  const lift = level * LIFT;
  if (upright) return `M${-HALF} ${round(NEAR)}v${lift}h${SIDE}v${-lift}Z`;
  const low = round(FAR);
  const high = round(-NEAR);
  return `M${-HALF} ${high}v${lift}L0 ${low + lift}L${HALF} ${high + lift}v${-lift}L0 ${low}Z`;
}

/** The seams between the tiles of a stack. */
export function seams(upright: boolean, level: number): string {
  return Array.from({ length: level - 1 }, (_, seam) => {
    const down = (seam + 1) * LIFT;
    if (upright) return `M${-HALF} ${round(NEAR + down)}h${SIDE}`;
    return `M${-HALF} ${round(-NEAR + down)}L0 ${round(FAR + down)}L${HALF} ${round(-NEAR + down)}`;
  }).join("");
}

/** The middle of a place on its islet's own grid, at sea level. */
export function middle(place: Point): Point {
  return { x: place.x * HALF, y: place.y * HEIGHT + (isUpright(place) ? FAR : NEAR) };
}

/** Where a place lies from the middle of the first six tiles: eighths of a turn from the north. */
export function compass(place: Point): number {
  const { x, y } = middle(place);
  const turn = Math.atan2(x - HALF, HEIGHT - y) / (2 * Math.PI);
  return Math.round(8 * turn + 8) % 8;
}

/** The places that touch a place, with the corners of the side at which they do. */
function neighbours(place: Point): { at: Point; from: number; to: number }[] {
  const { x, y } = place;
  const upright = isUpright(place);
  return [
    { at: { x: x - 1, y }, from: 2, to: 0 },
    { at: { x: x + 1, y }, from: upright ? 0 : 1, to: upright ? 1 : 2 },
    { at: { x, y: upright ? y + 1 : y - 1 }, from: upright ? 1 : 0, to: upright ? 2 : 1 },
  ];
}

/** Whether two places share a side. */
export function touches(one: Site, other: Site): boolean {
  const isAt = ({ at }: { at: Point }) => at.x === other.x && at.y === other.y;
  return one.islet === other.islet && neighbours(one).some(isAt);
}

/** A place as it is drawn. */
export interface Spot {
  site: number;
  place: Site;
  upright: boolean;
  /** The middle of its top. */
  at: Point;
  /** The shadow that higher neighbours throw on it. */
  shade: string;
}

export interface Chart {
  spots: Spot[];
  /** Those that are land, in the order in which they are drawn: the front ones last. */
  land: Spot[];
  box: Box;
  /** The box of each islet. */
  islets: Box[];
}

/** Where everything is drawn. Two islets lie side by side, or one above the other. */
export function chart(sites: Site[], isTall: boolean): Chart {
  const count = sites.some(({ islet }) => islet === NIGHT) ? 2 : 1;
  const own = Array.from({ length: count }, (_, islet) =>
    around(sites.filter((site) => site.islet === islet)),
  );
  const shifts = own.map((box, islet) => shift(own[0]!, box, islet, isTall));
  const levels = new Map(sites.map((site) => [key(site.islet, site), site.level]));
  const spots = sites.map((place, site): Spot => {
    const at = middle(place);
    const by = shifts[place.islet]!;
    return {
      site,
      place,
      upright: isUpright(place),
      at: { x: at.x + by.x, y: at.y + by.y - place.level * LIFT },
      shade: place.level ? shade(place, levels) : "",
    };
  });
  const islets = own.map((box, islet) => ({
    ...box,
    x: box.x + shifts[islet]!.x,
    y: box.y + shifts[islet]!.y,
  }));
  const land = spots.filter(({ place }) => place.level > 0).sort(inFront);
  return { spots, land, box: united(islets), islets };
}

const key = (islet: number, { x, y }: Point): string => `${islet} ${x} ${y}`;

/** Rows from the back to the front; in a row those that hang are behind. */
function inFront(a: Spot, b: Spot): number {
  return a.place.y - b.place.y || Number(a.upright) - Number(b.upright) || a.place.x - b.place.x;
}

function shade(place: Site, levels: Map<string, number>): string {
  const ends = corners(isUpright(place));
  return neighbours(place)
    .map(({ at, from, to }) => {
      const above = (levels.get(key(place.islet, at)) ?? 0) - place.level;
      if (above <= 0) return "";
      const near = 1 - Math.min(above * SHADE, DARKEST);
      const [a, b] = [ends[from]!, ends[to]!];
      return path([a, b, { x: b.x * near, y: b.y * near }, { x: a.x * near, y: a.y * near }]);
    })
    .join("");
}

function around(places: Site[]): Box {
  const columns = places.map(({ x }) => x);
  const rows = places.map(({ y }) => y);
  const highest = Math.max(1, ...places.map(({ level }) => level)) * LIFT;
  const left = (Math.min(...columns) - 1) * HALF - MARGIN;
  const top = Math.min(...rows) * HEIGHT - highest - MARGIN;
  const right = (Math.max(...columns) + 1) * HALF + MARGIN;
  const bottom = (Math.max(...rows) + 1) * HEIGHT + MARGIN;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** How far an islet is moved: the second one beside or below the first, their middles in line. */
function shift(first: Box, box: Box, islet: number, isTall: boolean): Point {
  if (islet === 0) return { x: 0, y: 0 };
  const middleX = first.x + first.width / 2 - (box.x + box.width / 2);
  const middleY = first.y + first.height / 2 - (box.y + box.height / 2);
  return isTall
    ? { x: middleX, y: first.y + first.height + GAP - box.y }
    : { x: first.x + first.width + GAP - box.x, y: middleY };
}

/** The box around some places, with what stands on them. */
export function framed(spots: Spot[]): Box {
  return united(
    spots.map(({ at }) => ({ x: at.x - HALF, y: at.y - FAR, width: SIDE, height: FAR + FAR + LIFT })),
  );
}

function united(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The nearest spot in the direction of an arrow key, seen from another. */
export function towards(spots: Spot[], from: Spot, key: string): Spot | null {
  const way = ARROWS[key];
  if (!way) return null;
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const dx = spot.at.x - from.at.x;
    const dy = spot.at.y - from.at.y;
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (spot.site === from.site || ahead < SIDE / 6 || aside > 3 * ahead) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const CALM = 150; // between ripples
const WAVES = "q6-6 12 0t12 0t12 0";

/** A few ripples on the sea around a box: rows of them, every other one shifted. */
export function ripples({ x, y, width, height }: Box): string {
  const columns = Math.ceil(width / CALM) + 3;
  const rows = Math.ceil(height / CALM) + 3;
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const shift = row % 2 ? CALM / 2 : 0;
    return `M${round(x + (column - 1.5) * CALM + shift)} ${round(y + (row - 1.2) * CALM)}${WAVES}`;
  }).join("");
}
