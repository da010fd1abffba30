/** Names for newcomers: a cat's, until they choose their own. */
import type { Colour, NewGuest } from "./wire";
import type { Language } from "./words";

export const COLOURS: readonly Colour[] = ["blue", "green", "orange", "purple", "red", "grey"];

const NAMES: Record<Language, readonly string[]> = {
  en: [
    ...["Marmalade", "Captain Paws", "Pickle", "Waffles", "Sir Purr"],
    ...["Mittens", "Noodle", "Admiral Fluff", "Ginger", "Teacup", "Whiskers", "Pudding"],
    ...["Thimble", "Sailor", "Crumpet", "Button", "Moonpaw", "Barnacle"],
  ],
  fr: [
    ...["Caramel", "Moustache", "Réglisse", "Capitaine Patte", "Cornichon", "Gaufrette"],
    ...["Minou", "Nouille", "Amiral Duvet", "Biscotte", "Praline", "Pompon", "Chamallow"],
    ...["Matelot", "Brioche", "Bouton", "Clafoutis", "Noisette", "Bigorneau", "Croquette"],
  ],
};

/** Who plays along in a first game; the same cats as the bots' (match.py). */
export const PARTNERS = ["Mochi", "Biscuit", "Olive", "Nori", "Pixel"] as const;

/** So many different names in that language, in a random order. */
export function catNames(lang: Language, count: number): string[] {
  const left = [...NAMES[lang]];
  return Array.from({ length: count }, () => left.splice(Math.random() * left.length, 1)[0]!);
}

/** A guest that nobody has named yet. */
export function newcomer(lang: Language): NewGuest {
  const colour = COLOURS[Math.floor(Math.random() * (COLOURS.length - 1))]!; // no grey cats first
  return { name: catNames(lang, 1)[0]!, colour };
}
