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

const { open, points, ...views } = fixtures;
export type Name = keyof typeof views;
export const VIEWS = views as unknown as Record<Name, View>;
export const NAMES = Object.keys(views) as Name[];
export const OPEN = open as unknown as View[];
export const POINTS = points;

const COLOURS = ["blue", "green", "orange", "purple"] as const;
export const SEATS: SeatInfo[] = ["Zoe", "Marmalade", "Captain", "Nori"].map((name, seat) => ({
  name,
  colour: COLOURS[seat],
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
  return { ...shown, props, view, sent, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
