/** How a board sends what its player does: one at a time, a refusal is said next to the finger. */
import { tick } from "svelte";
import { refusal } from "../app.svelte";
import type { BoardProps, Spelled } from "../game";

interface Now {
  act: BoardProps["act"];
  idle: boolean;
  /** The board's outermost element, which can be focused. */
  board: HTMLElement;
}

export class Acting {
  /** Why the last try was refused, until that has been read. */
  refused = $state.raw<{ text: string } | null>(null);

  constructor(private readonly now: () => Now) {}

  /** Send an action; whether it was accepted. */
  send = async (action: Spelled): Promise<boolean> => {
    const { act, idle, board } = this.now();
    if (idle) return false;
    const wasHere = board.contains(document.activeElement);
    const reason = await act(action);
    if (reason !== null) {
      this.refuse(refusal(reason));
      return false;
    }
    await tick();
    // The button that had the focus may be gone: keep the keyboard at the board.
    if (wasHere && !board.contains(document.activeElement)) board.focus();
    return true;
  };

  refuse = (text: string): void => {
    this.refused = { text };
  };

  forget = (): void => {
    this.refused = null;
  };
}
