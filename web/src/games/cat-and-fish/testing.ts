/** What the tests of the board share: the fixtures, shown. */
import { SEATS, showBoard, words } from "../../lib/board/testing";
import type { BoardProps } from "../../lib/game";
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

export const speech = new Speech(words, SEATS);

/** Show a fixture; `sent` gathers what the board sends. */
export function show(name: Name, more: Partial<BoardProps<View>> = {}) {
  return showBoard(Board, VIEWS[name], more);
}
