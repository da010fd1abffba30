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
