/**
 * The game master's island, day by day, for those who draw on paper (IC-61).
 *
 * Made from catlantis.games.isle_of_cats.master by server/typescript.py: do not edit.
 */

export type CardWord = "lesson" | "all" | "any" | "or";

/** What is laid out before the first day. */
export interface Island {
  boats: number[];
  sister: number[];
}

/** A card of the island. */
export interface IslandCard {
  word: "all" | "any" | "lesson" | "or";
  things: number[][];
  above: number;
  lesson: number | null;
}

/** What is laid out on a day. */
export interface IslandDay {
  cards: IslandCard[];
  sister: number[][];
}

/** What a player counted on their boat when Vesh arrived. */
export interface Counted {
  rats?: number;
  filled_rooms?: number;
  families?: number[];
  rares?: number;
  lessons?: number;
}
