/** What the tests of the board share: the fixtures, shown. */
import { fixturesOf, SEATS, words } from "../../lib/board/testing";
import Board from "./Board.svelte";
import { VIEWS } from "./fixtures";
import { Speech } from "./speech";

export { type Name, OPEN, VIEWS } from "./fixtures";
export const fixtures = fixturesOf(Board, VIEWS);
export const { NAMES, show } = fixtures;

export const speech = new Speech(words, SEATS);
