/** The view of The Isle of Cats, as `games/isle_of_cats/view.py` builds it. */
import type { Frame } from "../../lib/game";

export const GAME = "isle-of-cats";

/** A discovery: its shape and colour. */
export type Thing = [shape: number, colour: number];

/** What a lesson scores now, what it counts, and the count that it wants, if it wants one. */
export type Progress = [points: number, count: number, wanted: number | null];

/** A card of the island. */
export interface Card {
  card: number;
  word: "lesson" | "all" | "any" | "or";
  things: Thing[];
  /** How many things stand above the word. */
  above: number;
  lesson: number | null;
  /** For a seat, whether each thing fits on its boat. */
  fits: boolean[];
  progress: Progress | null;
}

export type Stage = "morning" | "cards" | "area" | "picks" | "colour" | "draw" | "map" | "done";

/** How far a seat's day is: for its owner alone. Cards are told by their slots. */
export interface Today {
  stage: Stage;
  chosen: number[];
  left: number[];
  open: number | null;
  items: Thing[];
  twins: Thing[];
  short: number;
  /** The specials that may be used now. */
  specials: number[];
}

/** A discovery on a boat. */
export type Drawing = [
  shape: number,
  colour: number,
  turn: number,
  source: "card" | "map" | "twin",
  squares: number[],
];

/** A boat with its lesson sheet and score. */
export interface Player {
  done: boolean;
  sheet: number;
  drawn: Drawing[];
  /** The squares of the rats still visible. */
  rats: number[];
  /** For each colour the square of its map, and 1 if it is covered. */
  maps: [square: number, covered: number][];
  /** The empty squares of each room. */
  rooms: number[];
  cats: number[];
  treasures: [commons: number, rares: number];
  families: number[];
  lessons: [lesson: number, ...progress: Progress][];
  used: number[];
  /** The slots whose cards the player took on the day before. */
  took: number[];
  score: [name: string, points: number][];
}

/** The sister's colours turned so far, her lessons (from 0 on) with their points, and her score. */
export interface Sister {
  colours: number[];
  lessons: [lesson: number, points: number][];
  score: [name: string, points: number][];
}

export interface View extends Frame {
  day: number;
  days: number;
  island: Card[];
  today: Today | null;
  players: Player[];
  sister: Sister | null;
}

/** The last line of a score. */
export const total = (score: [string, number][]): number => score.at(-1)?.[1] ?? 0;

/** Points with a true minus. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
