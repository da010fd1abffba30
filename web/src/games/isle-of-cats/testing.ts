/** What the tests of the board share: the fixtures, shown, and what was sent. */
import { render } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import type { Spelled } from "../../lib/game";
import type { SeatInfo } from "../../lib/wire";
import { loadWords } from "../../lib/words";
import Board from "./Board.svelte";
import fixtures from "./fixtures.json";
import { Speech } from "./speech";
import type { View } from "./view";

export const VIEWS = fixtures as unknown as Record<Exclude<keyof typeof fixtures, "open">, View>;
export const OPEN = fixtures.open as unknown as View[];
export type Name = keyof typeof VIEWS;
export const NAMES = Object.keys(VIEWS).filter((name) => name !== "open") as Name[];

const COLOURS = ["blue", "green", "orange", "purple", "red", "grey"] as const;
const PEOPLE = ["Zoe", "Marmalade", "Captain", "Nori", "Pixel", "Olive", "Ada", "Bo", "Cy", "Di", "Eve", "Flo"];
export const SEATS: SeatInfo[] = PEOPLE.map((name, seat) => ({
  name,
  colour: COLOURS[seat % COLOURS.length],
  player: null,
  bot: null,
  is_present: true,
  has_stand_in: false,
}));

export const words = await loadWords("en");
export const speech = new Speech(words, SEATS);

/** Show a fixture; `sent` gathers what the board sends. */
export function show(name: Name, more: Record<string, unknown> = {}) {
  const view = VIEWS[name];
  const sent: Spelled[] = [];
  const props = {
    view,
    seats: SEATS.slice(0, view.seats),
    events: [],
    clock: { left: [], is_reaction: false },
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
  return { ...shown, props, view, sent, user: userEvent.setup() };
}

export type Shown = ReturnType<typeof show>;

/** The buttons that can be pressed. */
export function buttons(container: Element): HTMLButtonElement[] {
  return [...container.querySelectorAll<HTMLButtonElement>("button:enabled")];
}
