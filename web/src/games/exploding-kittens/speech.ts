/** What the board says: the words of the game with the names of the table's players. */
import type { GameEvent, Spelled } from "../../lib/game";
import type { SeatInfo } from "../../lib/wire";
import type { Words } from "../../lib/words";
import { GAME, TITLES, type View } from "./view";

type Args = Parameters<Words["text"]>[1];

export class Speech {
  private readonly names: string[];

  constructor(
    private readonly words: Words,
    seats: SeatInfo[],
  ) {
    this.names = seats.map((seat) => seat.name);
  }

  /** Words of the board itself. */
  board(key: string, args?: Args): string {
    return this.words.text(`${GAME}-board-${key}`, args);
  }

  /** Words that the board shares with the CLI's table. */
  table(key: string, args?: Args): string {
    return this.words.text(`${GAME}-table-${key}`, args);
  }

  name(seat: number): string {
    return this.names[seat] ?? "";
  }

  namesOf(seats: number[]): string {
    return this.words.listed(seats.map((seat) => this.name(seat)));
  }

  title(title: number): string {
    return this.words.word(GAME, "title", title);
  }

  /** Several cards in a sentence. */
  titles(titles: number[]): string {
    return this.words.listed(titles.map((title) => this.title(title)));
  }

  /** What a card does. */
  effect(title: number): string {
    return this.words.text(`${GAME}-title-${TITLES[title]}-text`);
  }

  action(action: Spelled): string {
    return this.words.action(GAME, action, this.names);
  }

  event(event: GameEvent): string {
    return this.words.event(GAME, event, this.names);
  }

  /** Who must do what now: told to the player if they are asked, else about who is. */
  prompt(view: View): string {
    if (view.prompt) return this.words.prompt(GAME, view.prompt, this.names);
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
