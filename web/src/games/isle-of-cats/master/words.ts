/** What a card of the island asks, in words. */
import type { IslandCard } from "./wire";
import type { Words } from "../../../lib/words";
import { CAT_COLOURS, isOshax, isRare, isTreasure } from "../components";
import { GAME } from "../view";

const KEY = `${GAME}-master`;

/** So many discoveries of a sort: "a blue cat", "2 common treasures". */
function sortText(words: Words, sort: string, number: number): string {
  const colour = CAT_COLOURS.findIndex((name) => name === sort);
  if (colour < 0) return words.text(`${KEY}-${sort}`, { number });
  return words.text(`${KEY}-cat`, { number, colour: words.word(GAME, "colour", colour) });
}

function sortOf([shape, colour]: number[]): string {
  if (isRare(shape!)) return "rare";
  if (isTreasure(shape!)) return "common";
  return isOshax(shape!) ? "oshax" : CAT_COLOURS[colour!]!;
}

/** The discoveries in a sentence: "a blue cat and 2 common treasures". */
function thingsText(words: Words, things: number[][]): string {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(sortOf(thing), (counts.get(sortOf(thing)) ?? 0) + 1);
  return words.listed([...counts].map(([sort, number]) => sortText(words, sort, number)));
}

/** All that the card asks, in a sentence. */
export function cardText(words: Words, { word, things, above, lesson }: IslandCard): string {
  const list = (some: number[][]) => thingsText(words, some);
  if (lesson !== null) {
    const text = words.text(`${GAME}-lesson-${lesson}-text`);
    return words.text(`${KEY}-asks-lesson`, { lesson, text });
  }
  if (word === "or") {
    const areas = { above: list(things.slice(0, above)), below: list(things.slice(above)) };
    return words.text(`${KEY}-asks-or`, areas);
  }
  return words.text(word === "any" ? `${KEY}-asks-any-things` : `${KEY}-asks-all`, {
    things: list(things),
  });
}
