/** What a board's player may do now, and how it is sent: one at a time, a refusal is said next to the finger. */
import { tick } from "svelte";
import { refusal } from "../app.svelte";
import { same } from "../choices";
import type { BoardProps, Spelled } from "../game";
import { settings } from "../settings.svelte";

const ARMED_FOR = 6_000; // milliseconds: a press much later is not a second one

export class Acting {
  /** The board's outermost element, which can be focused. */
  board!: HTMLElement;
  /** Why the last try was refused, until that has been read. */
  refused = $state.raw<{ text: string } | null>(null);

  /** The action that waits for its second press. */
  armed = $state.raw<Spelled | null>(null);
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly props: () => BoardProps) {}

  /** What a bot, or the lesson, would do. */
  suggestion = $derived.by((): Spelled | null => {
    const { lesson, hint } = this.props();
    return lesson ?? hint;
  });

  /** What can be done: the view's legal actions, or in a lesson the only one that goes on. */
  legal = $derived.by((): Spelled[] => {
    const { view, lesson } = this.props();
    return lesson ? view.legal.filter((action) => same(action, lesson)) : view.legal;
  });

  /** What every decision depends on. */
  get now() {
    const { idle, lesson } = this.props();
    const { legal, suggestion, armed, send, refuse } = this;
    return { legal, suggestion, armed, isLesson: lesson !== null, isIdle: idle, send, refuse };
  }

  /** Whether an action is to be pressed twice, as the player wishes. */
  private isWeighty(action: Spelled): boolean {
    const { view, lesson, weigh } = this.props();
    const weight = lesson ? null : (weigh?.(view, action) ?? null);
    if (settings.confirm === "always") return weight !== null;
    return settings.confirm === "matters" && weight === "grave" && view.legal.length > 1;
  }

  private arm(action: Spelled): void {
    this.disarm();
    this.armed = action;
    this.waiting = setTimeout(this.disarm, ARMED_FOR);
  }

  /** Wait for no second press any more. */
  disarm = (): void => {
    clearTimeout(this.waiting);
    this.armed = null;
  };

  /** Send an action, at the second press where it weighs; whether it was accepted. */
  send = async (action: Spelled): Promise<boolean> => {
    const { act, idle } = this.props();
    if (idle) return false;
    if (this.isWeighty(action) && !same(action, this.armed)) {
      this.arm(action);
      return false;
    }
    this.disarm();
    const wasHere = this.isFocused;
    const reason = await act(action);
    if (reason !== null) {
      this.refuse(refusal(reason));
      return false;
    }
    await tick();
    // The button that had the focus may be gone: keep the keyboard at the board.
    if (wasHere && !this.isFocused) this.board.focus();
    return true;
  };

  /** Whether the keyboard is at the board. */
  get isFocused(): boolean {
    return this.board.contains(document.activeElement);
  }

  refuse = (text: string): void => {
    this.refused = { text };
  };

  forget = (): void => {
    this.refused = null;
  };
}
