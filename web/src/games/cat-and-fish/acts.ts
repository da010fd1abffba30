/** What the stage shows: markers, boats and catastrophes move, tiles are turned, coins change hands. */
import { type Acts, cutout, type Flight, type Piece, type Scene, type Showing, type Way } from "../../lib/stage/acts";
import type { Words } from "../../lib/words";
import Back from "./art/Back.svelte";
import Card from "./art/Card.svelte";
import Catastrophe from "./art/Catastrophe.svelte";
import Coin from "./art/Coin.svelte";
import Glyph from "./art/Glyph.svelte";
import Marker from "./art/Marker.svelte";
import Pawn from "./art/Pawn.svelte";
import Tile from "./art/Tile.svelte";
import { MAGIC_LIBRARY, type Sort, SUMMONER_CARD, TREASURE_ISLAND, treasureOf, WORDS, YEARS } from "./components";
import { zoneAt } from "./geometry";
import { moneyText } from "./speech";
import { GAME, type View } from "./view";

type At = Scene<View>;

const ISLAND = "sea/island"; // the market, the union and the bank
const MARKER = 24;
const TILE = 84;
const COIN = 38;

const flight = (piece: Piece, from: string, to: string, way: Way = "fly"): Flight => ({ piece, way, from, to });
const landing = (piece: Piece, from: string, to: string, way: Way = "fly"): Flight => ({
  ...flight(piece, from, to, way),
  hides: to,
});

const seatOf = (seat: number): string => `seat/${seat}`;
const pawnOf = (seat: number): string => `sea/pawn/${seat}`;
const placeAt = (place: number): string => `sea/place/${place}`;
const blockAt = (block: number): string => `sea/block/${block}`;

/** Where a tile of a seat lies: in one's own storehouse, or at the other's place. */
const stored = ({ view }: At, seat: number, tile: number): string =>
  seat === view.seat ? `store/${tile}` : `${seatOf(seat)}/tile/${tile}`;

/** Where a magic card of a seat lies. */
const magicOf = ({ view }: At, seat: number, card: number | null): string =>
  seat === view.seat && card !== null ? `store/magic/${card}` : seatOf(seat);

function tile(number: number, { view }: At): Piece {
  const prices = view.prices[number] ?? []; // a treasure has none
  return { Art: Tile, props: { tile: number, prices, season: view.season, size: TILE }, width: TILE, height: 1 };
}

const back = (zone: number): Piece => cutout(Back, { zone }, [-50, -50, 100, 100], 100);
const coin = (money: number, words: Words): Piece => ({
  Art: Coin,
  props: { text: moneyText(money, words) },
  width: COIN,
  height: 1,
});

/** A card with its sign and name; of magic that one may not know, its back. */
function card(sort: Sort, number: number | null, words: Words): Piece {
  const props =
    number === null ? { sign: "magic" } : { sign: WORDS[sort][number], name: words.word(GAME, sort, number) };
  return { Art: Card, props, width: 92, height: 1.25 };
}

const sign = (name: string, size: number): Piece => ({ Art: Glyph, props: { name, size }, width: size, height: 1 });

const marker = ({ seats }: At, seat: number, isDone = false): Piece => ({
  Art: Marker,
  props: { colour: seats[seat]!.colour, isDone, size: MARKER },
  width: MARKER,
  height: 1,
});

const catastrophe = (number: number): Piece =>
  cutout(Catastrophe, { name: WORDS.catastrophe[number] }, [-40, -40, 80, 80], 80);

/** Money that goes from one place to the other; nothing, if there is none. */
const pays = (money: number, from: string, to: string, { words }: At): Flight[] =>
  money ? [flight(coin(money, words), from, to)] : [];

/** A boat that comes from where it was. */
function sails(at: At): Showing {
  const { seat, args, former, seats, view } = at;
  const from = (former ?? view).players[seat]!.pawn;
  const pawn = cutout(Pawn, { info: seats[seat] }, [-28, -36, 56, 64], 60);
  return { flights: [{ ...flight(pawn, placeAt(from), placeAt(args[0]!)), hides: pawnOf(seat) }] };
}

/** Tiles that came upon blocks which were empty. */
function filled({ view, former }: At): Showing {
  const fresh = former ? view.fish.filter((block) => !former.fish.includes(block)) : [];
  return { flights: fresh.map((block) => landing(back(zoneAt(block)), blockAt(block), `${blockAt(block)}/tile`, "drop")) };
}

/** A tile that goes overboard. */
const sinks = (at: At): Showing => ({
  flights: [flight(tile(at.args[0]!, at), stored(at, at.seat, at.args[0]!), pawnOf(at.seat))],
});

export const acts: Acts<View> = {
  kinds: {
    season: ({ args: [season, year], words }) => {
      const title = season
        ? words.word(GAME, "season", season)
        : words.text(`${GAME}-table-year`, { year: year!, years: YEARS });
      return { moment: { title, piece: sign(WORDS.season[season!]!, 48) } };
    },
    placed: (at) => ({
      flights: [landing(marker(at, at.seat), seatOf(at.seat), `actions/${at.args[0]}/${at.seat}`)],
    }),
    turn: () => null, // the players' order shows it
    began: (at) => {
      const space = `actions/${at.args[0]}/${at.seat}`;
      return { flights: [landing(marker(at, at.seat, true), space, space, "turn")] };
    },
    changed: (at) => ({
      flights: [
        landing(marker(at, at.seat), `actions/${at.args[0]}`, `actions/${at.args[1]}/${at.seat}`),
        ...pays(at.args[2]!, seatOf(at.seat), ISLAND, at),
      ],
    }),
    fished: (at) => {
      const [block, what] = at.args as number[];
      return { flights: [landing(tile(what!, at), blockAt(block!), stored(at, at.seat, what!), "reveal")] };
    },
    "found-treasure": (at) => {
      const [block, money] = at.args as number[];
      return {
        flights: [
          flight(tile(treasureOf(zoneAt(block!)), at), blockAt(block!), seatOf(at.seat), "reveal"),
          flight(coin(money!, at.words), blockAt(block!), seatOf(at.seat), "reveal"),
        ],
      };
    },
    used: (at) => ({
      flights: [flight(card("magic", at.args[0]!, at.words), magicOf(at, at.seat, at.args[0]!), `actions/${MAGIC_LIBRARY}`, "show")],
    }),
    hauled: filled,
    "fresh-fish": filled,
    sailed: sails,
    jumped: sails,
    fled: sails,
    "paid-sorcerer": (at) => ({ flights: pays(at.args[0]!, seatOf(at.seat), ISLAND, at) }),
    sold: (at) => {
      const [what, price] = at.args as number[];
      return {
        flights: [
          flight(tile(what!, at), stored(at, at.seat, what!), ISLAND),
          ...pays(price!, ISLAND, seatOf(at.seat), at),
        ],
      };
    },
    threw: sinks,
    lost: sinks,
    bought: (at) => {
      const [what, price] = at.args as number[];
      return {
        flights: [
          ...pays(price!, seatOf(at.seat), `shop/${what}`, at),
          flight(card("card", what!, at.words), `shop/${what}`, seatOf(at.seat), "reveal"),
        ],
      };
    },
    moved: ({ args: [number], former }) => {
      const block = former?.catastrophes[number!];
      const from = block ? blockAt(block) : `actions/${WORDS.space.indexOf(WORDS.catastrophe[number!]!)}`;
      return { flights: [landing(catastrophe(number!), from, `sea/catastrophe/${number}`)] };
    },
    removed: (at) => {
      const [by, block, what] = at.args as number[];
      return { flights: [flight(tile(what!, at), blockAt(block!), `sea/catastrophe/${by}`, "reveal")] };
    },
    struck: (at) => {
      const [by, damage] = at.args as number[];
      return {
        flights: [
          flight(catastrophe(by!), pawnOf(at.seat), pawnOf(at.seat), "burst"),
          ...pays(damage!, seatOf(at.seat), `sea/catastrophe/${by}`, at),
        ],
      };
    },
    explored: (at) => ({ flights: pays(at.args[0]!, `actions/${TREASURE_ISLAND}`, seatOf(at.seat), at) }),
    drew: (at) => {
      const what = at.args[0] ?? null;
      const way = what === null ? "fly" : "show";
      return {
        flights: [flight(card("magic", what, at.words), `actions/${MAGIC_LIBRARY}`, magicOf(at, at.seat, what), way)],
      };
    },
    "drew-blank": ({ words }) => {
      const library = `actions/${MAGIC_LIBRARY}`;
      return { flights: [flight(card("magic", WORDS.magic.indexOf("blank"), words), library, library, "show")] };
    },
    stole: (at) => {
      const [target, what] = at.args as number[];
      return {
        flights: [landing(tile(what!, at), stored(at, target!, what!), stored(at, at.seat, what!), "reveal")],
      };
    },
    "paid-fee": (at) => ({ flights: pays(at.args[0]!, seatOf(at.seat), ISLAND, at) }),
    "gave-fish": (at) => ({
      flights: [flight(tile(at.args[0]!, at), stored(at, at.seat, at.args[0]!), ISLAND)],
    }),
    borrowed: (at) => ({ flights: [flight(sign("penalty", 40), ISLAND, seatOf(at.seat))] }),
    "became-summoner": (at) => ({
      flights: [flight(card("card", SUMMONER_CARD, at.words), ISLAND, seatOf(at.seat), "show")],
    }),
    won: () => null, // the result tells it
  },
};
