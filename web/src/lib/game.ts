/**
 * What the page and a game's own components promise each other.
 *
 * Each game has a folder `web/src/games/<game>/` whose `index.ts` exports a `GamePage`. The page
 * owns the frame (seats, log, chat, clocks, score, socket); the game draws its table and choices.
 */
import type { Component } from "svelte";
import type { Frame, Spelled } from "./seen";
import type { Clock, SeatInfo } from "./wire";
import type { Words } from "./words";

export type { Frame, Spelled } from "./seen";

/** An event as a seat may see it: kind, seat, arguments (null: hidden or absent). */
export type GameEvent = [string, number, ...(number | null)[]];

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
  /** What a bot would do, once asked: to be lit. */
  hint: Spelled | null;
  /** True while an answer is awaited, in replays, and for spectators: nothing can be done. */
  idle: boolean;
  /** False where the player asked for less motion. */
  motion: boolean;
  /** In the tutorial, the only action that goes on: everything else is quiet. */
  lesson: Spelled | null;
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
  /** A small picture for home and lobby. */
  Cover: Component<{ size?: number }>;
  /** A short line for a seat's panel ("7 cards"), from the view. */
  seatLine: (view: any, seat: number, words: Words) => string;
  /** What the seat may know, in sentences: stands above the choices when they are a list. */
  facts?: (view: any, words: Words, seats: SeatInfo[]) => string[];
  /** The board's own keys and what they do, for the list of keys. */
  keys?: (words: Words) => [key: string, what: string][];
  /** Whether the board shows the seats itself on narrow screens; else the page does. */
  drawsSeats?: boolean;
  /** Whether the seat is out of the match, where that can be. */
  isOut?: (view: any, seat: number) => boolean;
}
