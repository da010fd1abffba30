/** What weighs on an action, and what there is no choice about. */
import type { Spelled, Weight } from "../../lib/game";
import type { View } from "./view";

/** All of a day can be taken back until it is confirmed (IC-21), which is asked as a question. */
export function weigh(_: View, [verb]: Spelled): Weight | null {
  return verb === "confirm" ? "final" : null;
}

/** The last card of a day. */
export function forced({ legal }: View): Spelled | null {
  return legal.length === 1 && legal[0]![0] === "card" ? legal[0]! : null;
}
