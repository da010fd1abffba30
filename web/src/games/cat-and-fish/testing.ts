/** What the tests of the board share: the fixtures, shown. */
import { fixturesOf, SEATS, words } from "../../lib/board/testing";
import Board from "./Board.svelte";
import all from "./fixtures.json";
import { Speech } from "./speech";

const { points: POINTS, ...views } = all;
export { POINTS };
export const fixtures = fixturesOf(Board, views);
export const { VIEWS, NAMES, OPEN, show } = fixtures;
export type Name = (typeof NAMES)[number];

export const speech = new Speech(words, SEATS);
