/** What a card of the island asks, in words. */
import type { IslandCard } from "../../../lib/wire";
import type { Words } from "../../../lib/words";
import { isOshax, isRare, isTreasure } from "../components";
import { GAME } from "../view";

const KEY = `${GAME}-master`;

/** A discovery with its article: "a blue cat". */
export function thingText(words: Words, [shape, colour]: number[]): string {
  if (isRare(shape!)) return words.text(`${KEY}-rare`);
  if (isTreasure(shape!)) return words.text(`${KEY}-common`);
  if (isOshax(shape!)) return words.text(`${KEY}-oshax`);
  return words.text(`${KEY}-cat`, { colour: words.word(GAME, "colour", colour!) });
}

/** All that the card asks, in a sentence. */
export function cardText(words: Words, { word, things, above, lesson }: IslandCard): string {
  const list = (some: number[][]) => words.listed(some.map((thing) => thingText(words, thing)));
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
