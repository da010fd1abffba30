/** What weighs on an action, and what there is no choice about. */
import type { Spelled, Weight } from "../../lib/game";
import type { View } from "./view";

/** What can be taken back. */
const FORCED = ["secure", "release", "advance"];

/** To end a turn in which nothing was done is grave; after a move it is what one does anyway. */
export function weigh({ phase }: View, [verb]: Spelled): Weight | null {
  if (verb === "toss-bag" || (verb === "end" && phase === "turn")) return "grave";
  return verb === "end" || verb === "gather" ? "final" : null;
}

export function forced({ legal }: View): Spelled | null {
  return legal.length === 1 && FORCED.includes(legal[0]![0]) ? legal[0]! : null;
}
