/** Where the sheets of paper are to be had. */
import type { Language } from "../../../lib/words";

export const PAPERS = ["a4", "letter"] as const;
export type Paper = (typeof PAPERS)[number];

/** The usual paper of who speaks these languages. */
export function usualPaper(languages: readonly string[]): Paper {
  return /-(US|CA|MX)$/i.test(languages[0] ?? "") ? "letter" : "a4";
}

/** Stands for all boats. */
export const ALL = "all";

/** The address of a boat's sheets, or of all boats'. */
export function printAddress(
  boat: number | typeof ALL,
  { paper, lang, patterns }: { paper: Paper; lang: Language; patterns: boolean },
): string {
  const query = { boat: String(boat), paper, lang, patterns: patterns ? "1" : "0" };
  return `/print/isle-of-cats.pdf?${new URLSearchParams(query)}`;
}
