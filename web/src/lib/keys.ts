/** Single-letter keys at the table and in replays; never while somebody is typing. */
import { settings } from "./settings.svelte";

/** What each key does; false says that it was not for us. */
export type Keys = Record<string, () => unknown>;

const TYPING = "input:not([type=range]), textarea, select, [contenteditable]";

/** Listen to those keys until the returned function is called. */
export function listen(keys: () => Keys): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Escape closes all that is open, whoever hears it first.
    if (event.defaultPrevented && event.key !== "Escape") return;
    const target = event.target as Element | null;
    if (target?.closest?.(TYPING) || document.querySelector("dialog[open]")) return;
    const isLetter = event.key.length === 1;
    if (isLetter && !settings.shortcuts) return;
    const found = keys()[isLetter ? event.key.toLowerCase() : event.key];
    if (found && found() !== false) event.preventDefault();
  };
  addEventListener("keydown", pressed);
  return () => removeEventListener("keydown", pressed);
}

/** The keys from 1 on, so many: each does something with its index. */
export function numbered(keys: number, press: (index: number) => unknown): Keys {
  return Object.fromEntries(
    Array.from({ length: keys }, (_, index) => [String((index + 1) % 10), () => press(index)]),
  );
}
