/** The view of Exploding Kittens, as `games/exploding_kittens/view.py` builds it. */
import type { Frame, Spelled } from "../../lib/game";

export const GAME = "exploding-kittens";

/** The titles by number: the same order and names as in `components.py`. */
export const TITLES = [
  "exploding-kitten",
  "defuse",
  "nope",
  "attack",
  "skip",
  "favor",
  "shuffle",
  "see-the-future",
  "tacocat",
  "cattermelon",
  "hairy-potato-cat",
  "beard-cat",
  "rainbow-ralphing-cat",
] as const;

export type TitleName = (typeof TITLES)[number];

export const KITTEN = 0;
export const DEFUSE = 1;
export const NOPE = 2;

export type Phase = "turn" | "window" | "give" | "take" | "insert" | "over";

/** What is to be seen of a player. */
export interface Player {
  alive: boolean;
  cards: number;
  /** Titles that the viewer knows them to hold. */
  known: number[];
}

/** The draw pile: `known` has places from the top with their titles, `odds` is so many in so many. */
export interface Pile {
  size: number;
  kittens: number;
  known: [place: number, title: number][];
  odds: [kittens: number, cards: number];
}

/** What waits in the reaction window. */
export interface Play {
  by: number;
  action: Spelled;
  last_player: number;
  nopes: number;
}

export interface View extends Frame {
  phase: Phase;
  combos: boolean;
  active: number;
  owed: number;
  attacked: boolean;
  /** Titles, sorted; null for spectators. */
  hand: number[] | null;
  players: Player[];
  pile: Pile;
  /** How many of each title lie open. */
  discard: number[];
  play: Play | null;
}
