/** What the stage shows: cards fly, a kitten is held up for all to see, and explodes. */
import type { GameEvent } from "../../lib/game";
import type { Acts, Flight, Piece, Scene, Showing, Way } from "../../lib/stage/acts";
import type { Words } from "../../lib/words";
import Burst from "./art/Burst.svelte";
import Card from "./art/Card.svelte";
import CardBack from "./art/CardBack.svelte";
import Explosion from "./art/Explosion.svelte";
import { cost, spent } from "./choices";
import { DEFUSE, KITTEN, NOPE } from "./components";
import { GAME, type View } from "./view";

type At = Scene<View>;

const SIZE = { width: 116, height: 1.4 };

/** A card with its face, or (null) its back. */
function card(title: number | null, words: Words): Piece {
  if (title === null) return { Art: CardBack, props: {}, ...SIZE };
  return { Art: Card, props: { title, name: words.word(GAME, "title", title) }, ...SIZE };
}

function flight(piece: Piece, from: string, to: string, way: Way = "fly"): Flight {
  return { piece, way, from, to };
}

/** Where a seat's card is: in one's own hand, or at the other's place. */
function held({ view }: At, seat: number, title: number | null): string {
  return seat === view.seat ? `hand/${title}` : `seat/${seat}`;
}

/** A card that comes to a seat; its own player sees it held up. */
function comes(at: At, from: string, title: number | null): Showing {
  const { seat, view, words } = at;
  const way = seat === view.seat ? "show" : "fly";
  return { flights: [flight(card(title, words), from, held(at, seat, title), way)] };
}

/** A card that goes from one player to the other. */
function changes(at: At, giver: number, taker: number, title: number | null): Showing {
  return {
    flights: [flight(card(title, at.words), held(at, giver, title), held(at, taker, title))],
  };
}

/** Cards that are played, and wait in the middle. */
function played(at: At): Showing {
  const { kind, seat, args, words } = at;
  const titles = spent([kind, seat, ...args] as GameEvent);
  return { flights: titles.map((title) => flight(card(title, words), held(at, seat, title), "play")) };
}

export const acts: Acts<View> = {
  kinds: {
    attack: played,
    skip: played,
    shuffle: played,
    see: played,
    favor: played,
    pair: played,
    three: played,
    five: played,
    nope: played,
    shuffled: ({ words }) => ({ flights: [flight(card(null, words), "pile", "pile", "wag")] }),
    gave: (at) => changes(at, at.seat, at.args[0]!, at.args[1] ?? null),
    stole: (at) => changes(at, at.args[0]!, at.seat, at.args[1] ?? null),
    "handed-over": (at) => changes(at, at.args[0]!, at.seat, at.args[1] ?? null),
    took: (at) => comes(at, "discard", at.args[0] ?? null),
    drew: (at) => comes(at, "pile", at.args[0] ?? null),
    "drew-kitten": ({ words }) => ({ moment: { piece: card(KITTEN, words) } }),
    defused: (at) => ({
      flights: [flight(card(DEFUSE, at.words), held(at, at.seat, DEFUSE), "discard", "show")],
    }),
    // Always to the same spot: the movement tells nothing of the place (EK-21).
    inserted: ({ words }) => ({ flights: [flight(card(null, words), "play", "pile")] }),
    exploded: ({ words }) => ({
      flights: [flight({ Art: Burst, props: {}, width: 220, height: 1 }, "play", "play", "burst")],
      moment: { piece: { ...card(KITTEN, words), Art: Explosion, width: 150 } },
    }),
    turn: () => null, // the middle of the table shows it
    won: () => null, // the result tells it
  },
  besides({ view, former, words }) {
    if (!former.play || view.play) return [];
    const { action, nopes } = former.play;
    const titles = [...cost(action), ...Array<number>(nopes).fill(NOPE)];
    return [{ flights: titles.map((title) => flight(card(title, words), "play", "discard")) }];
  },
};
