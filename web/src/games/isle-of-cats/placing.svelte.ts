/** A discovery in hand: turned and moved over the boat as a ghost, until it is drawn. */
import { startsWith } from "../../lib/choices";
import type { Spelled } from "../../lib/game";
import { type Cell, COLUMNS, roomOf, ROWS, SHAPES, squareOf } from "./components";
import { beside, extent, moved, turned, type Turning } from "./geometry";
import type { Player, Thing } from "./view";

/** Something that can be taken in hand: a discovery, and the verb that draws it. */
export interface Piece {
  key: string;
  verb: "draw" | "twin" | "treasure";
  shape: number;
  colour: number;
  /** Whether it can be drawn anywhere. */
  fits: boolean;
}

/** Why a place will not do. */
export type Fault = "outside" | "overlap" | "apart" | "other";

export interface Ghost {
  shape: number;
  colour: number;
  cells: Cell[];
  /** What drawing it here is; null: it cannot be drawn here. */
  action: Spelled | null;
  fault: Fault | null;
}

interface Point {
  x: number;
  y: number;
}

interface Situation {
  legal: Spelled[];
  suggestion: Spelled | null;
  /** Whether only the suggestion may be done: it is left to the learner to find it. */
  isLesson: boolean;
  boat: Player | null;
  pieces: Piece[];
}

const MAGNET = 0.9; // squares from which a place where it fits draws the ghost to it
const MIDDLE: Point = { x: COLUMNS / 2, y: ROWS / 2 };

/** The beginning of the actions that draw a piece: without turn and square. */
export function stem({ verb, shape, colour }: Omit<Piece, "key" | "fits">): Spelled {
  return verb === "treasure" ? [verb, shape] : [verb, shape, colour];
}

/** The pieces for some things that a verb draws. */
export function piecesOf(verb: Piece["verb"], things: Thing[], legal: Spelled[]): Piece[] {
  return things.map(([shape, colour], index) => {
    const begin = stem({ verb, shape, colour }).join();
    const fits = legal.some((action) => action.slice(0, -2).join() === begin);
    return { key: `${verb}-${index}-${shape}-${colour}`, verb, shape, colour, fits };
  });
}

export class Placing {
  private key = $state<string | null>(null);
  turn = $state(0);
  /** The middle of the ghost, in squares. */
  private centre = $state.raw<Point>(MIDDLE);
  /** Whether a place nearby where it fits draws the ghost: for pointers, which are not exact. */
  private isDrawn = $state(false);

  constructor(private readonly now: () => Situation) {}

  get held(): Piece | null {
    return this.now().pieces.find(({ key, fits }) => key === this.key && fits) ?? null;
  }

  isHeld(piece: Piece): boolean {
    return this.held?.key === piece.key;
  }

  /** The places of the piece in hand as it is turned: the upper left corner, and the action. */
  private readonly places = $derived.by((): { at: Cell; action: Spelled }[] => {
    const { held } = this;
    if (!held) return [];
    const begin = [...stem(held), this.turn].join();
    const [holdX] = SHAPES[held.shape].turns[this.turn][0];
    return this.now()
      .legal.filter((action) => action.slice(0, -1).join() === begin)
      .map((action) => {
        const square = Number(action.at(-1));
        return { at: [(square % 100) - holdX, Math.floor(square / 100)] as Cell, action };
      });
  });

  /** The squares that the piece, as it is turned, can cover. */
  readonly reach = $derived.by((): Set<number> => {
    const { held } = this;
    if (!held) return new Set();
    const cells = SHAPES[held.shape].turns[this.turn];
    return new Set(this.places.flatMap(({ at }) => moved(cells, at).map(squareOf)));
  });

  readonly ghost = $derived.by((): Ghost | null => {
    const { held } = this;
    if (!held) return null;
    const shape = SHAPES[held.shape].turns[this.turn];
    const at = this.corner(shape);
    const cells = moved(shape, at);
    const action = this.places.find((place) => place.at.join() === at.join())?.action ?? null;
    const fault = action ? null : this.faultOf(cells);
    return { shape: held.shape, colour: held.colour, cells, action, fault };
  });

  /** Where a bot, or the lesson, would draw the piece in hand. */
  readonly target = $derived.by((): Cell[] | null => {
    const { suggestion } = this.now();
    if (!suggestion || !["draw", "twin", "treasure"].includes(suggestion[0])) return null;
    const [turn, square] = suggestion.slice(-2).map(Number);
    const cells = SHAPES[Number(suggestion[1])].turns[turn];
    return moved(cells, [(square % 100) - cells[0][0], Math.floor(square / 100)]);
  });

  // Taking in hand

  /** What must be drawn is in hand at once; a twin only if it is wanted. */
  begin(): void {
    this.drop();
    const first = this.advised ?? this.now().pieces.find(({ verb, fits }) => verb === "draw" && fits);
    if (first) this.hold(first);
  }

  /** Take in hand what a bot, or the lesson, would draw. */
  holdAdvised(): void {
    if (this.advised) this.hold(this.advised);
  }

  private get advised(): Piece | undefined {
    const { pieces, suggestion } = this.now();
    return pieces.find((piece) => suggestion && startsWith(suggestion, stem(piece)));
  }

  /** Take a piece in hand; it lies at first where it fits, near where the last one was. */
  hold(piece: Piece): void {
    if (!piece.fits) return;
    this.key = piece.key;
    this.turn = 0;
    this.isDrawn = false;
    const { suggestion, isLesson } = this.now();
    if (isLesson) return;
    if (suggestion?.slice(0, -2).join() === stem(piece).join()) {
      this.turn = Number(suggestion.at(-2));
      this.go(this.places.find(({ action }) => action.join() === suggestion.join()));
      return;
    }
    while (!this.places.length) this.turn++; // it fits, so there is a turn in which it does
    this.go(this.nearest(Infinity));
  }

  /** Put it back. */
  drop = (): void => {
    this.key = null;
  };

  private go(place: { at: Cell } | null | undefined): void {
    const { held } = this;
    if (!place || !held) return;
    const [width, height] = extent(SHAPES[held.shape].turns[this.turn]);
    this.centre = { x: place.at[0] + width / 2, y: place.at[1] + height / 2 };
  }

  // Moving and turning

  /** Where the ghost is, to move it relative to that. */
  get where(): Point {
    return this.centre;
  }

  /** Move its middle to that point, or to a place nearby where it fits. */
  moveTo(point: Point): void {
    this.centre = {
      x: Math.min(Math.max(point.x, 0), COLUMNS),
      y: Math.min(Math.max(point.y, 0), ROWS),
    };
    this.isDrawn = true;
  }

  /** Move it by so many squares. */
  nudge(dx: number, dy: number): boolean {
    const { held } = this;
    if (!held) return false;
    const shape = SHAPES[held.shape].turns[this.turn];
    const [x, y] = this.corner(shape);
    const [width, height] = extent(shape);
    const at: Cell = [
      Math.min(Math.max(x + dx, 0), COLUMNS - width),
      Math.min(Math.max(y + dy, 0), ROWS - height),
    ];
    this.isDrawn = false;
    this.go({ at });
    return true;
  }

  turnIt(how: Turning): boolean {
    const { held } = this;
    if (!held) return false;
    this.turn = turned(held.shape, this.turn, how);
    return true;
  }

  /** The upper left corner of the ghost. */
  private corner(shape: Cell[]): Cell {
    const near = this.isDrawn && this.nearest(MAGNET);
    if (near) return near.at;
    const [width, height] = extent(shape);
    // A hair less than half, so that what lies exactly between two squares always goes one way.
    return [
      Math.round(this.centre.x - width / 2 - 0.001),
      Math.round(this.centre.y - height / 2 - 0.001),
    ];
  }

  /** The place, not farther than that from the middle, where it fits. */
  private nearest(farthest: number): { at: Cell } | null {
    const { held, centre } = this;
    if (!held) return null;
    const [width, height] = extent(SHAPES[held.shape].turns[this.turn]);
    let best: { at: Cell } | null = null;
    let least = farthest;
    for (const place of this.places) {
      const far = Math.hypot(place.at[0] + width / 2 - centre.x, place.at[1] + height / 2 - centre.y);
      if (far < least) [best, least] = [place, far];
    }
    return best;
  }

  /** In words for the player: the rules themselves are only in the list of what is legal. */
  private faultOf(cells: Cell[]): Fault {
    const taken = new Set(this.now().boat?.drawn.flatMap(([, , , , squares]) => squares));
    const isTaken = (cell: Cell) => taken.has(squareOf(cell));
    if (cells.some((cell) => roomOf(cell) === null)) return "outside";
    if (cells.some(isTaken)) return "overlap";
    if (taken.size && !cells.some((cell) => beside(cell).some(isTaken))) return "apart";
    return "other";
  }
}

/** What drawing there does besides: rats that it covers, its map, rooms that it fills. */
export function gains(ghost: Ghost, boat: Player): { rats: number; map: boolean; rooms: number[] } {
  const squares = ghost.cells.map(squareOf);
  const covers = (room: number) => ghost.cells.filter((cell) => roomOf(cell) === room).length;
  return {
    rats: boat.rats.filter((rat) => squares.includes(rat)).length,
    map: squares.includes(boat.maps[ghost.colour]?.[0]),
    rooms: boat.rooms.flatMap((empty, room) => (empty > 0 && covers(room) === empty ? [room] : [])),
  };
}

