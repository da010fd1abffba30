/** What the tests of all boards share: a board that shows a view, and what it sends. */
import { fireEvent, render } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import type { Component } from "svelte";
import { expect } from "vitest";
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

export type Shown<View extends Frame = Frame> = ReturnType<typeof showBoard<View>>;

/** A game's fixtures: views of real tables by name, and how to show one. */
export function fixturesOf<View extends Frame, Name extends string>(
  Board: Component<BoardProps<View>>,
  VIEWS: Record<Name, View>,
) {
  const show = (name: Name, more: Partial<BoardProps<View>> = {}) => showBoard(Board, VIEWS[name], more);
  return { VIEWS, NAMES: Object.keys(VIEWS) as Name[], show };
}

export type Fixtures<View extends Frame, Name extends string> = {
  VIEWS: Record<Name, View>;
  NAMES: Name[];
  show: (name: Name, more?: Partial<BoardProps<View>>) => Shown<View>;
};

/** The button there with those words, or that begins so, or has them. (By role it would take ten times as long.) */
export function button(place: string, text: string): HTMLElement {
  const all = [...document.querySelectorAll<HTMLElement>(`${place} button`)].map((each) => ({
    each,
    names: [each.textContent?.trim() ?? "", each.getAttribute("aria-label") ?? ""],
  }));
  const ways = [
    (name: string) => name === text,
    (name: string) => name.startsWith(text),
    (name: string) => name.includes(text),
  ];
  const found = ways.map((way) => all.find(({ names }) => names.some(way))).find(Boolean);
  if (!found) throw new Error(`no “${text}” in ${place}: ${all.map(({ names }) => names[0])}`);
  return found.each;
}

/** Go on with Tab until that element has the focus. */
export async function tabTo({ user }: Pick<Shown, "user">, element: () => Element | null): Promise<void> {
  for (let tab = 0; tab < 80 && document.activeElement !== element(); tab++) await user.tab();
  expect(document.activeElement).toBe(element());
}

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
