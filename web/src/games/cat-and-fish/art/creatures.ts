/** The silhouettes of what can be fished, in a box of 64 by 40, looking to the left. */
export interface Creature {
  body: string;
  /** Fins, claws, a lid: in a lighter paper on top. */
  on?: string;
  /** Thin lines of the body's colour, beside it: legs, feelers. */
  thin?: string;
  /** Thin pale lines on the body: stripes, gills. */
  marks?: string;
  eyes?: [x: number, y: number][];
}

const FISHBONE: Creature = {
  body: "M3 20Q7 11 17 12v16Q7 29 3 20zM51 20l10-9q-3 9 0 18z",
  thin: "M17 20H52M24 12q3 8 0 16M32 12q3 8 0 16M40 13q3 7 0 14",
  eyes: [[10, 18]],
};
const TREASURE: Creature = {
  body: "M12 19Q12 7 22 7H42Q52 7 52 19V36H12z",
  on: "M27 17h10v9H27z",
  marks: "M12 19H27M37 19H52M20 8v28M44 8v28",
};

/** By the names of `components.py`. */
export const CREATURES: Record<string, Creature> = {
  crab: {
    body: "M32 14C45 14 51 20 50 26C49 33 40 35 32 35S15 33 14 26C13 20 19 14 32 14zM13 19C4 17 3 7 9 3C9 7 13 9 16 5C20 11 18 16 13 19zM51 19C60 17 61 7 55 3C55 7 51 9 48 5C44 11 46 16 51 19z",
    thin: "M16 29 6 32M18 32l-7 7M48 29l10 3M46 32l7 7M27 15V9M37 15V9",
    eyes: [
      [27, 9],
      [37, 9],
    ],
    marks: "M26 26q6 4 12 0",
  },
  sardine: {
    body: "M4 20C14 11 36 11 48 19L60 12Q56 20 60 28L48 21C36 29 14 29 4 20z",
    marks: "M21 20h.01M27 20h.01M33 20h.01M39 20h.01",
    eyes: [[11, 18]],
  },
  mackerel: {
    body: "M3 21C14 9 36 9 47 19L61 8L56 20L61 32L47 22C36 32 14 32 3 21zM26 11l6-6 3 6z",
    marks: "M19 13q3 3 0 7M26 12q3 3 0 7M33 13q3 3 0 7M40 15q2 2 0 5",
    eyes: [[11, 18]],
  },
  prawn: {
    body: "M13 11C30 1 54 8 54 24C54 35 43 39 34 35L29 39L28 32C37 32 43 28 41 22C39 16 27 16 17 20C12 20 10 14 13 11z",
    thin: "M13 13C8 8 5 8 2 3M14 15C8 12 5 14 1 12M22 20l-3 7M28 19l-2 7M34 20l1 6",
    marks: "M27 7l1 9M37 8l-1 9M46 14l-6 6",
    eyes: [[18, 14]],
  },
  squid: {
    body: "M2 20L16 6Q17 10 20 10C32 8 39 12 41 20C39 28 32 32 20 30Q17 30 16 34z",
    thin: "M40 15q8-8 21-5M41 18q10-4 21 0M41 22q10 4 21 1M40 25q8 7 20 6",
    eyes: [[35, 18]],
  },
  salmon: {
    body: "M3 20Q5 17 9 16C16 8 34 7 48 18L61 9L57 20L61 32L48 23C34 33 12 32 5 26L9 23zM25 10l4-7 8 7zM42 14l3-4 3 5z",
    marks: "M22 15h.01M28 13h.01M34 15h.01M26 19h.01M32 19h.01M39 18h.01",
    eyes: [[13, 18]],
  },
  bream: {
    body: "M5 22C13 4 35 1 46 18L59 8Q55 20 59 33L46 24C38 39 13 38 5 22zM17 9l3-7 4 4 3-5 4 5 4-4 3 9z",
    marks: "M20 14q5 7 0 16M38 16q3 4 0 9",
    eyes: [[14, 18]],
  },
  cod: {
    body: "M3 20C12 11 34 10 50 19L61 12L58 20L61 29L50 22C34 31 12 30 3 20zM17 13l6-8 4 8zM29 12l6-7 3 8zM40 14l5-5 2 8zM28 28l6 7 3-8z",
    thin: "M9 25l-2 7",
    marks: "M18 20q14-4 28 0",
    eyes: [[12, 18]],
  },
  swordfish: {
    body: "M0 17L21 16C31 10 42 12 50 18L63 6L57 19L63 33L50 22C40 29 28 28 20 21zM28 14l4-13 9 13zM30 26l4 9 4-9z",
    marks: "M29 17v6",
    eyes: [[23, 18]],
  },
  tuna: {
    body: "M3 20C12 7 36 6 51 18L60 4Q54 20 60 36L51 22C36 34 12 33 3 20zM25 10L36 1L34 11zM25 30L36 39L34 29z",
    thin: "M41 12l2-3M46 15l2-3M41 28l2 3M46 25l2 3",
    marks: "M20 14q4 6 0 12M8 22q20 6 38-2",
    eyes: [[11, 18]],
  },
  shark: {
    body: "M1 20C14 11 34 10 50 19L63 4L57 20L61 31L50 23C38 28 22 29 13 26L5 27zM25 14L34 0L39 15zM23 26l8 13 4-12z",
    marks: "M18 17v6M21.500 17v6M25 17v6",
    eyes: [[11, 19]],
  },
  whale: {
    body: "M2 23C2 10 20 7 34 11C44 14 47 21 51 18C51 12 53 8 57 5Q58 9 63 10C63 18 58 27 50 31C40 38 6 39 2 23z",
    thin: "M17 8Q17 2 11 3M17 8Q17 2 23 3",
    marks: "M3 26q16 6 30 2M24 30q2 5 7 6",
    eyes: [[11, 21]],
  },
  "green-fishbone": FISHBONE,
  "blue-fishbone": FISHBONE,
  "pink-fishbone": FISHBONE,
  "green-treasure": TREASURE,
  "blue-treasure": TREASURE,
  "pink-treasure": TREASURE,
};
