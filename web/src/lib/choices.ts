/** Legal actions as a tree: verb first, then one argument after the other. */
import type { Spelled } from "./game";

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
