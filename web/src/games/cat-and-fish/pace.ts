/** What weighs on an action, and what there is no choice about. */
import type { Spelled, Weight } from "../../lib/game";
import type { View } from "./view";

/** What gives up markers or actions that could still be used. */
const GRAVE = ["pass", "finish"];
const FINAL = ["place", "begin", "fish", "sail", "jump", "sell", "use", "stop", "pay", "borrow"];
/** What a catastrophe leaves no choice about. Nobody pays a fee unawares (CF-40). */
const FORCED = ["lose", "flee"];

export function weigh(_: View, [verb]: Spelled): Weight | null {
  if (GRAVE.includes(verb)) return "grave";
  return FINAL.includes(verb) ? "final" : null;
}

export function forced({ legal }: View): Spelled | null {
  return legal.length === 1 && FORCED.includes(legal[0]![0]) ? legal[0]! : null;
}
