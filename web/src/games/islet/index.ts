/** Islet on the page. */
import type { GamePage } from "../../lib/game";
import type { Asides, Words } from "../../lib/words";
import { acts } from "./acts";
import Board from "./Board.svelte";
import { facts, keys } from "./facts";
import { compass } from "./geometry";
import { forced, weigh } from "./pace";
import { GAME, type View } from "./view";

function seatLine(view: View, seat: number, words: Words): string {
  return words.text(`${GAME}-board-laid`, { eggs: view.players[seat]!.laid.length });
}

/** Where each place lies, for the log: its number stands on no tile. */
function asides({ sites }: View): Asides {
  return { compass: Object.fromEntries(sites.map((site, number) => [number, [compass(site)]])) };
}

const page: GamePage = { Board, seatLine, facts, keys, asides, weigh, forced, drawsSeats: true, acts };
export default page;
