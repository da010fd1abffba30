/** Exploding Kittens on the page. */
import type { GamePage } from "../../lib/game";
import type { Words } from "../../lib/words";
import { acts } from "./acts";
import Board from "./Board.svelte";
import { facts, keys } from "./facts";
import { forced, weigh } from "./pace";
import { GAME, type View } from "./view";

function seatLine(view: View, seat: number, words: Words): string {
  const { alive, cards } = view.players[seat];
  return alive
    ? words.text(`${GAME}-table-cards`, { cards })
    : words.text(`${GAME}-table-out`);
}

const isOut = (view: View, seat: number): boolean => !view.players[seat].alive;

const page: GamePage = { Board, seatLine, facts, keys, weigh, forced, drawsSeats: true, acts, isOut };
export default page;
