/** The view of Cat & Fish, as `games/cat_and_fish/view.py` builds it. */
import type { Frame } from "../../lib/game";
import tables from "../../lib/tables.json";

export const GAME = "cat-and-fish";

/** The names of the game's things by number, in the order of `components.py`. */
export const WORDS = tables[GAME].words as Record<Sort, string[]>;

export type Sort = "card" | "tile" | "magic" | "space" | "catastrophe" | "season" | "zone";

export const YEARS = 5;
export const CARDS = 10; // kinds for sale; the Rod and the Summoner are not
export const ROD = 10;
export const SUMMONER_CARD = 11;
export const TREASURE_ISLAND = 6;
export const MAGIC_LIBRARY = 7;

const ZONES = 3;
const KEPT_OF_A_ZONE = 5; // four fish and a fishbone
const KEPT = ZONES * KEPT_OF_A_ZONE;

/** The colour of a kind of tile: 0 green, 1 blue, 2 pink. */
export function zoneOf(tile: number): number {
  return tile < KEPT ? Math.floor(tile / KEPT_OF_A_ZONE) : tile - KEPT;
}

/** The kinds of one colour in the order in which a pile counts them. */
export function kindsOf(zone: number): number[] {
  const kept = Array.from({ length: KEPT_OF_A_ZONE }, (_, local) => zone * KEPT_OF_A_ZONE + local);
  return [...kept, KEPT + zone];
}

export type Stage = "choosing" | "doing" | "fees" | "summoning" | "over";
export type Phase =
  | "place"
  | "act"
  | "fish"
  | "sail"
  | "jump"
  | "sell"
  | "buy"
  | "move"
  | "steal"
  | "lose"
  | "flee"
  | "fee"
  | "summon"
  | "over";

/** A tile of a storehouse: its prices by season, and what its owner would get for it now. */
export interface Stored {
  tile: number;
  prices: number[];
  now: number;
}

/** What everybody sees of a player. */
export interface Player {
  pawn: number;
  money: number;
  cards: [card: number, price: number][];
  wealth: number;
  total: number;
  store: Stored[];
  capacity: number;
  range: number;
  /** How many magic cards they keep. */
  magic: number;
  penalties: number;
  /** The spaces chosen this season, and those of them not done yet. */
  placed: number[];
  markers: number[];
  allowance: number;
  reach: number[];
  courses: number[];
}

/** What a catastrophe would do to a player. */
export interface Hit {
  seat: number;
  money: number;
  fish: boolean;
  refuges: number[];
}

/** A block that a catastrophe may go to, and what that would do. */
export interface Preview {
  block: number;
  catastrophe: number;
  hits: Hit[];
  /** Whether a tile there would be gone. */
  tile: boolean;
}

export interface View extends Frame {
  stage: Stage;
  phase: Phase;
  season: number;
  year: number;
  first: number;
  active: number;
  order: number[];
  /** The seats not done with this stage. */
  waiting: number[];
  thief: number | null;
  summoner: number | null;
  players: Player[];
  /** The viewer's magic cards; null for spectators. */
  magic: number[] | null;
  spaces: { room: number; free: number }[];
  /** The blocks with a tile. */
  fish: number[];
  /** The block of each catastrophe; 0: it has not come yet. */
  catastrophes: number[];
  piles: { size: number; discard: number[]; unseen: number[] }[];
  /** What each kind that can be kept fetches, by season. */
  prices: number[][];
  shop: { price: number | null; left: number[] }[];
  library: { size: number; used: number[] };
  treasure: { size: number; left: number[] };
  doing: number | null;
  steps: number;
  strike: { catastrophe: number; mover: number; victim: number; victims: number[] } | null;
  preview: Preview[];
}
