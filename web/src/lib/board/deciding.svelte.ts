/** A decision in the making, as every board knows it: what is begun, and the buttons for it. */
import { same, startsWith } from "../choices";
import type { Frame, Spelled } from "../game";
import type { Choice } from "./ActionBar.svelte";
import type { BoardSpeech } from "./speech";

/** What a decision depends on, as it is now. */
export interface Situation<View extends Frame = any, Speech extends BoardSpeech<View> = any> {
  view: View;
  speech: Speech;
  /** What can be done: the view's legal actions, or in a lesson the only one that goes on. */
  legal: Spelled[];
  /** What a bot or the lesson would do. */
  suggestion: Spelled | null;
  /** What waits for its second press. */
  armed: Spelled | null;
  isLesson: boolean;
  isIdle: boolean;
  send: (action: Spelled) => unknown;
  /** Say why something cannot be done. */
  refuse: (text: string) => void;
}

export abstract class BoardDeciding<Now extends Situation = Situation> {
  constructor(readonly now: () => Now) {}

  /** Begin anew: another question is asked. */
  abstract reset(): void;

  /** Put down what was begun. */
  abstract readonly cancel: () => void;

  abstract get isBegun(): boolean;

  /** The buttons of the bar. */
  abstract get choices(): Choice[];

  /** What the selection does, or how to begin. */
  abstract get explained(): string;

  /** Whether the player is asked, and can answer. */
  get isMine(): boolean {
    const { view, isIdle } = this.now();
    return view.prompt !== null && !isIdle;
  }

  /** What can be done by those verbs. */
  legal(...verbs: string[]): Spelled[] {
    return this.now().legal.filter(([verb]) => verbs.includes(verb));
  }

  can(action: Spelled): boolean {
    return this.now().legal.some((legal) => same(legal, action));
  }

  do(action: Spelled): void {
    const { isIdle, send } = this.now();
    if (!isIdle) send(action);
  }

  /** The button of an action, perhaps with other words; not to be pressed while it cannot be done. */
  choice(action: Spelled, more: Partial<Choice> = {}): Choice {
    const { suggestion, armed, isIdle, speech } = this.now();
    return {
      key: action.join(),
      label: speech.action(action),
      isMain: true,
      isHinted: suggestion !== null && startsWith(suggestion, action),
      isArmed: same(action, armed),
      isDisabled: isIdle || !this.can(action),
      press: () => this.do(action),
      ...more,
    };
  }
}
