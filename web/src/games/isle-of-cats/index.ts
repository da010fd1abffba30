/** The Isle of Cats: Explore & Draw on the page. */
import type { GamePage } from "../../lib/game";
import { signed, type Words } from "../../lib/words";
import { acts } from "./acts";
import Board from "./Board.svelte";
import { facts } from "./facts";
import { keys } from "./keyboard";
import { forced, weigh } from "./pace";
import { total } from "./score";
import { GAME, type View } from "./view";

function seatLine(view: View, seat: number, words: Words): string {
  const { score } = view.players[seat];
  const state = view.over ? "over" : view.to_act.includes(seat) ? "drawing" : "done";
  return words.text(`${GAME}-board-seat`, { total: signed(total(score)), state });
}

const page: GamePage = { Board, seatLine, facts, keys, weigh, forced, drawsSeats: true, acts };
export default page;
