/** Cat & Fish on the page. */
import type { GamePage } from "../../lib/game";
import type { Words } from "../../lib/words";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import { facts, keys } from "./facts";
import { GAME, type View } from "./view";

function seatLine(view: View, seat: number, words: Words): string {
  const { money, total, store, capacity } = view.players[seat];
  if (view.over) return words.text(`${GAME}-table-money`, { money: total });
  const purse = words.text(`${GAME}-table-money`, { money });
  return words.text(`${GAME}-board-seat`, { money: purse, tiles: store.length, places: capacity });
}

const page: GamePage = { Board, Cover, seatLine, facts, keys, drawsSeats: true };
export default page;
