/**
 * Acts: what the stage shows of the events of an update.
 *
 * A game's `acts.ts` says for each kind of event what moves, from where to where, and which get a
 * moment of their own; a kind that it does not name is told by its sentence alone. Places are the
 * `data-anchor`s of its board (`anchors.ts`).
 */
import type { Component } from "svelte";
import type { Frame, GameEvent, GamePage } from "../game";
import type { SeatInfo } from "../wire";
import { publicEvent, type Words } from "../words";
import Cutout from "./Cutout.svelte";

/** A thing as it is drawn on its way. */
export interface Piece {
  Art: Component<any>; // each takes props of its own
  props: Record<string, unknown>;
  /** In pixels, at the most: it is as small as the place that it comes from or goes to. */
  width: number;
  /** How high it is for a width of one. */
  height: number;
}

/** How a piece moves, and how long that takes in milliseconds. */
export const WAYS = {
  fly: 250, // from one place to the other
  show: 900, // the same, and held up to be seen on its way
  drop: 250, // from above
  turn: 300, // face up, where it lies
  reveal: 800, // face up where it lies, seen for a moment, then to the other place
  wag: 300, // out and back
  burst: 600,
} as const;

export type Way = keyof typeof WAYS;

export interface Flight {
  piece: Piece;
  way: Way;
  from: string;
  to: string;
  /** Where that very thing lies already: it is not seen before it lands. */
  hides?: string;
}

/** What is drawn into an svg, in that box, as a piece of that width. */
export function cutout(
  Art: Component<any>,
  props: Record<string, unknown>,
  box: readonly [x: number, y: number, width: number, height: number],
  width: number,
): Piece {
  return { Art: Cutout, props: { Art, box, props }, width, height: box[3] / box[2] };
}

/** What is shown large, in the middle: a thing, or a banner with a title. */
export interface Moment {
  piece?: Piece;
  title?: string;
  /** In their place, what is laid over the whole board: a tap puts it away. */
  sheet?: Pick<Piece, "Art" | "props">;
}

/** What an event shows besides its sentence. */
export interface Showing {
  flights?: Flight[];
  moment?: Moment;
  /** In place of the event's own sentence. */
  sentence?: string;
  /** Milliseconds to look at it, for which all that follows may come later. */
  look?: number;
}

/** An event at its table. */
export interface Scene<View extends Frame = any> {
  kind: string;
  seat: number;
  args: (number | null)[];
  view: View;
  /** The view before it. */
  former: View | null;
  words: Words;
  seats: SeatInfo[];
}

/** What a game's `acts.ts` exports. */
export interface Acts<View extends Frame = any> {
  /** By kind of event; null: it is not worth an act. */
  kinds: Record<string, (scene: Scene<View>) => Showing | null>;
  /** What is shown first, whatever happened. */
  besides?: (told: Told<View> & { former: View }) => Showing[];
}

/** An update, as the stage is told of it. */
export interface Told<View extends Frame = any> {
  page: Pick<GamePage, "acts" | "asides"> | null;
  /** What led from the former view to this one. */
  events: GameEvent[];
  view: View;
  former: View | null;
  words: Words;
  seats: SeatInfo[];
  /** Whether several people share the device: what one alone may see is shown for a while. */
  isShared?: boolean;
}

/** Something that happened, to be shown. */
export interface Act {
  sentence: string;
  /** Who did it; null: it is told of nobody. */
  seat: number | null;
  flights: Flight[];
  moment: Moment | null;
  /** Milliseconds, at normal speed. */
  time: number;
  /** Milliseconds at any speed. */
  least: number;
  /** Milliseconds by which it may make late what follows. */
  look: number;
}

export const APART = 70; // milliseconds between one piece and the next
const MOST = 8; // pieces of an act
const READ = 450; // to read what another did
const MOMENT = 1400;
const GLANCE = 1200; // before the curtain falls

/** How long the flights of an act take. */
export const airtime = (flights: Flight[]): number =>
  Math.max(0, ...flights.map(({ way }, index) => index * APART + WAYS[way]));

/** The acts of an update, in order. */
export function actsOf(told: Told): Act[] {
  const { page, events, view, former, words, seats, isShared } = told;
  const acts = page?.acts;
  const more = page?.asides?.(view);
  const names = seats.map(({ name }) => name);
  const besides: Showing[] = (former && acts?.besides?.({ ...told, former })) ?? [];
  const all = events.flatMap((event): Act[] => {
    const [kind, seat, ...args] = event;
    const show = acts?.kinds[kind] ?? (() => ({}));
    const shown = show({ kind, seat, args, view, former, words, seats });
    if (!shown) return [];
    const isSecret = publicEvent(view.game, event).join() !== event.join();
    return [
      act(words.event(view.game, event, names, more), seat, shown, {
        isOwn: seat === view.seat,
        least: isShared && isSecret ? GLANCE : 0,
      }),
    ];
  });
  return [...besides.map((shown) => act("", null, shown, { isOwn: true, least: 0 })), ...all];
}

function act(
  told: string,
  seat: number | null,
  { flights = [], moment, sentence = told, look = 0 }: Showing,
  { isOwn, least }: { isOwn: boolean; least: number },
): Act {
  const few = flights.slice(0, MOST);
  const time = airtime(few) + (look || (moment ? MOMENT : isOwn ? 0 : READ));
  return { sentence, seat, flights: few, moment: moment ?? null, time, least, look };
}
