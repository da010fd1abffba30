/** The games that the page can draw: each folder here, loaded when it is needed. */
import type { GamePage } from "../lib/game";

const folders = import.meta.glob<Record<string, GamePage>>("./*/index.ts");

const loaded = new Map<string, Promise<GamePage | null>>();

/** The components of a game; null if nobody has drawn it yet: its choices are a list then. */
export function gamePage(key: string): Promise<GamePage | null> {
  const found = loaded.get(key) ?? load(key);
  loaded.set(key, found);
  return found;
}

async function load(key: string): Promise<GamePage | null> {
  const folder = folders[`./${key}/index.ts`];
  return folder ? ((await folder()).default ?? null) : null;
}
