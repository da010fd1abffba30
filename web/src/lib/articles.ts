/**
 * Articles that hang on the word behind them, as Fluent's functions `DE` and `A`.
 *
 * The command line has the same (src/catlantis/locales/articles.py); tests/locales/articles.json
 * holds both to it.
 */
import type { FluentFunction } from "@fluent/bundle";

// A mute h is the rule in names, and y is a vowel before a consonant: Hélène, Yves; but not Yoko.
const ELIDED = /^([aeiouœæ]|h[aeiouyœ]|y(?![aeiouy])\p{L})/iu;
// By sound: an hour, an 8, an 11, an 18; but a unicorn, a user, a ewe, a one.
const SOUNDED = /^((?!uni[^mn]|us[aeiu]|eu|ewe|one\b|once\b)[aeiou]|hour|honest|hono|heir|8|1[18]\b)/iu;

/** French “of”: « d’Olive », « de Mochi ». */
export const de = (name: string): string => (ELIDED.test(plain(name)) ? `d’${name}` : `de ${name}`);

/** A noun with its English article: “an orange”, “a crab”. */
export const a = (noun: string): string => (SOUNDED.test(plain(noun)) ? `an ${noun}` : `a ${noun}`);

const plain = (word: string): string => word.normalize("NFD").replace(/[\u0300-\u036f]/g, "");

const of =
  (article: (word: string) => string): FluentFunction =>
  ([word]) =>
    article(String(typeof word === "object" ? word.valueOf() : word));

export const ARTICLES = { DE: of(de), A: of(a) };
