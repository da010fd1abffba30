/** What the board says. */
import { BoardSpeech } from "../../lib/board/speech";
import type { GameEvent } from "../../lib/game";
import { TITLES } from "./components";
import { GAME, type Pile, type Play, type View } from "./view";

export class Speech extends BoardSpeech<View> {
  protected readonly game = GAME;

  title(title: number): string {
    return this.word("title", title);
  }

  /** Several cards in a sentence: “Defuse ×2 and Skip”. */
  titles(titles: number[]): string {
    const told = [...new Set(titles)].map((title) => {
      const count = titles.filter((other) => other === title).length;
      return this.title(title) + (count > 1 ? `\u00a0×${count}` : "");
    });
    return this.words.listed(told);
  }

  /** What lies at a place of the draw pile. */
  place(place: number, title: number): string {
    const card = this.title(title);
    if (place === 0) return this.table("known-top", { card });
    return this.table("known-place", { place: place + 1, card });
  }

  /** What a player is known to hold. */
  holds(seat: number, known: number[]): string {
    return this.board("holds", { player: this.name(seat), cards: this.titles(known) });
  }

  /** The odds that the next card is a kitten. */
  odds([kittens, cards]: Pile["odds"]): string {
    if (kittens === cards) return this.board("odds-sure");
    if (kittens === 0) return this.board("odds-none");
    const percent = Math.round((kittens / cards) * 100);
    return this.board("odds", { kittens, cards, percent });
  }

  /** What waits in the reaction window, and what becomes of it if nobody says anything more. */
  waiting({ action, by, nopes }: Play): string {
    // The event of a play has the arguments of its verb, so the same sentence tells it.
    const told = this.event([action[0], by, ...action.slice(1)] as GameEvent);
    return `${told} ${this.board(nopes % 2 ? "will-cancel" : "will-happen", { nopes })}`;
  }

  /** What a card does. */
  effect(title: number): string {
    return this.words.text(`${GAME}-title-${TITLES[title]}-text`);
  }

  protected unasked(view: View): string {
    const player = this.name(view.active);
    switch (view.phase) {
      case "over":
        return this.event(["won", view.players.findIndex((each) => each.alive)]);
      case "window":
        return this.board("wait-window", {
          players: this.namesOf(view.to_act),
          count: view.to_act.length,
        });
      case "give":
        return this.board("wait-give", { giver: this.namesOf(view.to_act), player });
      default:
        return this.board(`wait-${view.phase}`, { player, owed: view.owed });
    }
  }
}
