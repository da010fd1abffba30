/**
 * All words that people read, from the same Fluent files as the CLI's: those of no game in
 * src/catlantis/locales/, those of a game in its folder.
 *
 * The keys of a game's words follow from its tables, as `catlantis.locales` describes:
 * `<game>-event-<kind>`, `<game>-verb-<verb>`, `<game>-prompt-<name>`, `<game>-<sort>-<word>`.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import { ARTICLES } from "./articles";
import { countsOf } from "./bag";
import type { GameEvent, Spelled } from "./game";
import { GRAMMARS } from "./grammars";
import type { ArgInfo, Grammar } from "./wire";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const FALLBACK: Language = "en";
export const NONE = "none"; // what is hidden or not chosen yet: sentences select on it

/** What asides tell, by their names and the numbers of their arguments. */
export type Asides = Record<string, Record<number, number[]>>;

const files = import.meta.glob<string>(
  ["../../../src/catlantis/locales/*/*.ftl", "../../../src/catlantis/games/*/words/*.ftl"],
  { query: "?raw", import: "default" },
);

/** The language to speak: the first of those asked for that we have. */
export function language(asked: readonly string[]): Language {
  return negotiateLanguages(asked, [...LANGUAGES], {
    defaultLocale: FALLBACK,
    strategy: "lookup",
  })[0] as Language;
}

/**
 * The words of a language, with the English ones for what it lacks; `more` has those of games that
 * the page was not built with.
 */
export async function loadWords(
  lang: Language,
  more: (lang: Language) => Promise<string[]> = () => Promise.resolve([]),
): Promise<Words> {
  const bundles = [...new Set([lang, FALLBACK])].map(async (name) => {
    const own = new RegExp(`/locales/${name}/|/words/${name}[.-]`);
    const paths = Object.keys(files).filter((path) => own.test(path));
    const texts = await Promise.all([...paths.map((path) => files[path]!()), more(name)]);
    return bundle(name, texts.flat());
  });
  return new Words(lang, await Promise.all(bundles));
}

/** All messages of one language, from the texts of its files. */
export function bundle(lang: string, sources: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false, functions: ARTICLES });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

/** The words of one language. */
export class Words {
  constructor(
    readonly lang: Language,
    private readonly bundles: FluentBundle[],
  ) {}

  /** Whether there is such a message. */
  has(key: string): boolean {
    return this.bundles.some((words) => words.hasMessage(key));
  }

  /** The message of that key; the key itself if there is none in any language. */
  text(key: string, args: Record<string, FluentVariable> = {}): string {
    for (const words of this.bundles) {
      const pattern = words.getMessage(key)?.value;
      if (pattern) return words.formatPattern(pattern, args, []);
    }
    console.error(`no words for ${key}`);
    return key;
  }

  /** The name of a thing of the game. */
  word(game: string, sort: string, number: number): string {
    return this.text(`${game}-${sort}-${GRAMMARS[game]?.words[sort]?.[number]}`);
  }

  /**
   * What happened, in a sentence; `names` are the players', by seat, and `more` tells what a view
   * knows of the numbers told.
   */
  event(
    game: string,
    [kind, seat, ...values]: GameEvent,
    names: readonly string[],
    more?: Asides,
  ): string {
    const args = this.args(game, GRAMMARS[game]?.events[kind], values, names, more);
    const told = { ...args, seat: names[seat] ?? NONE, seats: names.length };
    return this.text(`${game}-event-${kind}`, told);
  }

  /** What a choice would do; its last arguments may be missing. */
  action(game: string, [verb, ...values]: Spelled, names: readonly string[]): string {
    return this.text(
      `${game}-verb-${verb}`,
      this.args(game, GRAMMARS[game]?.verbs[verb], values, names),
    );
  }

  /** What a seat is asked, told to its player; where only one thing can be done, perhaps why. */
  prompt(
    game: string,
    [name, ...values]: [string, ...number[]],
    names: readonly string[],
    legal: readonly Spelled[] = [],
  ): string {
    const key = `${game}-prompt-${name}`;
    const only = `${key}-only-${legal[0]?.[0]}`;
    return this.text(
      legal.length === 1 && this.has(only) ? only : key,
      this.args(game, GRAMMARS[game]?.prompts[name], values, names),
    );
  }

  /** What an argument stands for: a name, a word, a list of words, or a number. */
  value(game: string, arg: ArgInfo, value: unknown, names: readonly string[]): string | number {
    if (typeof value !== "number") return NONE;
    if (arg.sort === "number") return value;
    if (arg.sort === "seat") return names[value] ?? NONE;
    if (!arg.many && !arg.counts) return this.word(game, arg.sort, value);
    const words = GRAMMARS[game]?.words[arg.sort] ?? [];
    const items = countsOf(value, words.length, arg.many ? 1 : 4).flatMap((count, number) => {
      const word = this.word(game, arg.sort, number);
      if (count > 1) return [this.text("list-count", { word, count })];
      return count ? [word] : [];
    });
    return this.listed(items);
  }

  /** What the number of an argument tells besides: a place, the blocks that it touches. */
  asides(game: string, arg: string, value: unknown, more: Asides = {}): Record<string, FluentVariable> {
    const told = (GRAMMARS[game]?.asides[arg] ?? []).map(({ name, sort, of }) => {
      const numbers = (more[name] ?? of)[Number(value)] ?? [];
      if (sort === "number" && numbers.length === 1) return [name, numbers[0]!]; // to select on
      return [name, this.listed(numbers.map((number) => this.aside(game, sort, number)))];
    });
    return Object.fromEntries(told);
  }

  private aside(game: string, sort: string, number: number): string {
    if (sort === "number") return String(number);
    return sort === "compass" ? this.text(`compass-${number}`) : this.word(game, sort, number);
  }

  /** The items as a list in a sentence: `a, b and c`; `page-list-or` joins alternatives. */
  listed(items: readonly string[], joint: "list-last" | "page-list-or" = "list-last"): string {
    if (items.length < 2) return items[0] ?? NONE;
    const list = items.slice(0, -1).reduce((list, next) => this.text("list-next", { list, next }));
    return this.text(joint, { list, last: items[items.length - 1]! });
  }

  private args(
    game: string,
    args: ArgInfo[] | undefined,
    values: readonly unknown[],
    names: readonly string[],
    more?: Asides,
  ): Record<string, FluentVariable> {
    const told: Record<string, FluentVariable> = {};
    (args ?? []).forEach((arg, index) => {
      told[arg.name] = this.value(game, arg, values[index], names);
      Object.assign(told, this.asides(game, arg.name, values[index] ?? NONE, more));
    });
    return told;
  }
}

/** A number with a true minus. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : String(number));

/** Learn how a game speaks that the page was not built with. */
export function learn(game: string, grammar: Grammar): void {
  GRAMMARS[game] = grammar;
}

/** How a game speaks, if that is known. */
export function grammarOf(game: string): Grammar | null {
  return GRAMMARS[game] ?? null;
}

/** What the end of a reaction window's countdown stands for, by the game's prompt. */
export function reaction(game: string, prompt: string): Spelled | null {
  return (GRAMMARS[game]?.reactions[prompt] ?? null) as Spelled | null;
}

/** Whether there are reaction windows in a game. */
export function hasReactions(game: string): boolean {
  return Object.keys(GRAMMARS[game]?.reactions ?? {}).length > 0;
}

/** The event as everybody may know it. */
export function publicEvent(game: string, [kind, seat, ...values]: GameEvent): GameEvent {
  const args = GRAMMARS[game]?.events[kind] ?? [];
  return [kind, seat, ...values.map((value, index) => (args[index]?.secret ? null : value))];
}

/** The arguments of a verb. */
export function verbArgs(game: string, verb: string): ArgInfo[] {
  return GRAMMARS[game]?.verbs[verb] ?? [];
}
