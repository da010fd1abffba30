/** What a board says: the words of its game with the names of the table's players. */
import type { Frame, GameEvent, Spelled } from "../game";
import type { SeatInfo } from "../wire";
import type { Words } from "../words";

type Args = Parameters<Words["text"]>[1];

export abstract class BoardSpeech<View extends Frame = Frame> {
  /** The game's key. */
  protected abstract readonly game: string;
  protected readonly names: string[];

  constructor(
    protected readonly words: Words,
    seats: SeatInfo[],
  ) {
    this.names = seats.map((seat) => seat.name);
  }

  /** Words of the board itself. */
  board(key: string, args?: Args): string {
    return this.words.text(`${this.game}-board-${key}`, args);
  }

  /** Words that the board shares with the CLI's table. */
  table(key: string, args?: Args): string {
    return this.words.text(`${this.game}-table-${key}`, args);
  }

  name(seat: number): string {
    return this.names[seat] ?? "";
  }

  namesOf(seats: number[]): string {
    return this.listed(seats.map((seat) => this.name(seat)));
  }

  /** Several things in a sentence. */
  listed(items: readonly string[]): string {
    return this.words.listed(items);
  }

  /** Alternatives in a sentence. */
  either(items: readonly string[]): string {
    return this.words.listed(items, "page-list-or");
  }

  /** What the number of an argument tells besides. */
  asides(arg: string, value: number): Args {
    return this.words.asides(this.game, arg, value);
  }

  /** The name of a thing of the game. */
  word(sort: string, number: number): string {
    return this.words.word(this.game, sort, number);
  }

  action(action: Spelled): string {
    return this.words.action(this.game, action, this.names);
  }

  event(event: GameEvent): string {
    return this.words.event(this.game, event, this.names);
  }

  /** The question for an argument of a verb. */
  question(verb: string, arg: string): string {
    return this.words.text(`${this.game}-arg-${verb}-${arg}`);
  }

  /** Who must do what now: told to the player if they are asked, else about who is. */
  prompt(view: View): string {
    const { prompt, legal } = view;
    return prompt ? this.words.prompt(this.game, prompt, this.names, legal) : this.unasked(view);
  }

  /** What is told to who is not asked. */
  protected abstract unasked(view: View): string;

  /** What a bot, or the lesson, would do. */
  advice(hint: Spelled | null, lesson: Spelled | null): string {
    const action = lesson ?? hint;
    if (!action) return "";
    const key = lesson ? "page-board-lesson" : "page-board-hint";
    return this.words.text(key, { action: this.advised(action) });
  }

  /** What is advised, where the board shows a part of it. */
  protected advised(action: Spelled): string {
    return this.action(action);
  }
}
