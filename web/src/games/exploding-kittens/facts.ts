/** The table in sentences, for who plays from the list of choices and sees no board. */
import type { SeatInfo } from "../../lib/wire";
import type { Words } from "../../lib/words";
import { Speech } from "./speech";
import { GAME, type View } from "./view";

/** What the viewer may know and needs for a decision. */
export function facts(view: View, words: Words, seats: SeatInfo[]): string[] {
  const speech = new Speech(words, seats);
  const { pile, play } = view;
  const size = speech.table("pile-size", { size: pile.size });
  const discarded = view.discard.flatMap((count, title) => Array<number>(count).fill(title));
  const told = [
    speech.event(["turn", view.active, view.owed]),
    speech.board("fact-pile", { size, odds: speech.odds(pile.odds) }),
    speech.board("fact-discard", { cards: cardsOf(discarded, speech) }),
    ...view.players.map(({ alive, cards }, seat) =>
      speech.board("fact-player", {
        player: speech.name(seat),
        holds: alive ? speech.table("cards", { cards }) : speech.table("out"),
      }),
    ),
    ...pile.known.map(([place, title]) => speech.place(place, title)),
    ...view.players.flatMap(({ known }, seat) => (known.length ? [speech.holds(seat, known)] : [])),
  ];
  if (view.hand) told.push(speech.board("fact-hand", { cards: cardsOf(view.hand, speech) }));
  if (play) told.unshift(speech.waiting(play));
  return told;
}

function cardsOf(titles: number[], speech: Speech): string {
  return titles.length ? speech.titles(titles) : speech.table("hand-empty");
}

/** The board's own keys and what they do. */
export function keys(words: Words): [key: string, what: string][] {
  const verb = (name: string) => words.action(GAME, [name], []);
  return [
    ["1 … 9", words.text(`${GAME}-board-key-raise`)],
    ["Enter", words.text(`${GAME}-board-key-play`)],
    ["D", verb("draw")],
    ["F", verb("five")],
    ["N", verb("nope")],
    ["P", verb("pass")],
  ];
}
