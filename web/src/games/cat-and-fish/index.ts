/** Cat & Fish on the page. */
import type { GamePage } from "../../lib/game";
import type { Words } from "../../lib/words";
import { acts } from "./acts";
import Board from "./Board.svelte";
import { facts, keys } from "./facts";
import { forced, weigh } from "./pace";
import { moneyText } from "./speech";
import { GAME, type View } from "./view";

function seatLine(view: View, seat: number, words: Words): string {
  const { money, total, store, capacity } = view.players[seat];
  if (view.over) return moneyText(total, words);
  return words.text(`${GAME}-board-seat`, { money: moneyText(money, words), tiles: store.length, places: capacity });
}

const page: GamePage = { Board, seatLine, facts, keys, weigh, forced, drawsSeats: true, acts };
export default page;
