/** The view of Islet, as `games/islet/view.py` builds it. */
import type { Frame, Spelled } from "../../lib/game";

export const GAME = "islet";

/** Terrains 0 to 2 are also the resources of these numbers; nests are resources 3 to 5. */
export const TERRAINS = 3;
export const RESOURCES = 6;
export const FIRST_NEST = 3;
/** Unsecured cards that may be kept after exploring (IS-23). */
export const MOST_FREE = 8;
export const DAY = 0;
export const NIGHT = 1;

export type Phase =
  | "turn"
  | "stack"
  | "return"
  | "move"
  | "secure"
  | "release"
  | "start"
  | "toss"
  | "fulfil"
  | "over";

/** A place of the grid: land, or (level 0) sea beside it. */
export interface Site {
  x: number;
  y: number;
  islet: number;
  level: number;
  terrain?: number;
  nest?: number;
  /** The seat whose egg lies there. */
  egg?: number | null;
}

/** What is to be seen of a player; resources are counted by type. */
export interface Player {
  /** The site of the bird; null: in the sea. */
  bird: number | null;
  tiles: number;
  free_eggs: number;
  /** The levels that were laid on, the highest first. */
  laid: number[];
  free: number[];
  secured: number[];
  exhausted: number[];
}

/** A tile that the bird can end on, the fewest cards that it takes, and the first step. */
export interface Reach {
  site: number;
  cards: number;
  first: Spelled;
}

/** A card at an islet, and the tiles that meet it. */
export interface Condition {
  condition: number;
  fits: number[];
}

export interface Solo {
  cards: [day: Condition[], night: Condition[]];
  pile: number;
  removed: number[];
}

export interface View extends Frame {
  phase: Phase;
  active: number;
  first: number;
  round: number;
  /** Rounds that follow this one, if that is known. */
  rounds_left: number | null;
  idle: number;
  sites: Site[];
  players: Player[];
  /** Kinds of tiles, sorted; null for spectators. */
  hand: number[] | null;
  bag: number;
  /** For each kind of tile, how many the viewer has not seen. */
  unseen: number[];
  packs: number[];
  /** While exploring: each tile placed and the resource that it will bring, if its pack has one. */
  coming: [site: number, resource: number | null][];
  /** How many steps the bird may still take before a payment (IS-38). */
  free_steps: number;
  reach: Reach[];
  /** For each tile a step away, and for an egg, the payment to suggest. */
  suggested: Spelled[];
  solo: Solo | null;
}

/** The terrain of a kind of tile. */
export const terrainOf = (kind: number): number => Math.floor(kind / TERRAINS);

/** The nest of a kind of tile. */
export const nestOf = (kind: number): number => kind % TERRAINS;

/** The nests that two different terrains make, by the two added up (IS-22). */
const NEST_BY_SUM = [-1, 1, 0, 2];

/** The resource that a tile of that kind would bring at a place (IS-22). */
export function brings(kind: number, { terrain }: Site): number {
  const own = terrainOf(kind);
  return terrain === undefined || terrain === own ? own : FIRST_NEST + NEST_BY_SUM[terrain + own]!;
}
