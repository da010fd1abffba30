/** Cards of every kind, for the tests. */
import type { IslandCard } from "./wire";

const BLUE = 0;
export const GREEN = 1;
export const ORANGE = 2;
const BLACK = 5;
const [DOT, PAIR, RARE_O, STAIRS] = [0, 1, 7, 28];
export const WAVE = 11;
export const STICK = 21;

export function card(things: number[][], more: Partial<IslandCard> = {}): IslandCard {
  return { word: "all", things, above: things.length, lesson: null, ...more };
}

export const CARDS = {
  two: card([[WAVE, BLUE], [STICK, ORANGE]]),
  oshax: card([[STAIRS, BLACK]]),
  any: card([[DOT, BLACK], [PAIR, BLACK], [WAVE, BLUE]], { word: "any" }),
  or: card([[RARE_O, BLACK], [DOT, BLACK], [PAIR, BLACK]], { word: "or", above: 1 }),
  lesson: card([], { word: "lesson", lesson: 16 }),
};
