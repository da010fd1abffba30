/** Scores as they are shown. */
import type { Line } from "./view";

/** The last line of a score. */
export const total = (score: Line[]): number => score.at(-1)?.[1] ?? 0;

/** Points with a true minus. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
