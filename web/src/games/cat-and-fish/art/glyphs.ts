/** Small signs in one colour, in a square of 24: what is filled, and what is stroked. */
export interface Sign {
  fill?: string;
  line?: string;
}

const SPIRAL = "M12 12c1-2 4-1 4 1.500 0 3-3.500 4.500-6.500 3.500-4-1.300-5-6-2.500-9.500 3-4 9-4.500 13-1.500M4 19c5 3 12 2.500 15.500-2.500 1-1.500 1.500-3.500 1.300-5";
const BOAT = "M3 15h18l-3 5H6zM11 3v11H4.500zM13 6l6 8h-6z";
const NET = "M4 4h16M5 4q7 30 14 0M4.500 9h15M6 14h12M12 4v15M8 4l2.500 14M16 4l-2.500 14";

/** The signs, by the names of the game's things. */
export const GLYPHS: Record<string, Sign> = {
  // The action board
  fishing: { line: "M5 21 15 3q4 1 5 7v4M20 14v3q0 3-2.500 3T15 17.500" },
  sailing: { fill: BOAT },
  selling: { line: "M3 12 12 3h8v8l-9 9zM16 8v.01M9.500 11.500l3 3M12 9.500l2.500 2.500" },
  buying: { line: "M5 8h14l1.500 12.500h-17zM8.500 11V7a3.500 3.500 0 0 1 7 0v4" },
  typhoon: { line: SPIRAL },
  oil: { fill: "M12 2c4 6 6.500 9 6.500 12.500a6.500 6.500 0 0 1-13 0C5.500 11 8 8 12 2z" },
  "treasure-island": { line: "M3 20q9-6 18 0M12.500 17q-1.500-6 .5-10M13 7q-5-4-8 1 5-2 8-1zq5-5 8 0-5-1-8 0zq-3 3-3 6" },
  "magic-library": { line: "M12 6.500C9.500 4.500 6 4.500 3.500 5.500v13c2.500-1 6-1 8.500 1 2.500-2 6-2 8.500-1v-13c-2.500-1-6-1-8.500 1zv13M16.500 9v4M14.500 11h4" },
  thief: { fill: "M2 9q5-3 10 0 5-3 10 0-.500 7-5 7-3.500 0-5-3-1.500 3-5 3Q2.500 16 2 9zm4 1.500q1 2.500 4 1.500-1-2.500-4-1.500zm12 0q-3-1-4 1.500 3 1 4-1.500z" },
  summoner: { line: "M5 21q-3-8 1-12t3 5 4 3 0-9-5-5M13 21q6-3 6-9t-4-5 0 5M20 21q2-4 1.500-9" },
  // Cards
  "fishing-rod": { line: "M5 21 15 3q4 1 5 7v4M20 14v3q0 3-2.500 3T15 17.500" },
  "fishing-net": { line: NET },
  "fisher-man": { fill: "M6 10q0-7 6-7t6 7l4 2q-10 5-20 0z", line: "M8 15q0 6 4 6t4-6" },
  "fishing-boat": { fill: BOAT },
  "fishing-vessel": { fill: "M2 15h20l-3 6H5zM6 9h11v5H6zM9 3h3v5H9zM13 5h3v3h-3z" },
  wizard: { fill: "M12 2q1 9 5 15H7Q11 11 12 2zM3 18q9-3 18 0-9 5-18 0z" },
  sorcerer: { line: "M6 21 14 9", fill: "M16 1l1.800 4.200L22 7l-4.200 1.800L16 13l-1.800-4.200L10 7l4.200-1.800zM20 14l.8 2.200L23 17l-2.200.8L20 20l-.8-2.200L17 17l2.200-.8z" },
  merchant: { line: "M12 3v17M7 20h10M4 7h16M4 7l-2.500 7h5zM20 7l-2.500 7h5z" },
  membership: { line: "M3 5.500h18v13H3zM6 15.500q0-3 2.500-3t2.500 3M14 10h4M14 13.500h4M8.500 9.500v.01" },
  "cold-storage": { line: "M12 2v20M3.500 7l17 10M20.500 7l-17 10M9 3.500l3 2.500 3-2.500M9 20.500l3-2.500 3 2.500" },
  "black-market": { line: "M9 3h6M12 3v3M8 6h8l1.500 11h-11zM5.500 21h13M12 10v4" },
  // Magic
  engine: { line: "M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM12 2.500v4M12 17.500v4M2.500 12h4M17.500 12h4M5.300 5.300l2.800 2.800M15.900 15.900l2.800 2.800M18.700 5.300l-2.800 2.800M8.100 15.900l-2.800 2.800" },
  storm: { fill: "M13 2 4 14h6l-2 8 11-13h-7z" },
  wind: { line: "M3 9h11a3 3 0 1 0-3-3M3 14h15a3 3 0 1 1-3 3" },
  "strong-wind": { line: "M3 7h10a2.500 2.500 0 1 0-2.500-2.500M2 12h17a3 3 0 1 0-3-3M4 17h10a2.500 2.500 0 1 1-2.500 2.500" },
  "good-haul": { line: NET },
  change: { line: "M4 8h13l-3.500-4M20 16H7l3.500 4" },
  warp: { line: SPIRAL, fill: "M19 1l1 3 3 1-3 1-1 3-1-3-3-1 3-1z" },
  blank: { line: "M5 3.500h14v17H5z" },
  // Seasons
  spring: { fill: "M12 9.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z", line: "M12 9q-5-6 0-6.500 5 .500 0 6.500M15 11q4-6.500 6-2.500 1 4-6 4M14 14.500q6.500 3 2.500 6-4 1-4-5.500M10 15q-1 7-5 5-3-3.500 4.500-6M9 12.500q-7-.500-5.500-5Q6 4 9.500 10.500" },
  summer: { fill: "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10z", line: "M12 1.500V4M12 20v2.500M1.500 12H4M20 12h2.500M4.600 4.600l1.700 1.700M17.700 17.700l1.700 1.700M19.400 4.600l-1.700 1.700M6.300 17.700l-1.700 1.700" },
  autumn: { fill: "M20 3Q5 3 5 12q0 3 2 5Q14 15 20 3z", line: "M4 21Q8 13 15 8" },
  winter: { line: "M12 2v20M3.500 7l17 10M20.500 7l-17 10M9 3.500l3 2.500 3-2.500M9 20.500l3-2.500 3 2.500" },
  // The rest
  monster: { line: "M5 21q-3-8 1-12t3 5 4 3 0-9-5-5M13 21q6-3 6-9t-4-5 0 5M20 21q2-4 1.500-9" },
  first: { line: "M12 6v15M5 13q0 8 7 8t7-8M8.500 10h7M12 2.500a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600z" },
  penalty: { line: "M12 3 2.500 20h19zM12 9v5M12 17v.01" },
  fish: { fill: "M2 12Q9 4 16 11l6-5v12l-6-5Q9 20 2 12z" },
  magic: { fill: "M12 2l2.500 7.500L22 12l-7.500 2.500L12 22l-2.500-7.500L2 12l7.500-2.500z" },
};
