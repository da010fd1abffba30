/** Spelled actions, and the legal ones as a tree: verb first, then argument after argument. */
import type { Spelled } from "./game";

/** An argument of an action, as a number. */
export function arg(action: Spelled, index: number): number {
  return Number(action[index + 1]);
}

/** Whether two spelled actions are the same. */
export function same(a: Spelled | null, b: Spelled | null): boolean {
  return a !== null && b !== null && a.join() === b.join();
}

/** Whether an action begins like that. */
export function startsWith(action: Spelled, prefix: Spelled): boolean {
  return prefix.every((part, index) => action[index] === part);
}

/** The ways to go on from a prefix (null: to begin), each once, in the order of the list. */
export function branches(legal: readonly Spelled[], prefix: Spelled | null): Spelled[] {
  const length = prefix ? prefix.length + 1 : 1;
  const found = new Map<string, Spelled>();
  for (const action of legal) {
    if (prefix && !startsWith(action, prefix)) continue;
    const branch = action.slice(0, length) as Spelled;
    found.set(JSON.stringify(branch), branch);
  }
  return [...found.values()];
}
