/** How the regions of a board lie: by the room that there is, in both directions. */

/** Upright phones and tablets; laptops and desktops; phones held sideways. */
export type Arrangement = "tall" | "wide" | "short";

const NARROW = 820;
const LOW = 480;
const SIDE_BY_SIDE = 560; // the least width in which choices can stand beside the board

export function arrange(width: number, height: number): Arrangement {
  if (!width) return "wide"; // not laid out yet
  if (height < LOW && width >= SIDE_BY_SIDE) return "short";
  return width < NARROW ? "tall" : "wide";
}
