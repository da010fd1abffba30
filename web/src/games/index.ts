/** The games that the page can draw: each folder here, loaded when it is needed. */
import type { Component } from "svelte";
import type { GamePage } from "../lib/game";

const folders = import.meta.glob<Record<string, GamePage>>("./*/index.ts");

const covers = import.meta.glob<{ default: Component<{ size?: number }> }>("./*/Cover.svelte");

const masters = import.meta.glob<{ default: Component }>("./*/master/Master.svelte");

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

/** A game's small picture, which does not bring its table; null if nobody has drawn it. */
export async function coverOf(key: string): Promise<Component<{ size?: number }> | null> {
  return (await covers[`./${key}/Cover.svelte`]?.())?.default ?? null;
}

const masterOf = (key: string) => masters[`./${key}/master/Master.svelte`];

/** Whether one person can run the game on a shared screen, for others who play on paper. */
export const hasMaster = (key: string): boolean => masterOf(key) !== undefined;

/** The page of the one who runs the game so; null if it has none. */
export async function masterPage(key: string): Promise<Component | null> {
  return (await masterOf(key)?.())?.default ?? null;
}
