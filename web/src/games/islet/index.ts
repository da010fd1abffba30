/** Islet on the page. */
import type { GamePage } from "../../lib/game";
import type { Words } from "../../lib/words";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import { facts, keys } from "./facts";
import { GAME, type View } from "./view";

function seatLine(view: View, seat: number, words: Words): string {
  return words.text(`${GAME}-board-laid`, { eggs: view.players[seat]!.laid.length });
}

const page: GamePage = { Board, Cover, seatLine, facts, keys, drawsSeats: true };
export default page;
