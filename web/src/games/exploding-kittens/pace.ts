/** What weighs on an action, and what there is no choice about. */
import type { Spelled, Weight } from "../../lib/game";
import type { View } from "./view";

/** Drawing and letting pass are what one does anyway. */
const FINAL = ["draw", "pass", "insert"];

export function weigh(_: View, [verb]: Spelled): Weight | null {
  if (verb === "nope") return "grave";
  return FINAL.includes(verb) ? "final" : null;
}

/** The only card of a hand, which all can count: of several alike a quick answer would tell. */
export function forced({ prompt, legal, hand }: View): Spelled | null {
  return prompt?.[0] === "give" && hand?.length === 1 ? (legal[0] ?? null) : null;
}
