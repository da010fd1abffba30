/** What the tests of all boards share: a board that shows a view, and what it sends. */
import { fireEvent, render } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import type { BoardProps, Frame, GamePage, Spelled } from "../game";
import { COLOURS } from "../names";
import type { SeatInfo } from "../wire";
import { loadWords } from "../words";

const PEOPLE = [
  ...["Zoe", "Marmalade", "Captain", "Nori", "Pixel", "Olive"],
  ...["Ada", "Bo", "Cy", "Di", "Eve", "Flo"],
];

export const SEATS: SeatInfo[] = PEOPLE.map((name, seat) => ({
  name,
  colour: COLOURS[seat % COLOURS.length]!,
  player: null,
  bot: null,
  is_present: true,
  has_stand_in: false,
}));

export const words = await loadWords("en");

/** Show a view; `sent` gathers what the board sends. */
export function showBoard<View extends Frame>(
  Board: GamePage["Board"],
  view: View,
  more: Partial<BoardProps<View>> = {},
) {
  const sent: Spelled[] = [];
  const props = {
    view,
    seats: SEATS.slice(0, view.seats),
    events: [],
    clock: { left: [], turn: null, is_reaction: false },
    words,
    act: (action: Spelled) => {
      sent.push(action);
      return Promise.resolve(null);
    },
    hint: null,
    idle: view.prompt === null,
    motion: false,
    lesson: null,
    open: null,
    ...more,
  };
  const shown = render(Board, { props });
  // Nothing is laid out in tests, so no pointer is ever barred.
  return { ...shown, props, view, sent, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

export type Shown = ReturnType<typeof showBoard>;

/** So many presses on those pieces of the board, by a small fixed chance. */
export async function walk(
  { container }: Pick<Shown, "container">,
  presses: number,
  pieces = "button:enabled",
): Promise<void> {
  let chance = 7;
  for (let press = 0; press < presses; press++) {
    const all = container.querySelectorAll(pieces);
    chance = (chance * 16807) % 2147483647;
    if (all.length) await fireEvent.click(all[chance % all.length]!);
    document.querySelector("dialog")?.remove(); // what only tells something
  }
}
