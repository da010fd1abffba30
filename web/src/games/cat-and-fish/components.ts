/** What the game is made of, in the order of `components.py`. */
import { GRAMMARS } from "../../lib/grammars";
import { GAME } from "./view";

/** The names of the game's things by number, in the order of `components.py`. */
export const WORDS = GRAMMARS[GAME]!.words as Record<Sort, string[]>;

export type Sort = "card" | "tile" | "magic" | "space" | "catastrophe" | "season" | "zone";

export const YEARS = 5;
export const CARDS = 10; // kinds for sale; the Rod and the Summoner are not
export const ROD = 10;
export const SUMMONER_CARD = 11;
export const TREASURE_ISLAND = 6;
export const MAGIC_LIBRARY = 7;
export const SUMMONER = 9;

const ZONES = 3;
const KEPT_OF_A_ZONE = 5; // four fish and a fishbone
const KEPT = ZONES * KEPT_OF_A_ZONE;

/** The colour of a kind of tile: 0 green, 1 blue, 2 pink. */
export function zoneOf(tile: number): number {
  return tile < KEPT ? Math.floor(tile / KEPT_OF_A_ZONE) : tile - KEPT;
}

/** The treasure of a colour. */
export const treasureOf = (zone: number): number => KEPT + zone;

/** The kinds of one colour in the order in which a pile counts them. */
export function kindsOf(zone: number): number[] {
  const kept = Array.from({ length: KEPT_OF_A_ZONE }, (_, local) => zone * KEPT_OF_A_ZONE + local);
  return [...kept, treasureOf(zone)];
}
