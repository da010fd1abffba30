/**
 * The stage: a queue of what happened, shown one after the other over a board that is already as it
 * is now. It takes no tap and delays no answer: who is asked sees what waits in haste.
 */
import { getContext, setContext } from "svelte";
import type { Frame, GameEvent } from "../game";
import type { Speed } from "../settings.svelte";
import { type Act, actsOf, type Told } from "./acts";

/** What the milliseconds of an act are multiplied by. */
const FACTORS: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.4, instant: 0 };
const LATE = 4000; // all that waits is shown within so many milliseconds, at normal speed
const SOON = 2000; // and within so many, if one is asked oneself

export interface Wishes {
  speed: Speed;
  /** Whether things may move. */
  motion: boolean;
  /** Whether the viewer is to decide something. */
  isAsked: boolean;
}

/** A view that came, and the events that led to it, if any did. */
export type Following = Omit<Told, "former" | "events"> & { events: GameEvent[] | null };

/** An act as it is shown now: its times are multiplied by `factor`. */
export interface Shown {
  act: Act;
  factor: number;
}

const KEY = Symbol("stage");

export class Stage {
  shown = $state.raw<Shown | null>(null);
  /** What was shown last, to be told in a line. */
  latest = $state.raw<Act | null>(null);
  /** Whether nothing is shown until the viewer is asked, or the match is over. */
  isSkipping = $state(false);
  private waiting: Act[] = [];
  /** When all that waits is to be shown. */
  private until = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private former: Frame | null = null;

  constructor(private readonly wishes: () => Wishes) {}

  get isQuiet(): boolean {
    return this.shown === null;
  }

  /** Show what led from the last view to this one; without events, begin anew with this one. */
  follow({ events, ...told }: Following): void {
    const { view } = told;
    const { former } = this;
    this.former = view;
    if (events) this.show(actsOf({ ...told, events, former }));
    else {
      this.clear();
      this.latest = null; // another may be looking now
    }
    if (view.prompt || view.over) this.isSkipping = false;
  }

  show(acts: Act[]): void {
    const { speed, motion, isAsked } = this.wishes();
    this.waiting.push(...acts.map((act) => (motion ? act : still(act))));
    const look = this.waiting.reduce((sum, act) => sum + act.look, this.shown?.act.look ?? 0);
    this.until = performance.now() + FACTORS[speed] * ((isAsked ? SOON : LATE) + look);
    if (this.isQuiet) this.next();
  }

  /** Show nothing more of what waits. */
  clear = (): void => {
    clearTimeout(this.timer);
    this.latest = this.waiting.findLast(({ sentence }) => sentence) ?? this.latest;
    this.waiting = [];
    this.shown = null;
  };

  /** A player goes on: of what waits, show what they do themselves alone. */
  goOn = (seat: number | null): void => {
    this.latest = this.waiting.findLast(({ sentence }) => sentence) ?? this.latest;
    const isOwn = (act: Act): boolean => act.seat === seat && !act.moment;
    this.waiting = this.waiting.filter(isOwn);
    if (this.shown && !isOwn(this.shown.act)) this.next();
  };

  /** Show nothing more until the viewer is asked. */
  skip = (): void => {
    this.isSkipping = !this.wishes().isAsked;
    this.clear();
  };

  /** Put away what is shown, and go on. */
  next = (): void => {
    clearTimeout(this.timer);
    for (let act = this.waiting.shift(); act; act = this.waiting.shift()) {
      if (act.sentence) this.latest = act;
      const factor = this.factor(act);
      const time = Math.max(act.least, act.time * factor);
      if (!time) continue;
      this.shown = { act, factor: act.time ? time / act.time : 1 };
      this.timer = setTimeout(this.next, time);
      return;
    }
    this.shown = null;
  };

  /** So that what waits is shown in time. */
  private factor(act: Act): number {
    if (this.isSkipping) return 0;
    const due = [act, ...this.waiting].reduce((sum, { time }) => sum + time, 0);
    const left = Math.max(0, this.until - performance.now());
    return Math.min(FACTORS[this.wishes().speed], left / Math.max(1, due));
  }
}

/** The act without motion: what would be held up on its way is shown where it stands. */
function still(act: Act): Act {
  const held = act.flights.find(({ way }) => way === "show");
  const moment = act.moment ?? (held ? { piece: held.piece } : null);
  return { ...act, flights: [], moment };
}

/** Let the boards and lines below this component know the stage. */
export const provide = (stage: Stage): Stage => setContext(KEY, stage);

/** The stage of the page, if it has one. */
export const stageOf = (): Stage | null => getContext<Stage | undefined>(KEY) ?? null;
