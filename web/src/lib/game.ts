/**
 * What the page and a game's own components promise each other.
 *
 * Each game has a folder `web/src/games/<game>/` whose `index.ts` exports a `GamePage`. The page
 * owns the frame (seats, log, chat, clocks, score, socket); the game draws its table and choices.
 */
import type { Component, Snippet } from "svelte";
import type { Frame, Spelled } from "./seen";
import type { Acts } from "./stage/acts";
import type { Clock, SeatInfo, Waiver } from "./wire";
import type { Asides, Words } from "./words";

export type { Frame, Spelled } from "./seen";

/** An event as a seat may see it: kind, seat, arguments (null: hidden or absent). */
export type GameEvent = [string, number, ...(number | null)[]];

/**
 * What weighs on an action that one press does: `final`, it ends the turn or cannot be taken back;
 * `grave`, that besides, and it is not what one does anyway.
 */
export type Weight = "final" | "grave";

/** What the page gives to a game's board. */
export interface BoardProps<View extends Frame = Frame> {
  view: View;
  seats: SeatInfo[];
  /** The events that led from the former view to this one, to be shown moving. */
  events: GameEvent[];
  clock: Clock;
  words: Words;
  /** Sends the seat's action; the promise holds null, or the reason of a refusal. */
  act: (action: Spelled) => Promise<string | null>;
  /** Takes back the seat's last action; null where that cannot be done. */
  undo?: (() => Promise<void>) | null;
  /** The seat's standing order in reaction windows. */
  waived?: Waiver | null;
  /** Gives it another; null where there is none to give. */
  waive?: ((until: Waiver | null) => void) | null;
  /** What weighs on an action. */
  weigh?: GamePage["weigh"];
  /** What a bot would do, once asked: to be lit. */
  hint: Spelled | null;
  /** Whether the page can tell what that rests on. */
  hasReasons?: boolean;
  /** True while an answer is awaited, in replays, and for spectators: nothing can be done. */
  idle: boolean;
  /** False where the player asked for less motion. */
  motion: boolean;
  /** In the tutorial, the only action that goes on: everything else is quiet. */
  lesson: Spelled | null;
  /** In the tutorial on a small screen: what is taught, in the place of the question. */
  teacher?: Snippet | null;
  /** Whether the table is only shown, as in a replay: nobody is asked here, so there is no bar. */
  isShown?: boolean;
  /** The open view of a finished match: the views of all seats, so that all hands can be shown. */
  open: View[] | null;
}

/** What a game's folder exports. */
export interface GamePage {
  /**
   * The table: the brightest thing on it is what can be done now. It says the prompt and why an
   * action is refused.
   */
  Board: Component<BoardProps<any>>; // each game narrows its own view
  /** A short line for a seat's panel ("7 cards"), from the view. */
  seatLine: (view: any, seat: number, words: Words) => string;
  /** What the seat may know, in sentences: stands above the choices when they are a list. */
  facts?: (view: any, words: Words, seats: SeatInfo[]) => string[];
  /** What the view knows of numbers that events tell, as asides of them: where a place lies. */
  asides?: (view: any) => Asides;
  /** The board's own keys and what they do, for the list of keys. */
  keys?: (words: Words) => [key: string, what: string][];
  /** Whether the board shows the seats itself; else the page does. */
  drawsSeats?: boolean;
  /** What the stage shows of its events. */
  acts?: Acts;
  /** What weighs on an action, by which it is asked for a second press. */
  weigh?: (view: any, action: Spelled) => Weight | null;
  /**
   * What the rules leave no choice about, if it tells nothing, as all at the table can see that
   * there is none; and if it can be taken back, or nothing before it could.
   */
  forced?: (view: any) => Spelled | null;
  /** Whether the seat is out of the match, where that can be. */
  isOut?: (view: any, seat: number) => boolean;
}
