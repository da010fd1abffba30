/** Scores as they are shown. */
import type { Line } from "./view";

/** The last line of a score. */
export const total = (score: Line[]): number => score.at(-1)?.[1] ?? 0;
