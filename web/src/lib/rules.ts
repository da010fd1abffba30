/** The numbered rules, from each game's folder, in the reader's language where it is there. */
import { api, Refusal } from "./api";
import type { Block } from "./markdown";
import type { Language } from "./words";

const files = import.meta.glob<string>("../../../src/catlantis/games/*/rules/*.md", {
  query: "?raw",
  import: "default",
});

export interface Rules {
  lang: Language;
  blocks: Block[];
}

/** The rules of a game, in English if not in that language; null: there are none. */
export async function loadRules(game: string, lang: Language): Promise<Rules | null> {
  const folder = game.replaceAll("-", "_"); // as Python spells it
  for (const spoken of [lang, "en"] as const) {
    const path = `../../../src/catlantis/games/${folder}/rules/${spoken}.md`;
    const source = await (files[path]?.() ?? asked(game, spoken));
    if (source === null) continue;
    const { parse } = await import("./markdown");
    return { lang: spoken, blocks: parse(source) };
  }
  return null;
}

/** The rules of a game that the page was not built with, from the server; null: it has none. */
async function asked(game: string, lang: Language): Promise<string | null> {
  try {
    return (await api.gameRules(game, lang)).markdown;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
