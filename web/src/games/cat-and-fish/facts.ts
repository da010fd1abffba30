/** The table in sentences, for who plays from the list of choices and sees no board. */
import type { SeatInfo } from "../../lib/wire";
import type { Words } from "../../lib/words";
import { Speech } from "./speech";
import { CARDS } from "./components";
import { GAME, type View } from "./view";

/** What the viewer may know and needs for a decision. */
export function facts(view: View, words: Words, seats: SeatInfo[]): string[] {
  const speech = new Speech(words, seats);
  const numbers = (all: number[]) => speech.listed(all.map(String));
  return [
    speech.time(view),
    speech.board("fact-order", { names: speech.namesOf(view.order) }),
    ...view.preview.map((preview) => speech.blow(preview)),
    ...view.players.flatMap((player, seat) => {
      const cards = player.cards.map(([card]) => speech.word("card", card));
      const told = { player: speech.name(seat), spot: speech.spot(player.pawn), money: speech.money(player.money) };
      return [
        speech.board("fact-player", told),
        speech.board("fact-store", { ...told, tiles: speech.tiles(player.store) }),
        ...(cards.length ? [speech.board("fact-cards", { ...told, cards: speech.listed(cards) })] : []),
        ...(player.reach.length
          ? [speech.board("fact-reach", { ...told, blocks: numbers(player.reach) })]
          : []),
        ...(player.magic && seat !== view.seat
          ? [speech.board("fact-magic", { ...told, cards: player.magic })]
          : []),
        ...(player.penalties
          ? [speech.board("fact-penalties", { ...told, number: player.penalties })]
          : []),
      ];
    }),
    ...(view.magic?.length
      ? [speech.board("fact-own-magic", { cards: speech.listed(view.magic.map((card) => speech.about("magic", card))) })]
      : []),
    ...view.catastrophes.flatMap((block, number) =>
      block
        ? [speech.board("fact-catastrophe", { catastrophe: speech.word("catastrophe", number), block })]
        : [],
    ),
    speech.board("fact-fish", { blocks: numbers(view.fish) }),
    speech.board("fact-shop", {
      cards: speech.listed(
        view.shop.slice(0, CARDS).flatMap(({ price }, card) =>
          price === null
            ? []
            : [speech.board("for", { what: speech.word("card", card), price: speech.money(price) })],
        ),
      ),
    }),
    ...view.spaces.map(({ free }, space) =>
      speech.board("space", { space: speech.word("space", space), free }),
    ),
  ];
}

/** The board's own keys and what they do. */
export function keys(words: Words): [key: string, what: string][] {
  const say = (key: string) => words.text(`${GAME}-board-key-${key}`);
  return [
    ["1 … 9, 0", say("space")],
    ["S", say("sea")],
    ["← ↑ → ↓", say("arrows")],
    ["Enter", say("enter")],
    ["E", say("end")],
    ["F", say("guide")],
  ];
}
