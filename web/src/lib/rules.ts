/** The numbered rules, from docs/rules/, in the reader's language where it is there. */
import { type Block, parse } from "./markdown";
import type { Language } from "./words";

const files = import.meta.glob<string>("../../../docs/rules/*.md", {
  query: "?raw",
  import: "default",
});

export interface Rules {
  lang: Language;
  blocks: Block[];
}

/** The rules of a game, in English if not in that language; null: there are none. */
export async function loadRules(game: string, lang: Language): Promise<Rules | null> {
  for (const [name, spoken] of [[`${game}.${lang}`, lang], [game, "en"]] as const) {
    const path = `../../../docs/rules/${name}.md`;
    if (path in files) return { lang: spoken, blocks: parse(await files[path]()) };
  }
  return null;
}
