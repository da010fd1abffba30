/**
 * What a selection of cards can do: read from the view's legal actions alone, so that the page
 * knows no rule of its own beyond which cards a play costs.
 */
import { arg } from "../../lib/choices";
import type { GameEvent, Spelled } from "../../lib/game";
import { DEFUSE, KITTEN } from "./components";

/** The cards raised from the hand: some of one title, or (for five different) one of several. */
export type Selection =
  | { kind: "none" }
  | { kind: "alike"; title: number; count: number }
  | { kind: "different"; titles: number[] };

export const NOTHING: Selection = { kind: "none" };

/** How many cards "five different" takes. */
export const FIVE = 5;

/** The titles of the cards that verbs play alone. */
const CARD_OF: Record<string, number> = { nope: 2, attack: 3, skip: 4, favor: 5, shuffle: 6, see: 7 };

/** How many cards of its first argument a verb takes from the hand. */
const NUMBER_OF: Record<string, number> = { give: 1, pair: 2, three: 3 };

/** Which argument of a verb names a seat. */
const TARGET_ARG: Record<string, number> = { favor: 1, pair: 2, three: 2 };

/** The numbers of the bits set. */
export function bits(mask: number): number[] {
  return Array.from({ length: 31 }, (_, bit) => bit).filter((bit) => mask & (1 << bit));
}

/** The titles, sorted, that an action takes out of the hand. */
export function cost(action: Spelled): number[] {
  const verb = action[0];
  if (verb === "five") return bits(arg(action, 0));
  const alone = CARD_OF[verb];
  if (alone !== undefined) return [alone];
  return Array<number>(NUMBER_OF[verb] ?? 0).fill(arg(action, 0));
}

/** The titles that an event puts on the discard pile, or into play on their way there. */
export function spent([kind, , ...args]: GameEvent): number[] {
  if (kind === "defused") return [DEFUSE];
  if (kind === "exploded") return [KITTEN];
  return cost([kind, ...args] as Spelled);
}

/** The seat that an action is aimed at, or null. */
export function targetOf(action: Spelled): number | null {
  const index = TARGET_ARG[action[0]];
  return index === undefined ? null : Number(action[index]);
}

/** The titles that are raised, sorted. */
export function raised(selection: Selection): number[] {
  if (selection.kind === "alike") return Array<number>(selection.count).fill(selection.title);
  if (selection.kind === "different") return [...selection.titles].sort((a, b) => a - b);
  return [];
}

/** How many cards of a title are raised. */
export function countOf(selection: Selection, title: number): number {
  return raised(selection).filter((other) => other === title).length;
}

/** How many cards of a title some legal action takes at once: 0 if it cannot be played. */
export function playable(legal: Spelled[], title: number): number {
  return Math.max(0, ...legal.map((action) => cost(action).filter((t) => t === title).length));
}

/** The legal actions that take exactly the cards raised. */
export function plays(legal: Spelled[], selection: Selection): Spelled[] {
  const cards = raised(selection).join();
  return cards === "" ? [] : legal.filter((action) => cost(action).join() === cards);
}

/** The selection after a tap on a title: one more of it, or it alone; in a five, in or out. */
export function tapped(legal: Spelled[], selection: Selection, title: number): Selection {
  if (selection.kind === "different") {
    const { titles } = selection;
    if (titles.includes(title)) return different(titles.filter((other) => other !== title));
    return titles.length < FIVE ? different([...titles, title]) : selection;
  }
  if (selection.kind === "none" || selection.title !== title) {
    return { kind: "alike", title, count: 1 };
  }
  const count = selection.count + 1;
  return count <= playable(legal, title) ? { kind: "alike", title, count } : NOTHING;
}

/** The beginning of a five: no card yet, or those given. */
export function different(titles: number[] = []): Selection {
  return { kind: "different", titles };
}

/** Whether a title can be added to the five, or taken out again. */
export function fitsFive(legal: Spelled[], selection: Selection, title: number): boolean {
  const wanted = [...raised(selection), title];
  return legal.some((action) => action[0] === "five" && wanted.every((t) => cost(action).includes(t)));
}

/** The seats that actions are aimed at, each once, in order. */
export function targets(actions: Spelled[]): number[] {
  return [...new Set(actions.map(targetOf).filter((seat) => seat !== null))].sort((a, b) => a - b);
}
