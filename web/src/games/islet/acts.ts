/** What the stage shows: tiles and eggs come to lie, birds walk, cards go to and fro. */
import { thingsOf } from "../../lib/bag";
import { type Acts, cutout, type Flight, type Piece, type Scene, type Showing, type Way } from "../../lib/stage/acts";
import Icon from "../../lib/ui/Icon.svelte";
import Bird from "./art/Bird.svelte";
import Coloured from "./art/Coloured.svelte";
import Egg from "./art/Egg.svelte";
import Resource from "./art/Resource.svelte";
import Tile from "./art/Tile.svelte";
import { KINDS, NIGHT, RESOURCES } from "./components";
import { isUpright } from "./geometry";
import { GAME, type View } from "./view";

type At = Scene<View>;

const BAG = "packs/bag";
const CARD = 36;
const TILE = 160; // at the most: it is as large as its place

const flight = (piece: Piece, from: string, to: string, way: Way = "fly"): Flight => ({ piece, way, from, to });

/** Where a seat has its things: its own player in the hand and the purse, the others at their place. */
const holds = ({ view }: At, seat: number, own: string): string => (seat === view.seat ? own : `players/${seat}`);
const pack = (resource: number): string => `packs/${resource}`;

/** A tile as it lies at a place; its back, where its kind is not known. */
function tile(kind: number | null, upright = true): Piece {
  return { Art: Tile, props: { kind, upright, width: TILE }, width: TILE, height: 98 / 106 };
}

const card = (resource: number): Piece => ({
  Art: Resource,
  props: { resource, width: CARD },
  width: CARD,
  height: 44 / 36,
});

const bird = ({ seats, seat }: At): Piece =>
  cutout(Coloured, { Art: Bird, colour: seats[seat]!.colour }, [-26, -40, 56, 46], 56);
const egg = ({ seats, seat }: At): Piece =>
  cutout(Coloured, { Art: Egg, colour: seats[seat]!.colour }, [-14, -17, 28, 33], 28);

/** A tile that comes from a hand into its place; it hides none of a stack that was there. */
function placed(at: At): Showing {
  const [kind, site] = at.args as number[];
  const goal = `islet/site/${site}`;
  const piece = tile(kind!, isUpright(at.view.sites[site!]!));
  const come = flight(piece, holds(at, at.seat, `tiles/${kind}`), goal);
  return { flights: [at.kind === "explored" ? { ...come, hides: goal } : come] };
}

/** A bird that comes to a place; alone, day or night falls when it has crossed to the other islet. */
function walks(at: At): Showing {
  const { seat, args, view, former, words } = at;
  const site = args[0]!;
  const from = former?.players[seat]!.bird ?? null;
  const start = from === null ? holds(at, seat, "purse") : `islet/perch/${from}`;
  const { islet } = view.sites[site]!;
  const isCrossing = from !== null && view.sites[from]!.islet !== islet;
  const time = islet === NIGHT ? "night" : "day";
  return {
    flights: [{ ...flight(bird(at), start, `islet/perch/${site}`), hides: `islet/bird/${seat}` }],
    moment: isCrossing
      ? {
          title: words.text(`${GAME}-table-${time}`),
          piece: { Art: Icon, props: { name: time, size: 48 }, width: 48, height: 1 },
        }
      : undefined,
  };
}

/** Cards that go from one's purse into the packs. */
const pays = (at: At, resources: number[]): Flight[] =>
  resources.map((resource) => flight(card(resource), holds(at, at.seat, `purse/free/${resource}`), pack(resource)));

/** A secured card that is turned where it lies, as its egg is tipped. */
function exhausts(at: At, resources: number[]): Flight[] {
  return resources.map((resource) => {
    const place = holds(at, at.seat, `purse/exhausted/${resource}`);
    return flight(card(resource), place, place, "turn");
  });
}

export const acts: Acts<View> = {
  kinds: {
    turn: () => null, // the players' places show it
    explored: placed,
    stacked: placed,
    gathered: (at) => ({
      flights: thingsOf(at.args[0]!, RESOURCES).map((resource) =>
        flight(card(resource), pack(resource), holds(at, at.seat, `purse/free/${resource}`)),
      ),
    }),
    drew: (at) => {
      const [number, tiles] = at.args;
      const kinds = tiles == null ? Array<null>(number ?? 0).fill(null) : thingsOf(tiles, KINDS);
      return { flights: kinds.map((kind) => flight(tile(kind), BAG, holds(at, at.seat, `tiles/${kind}`))) };
    },
    returned: (at) => ({ flights: pays(at, [at.args[0]!]) }),
    paid: (at) => ({
      flights: [
        ...pays(at, thingsOf(at.args[0]!, RESOURCES)),
        ...exhausts(at, thingsOf(at.args[1]!, RESOURCES)),
      ],
    }),
    advanced: walks,
    started: walks,
    laid: (at) => {
      const goal = `islet/egg/${at.args[0]}`;
      return { flights: [{ ...flight(egg(at), goal, goal, "drop"), hides: goal }] };
    },
    secured: (at) => {
      const resource = at.args[0]!;
      const goal = holds(at, at.seat, `purse/secured/${resource}`);
      return { flights: [flight(card(resource), pack(resource), goal), flight(egg(at), goal, goal, "drop")] };
    },
    released: (at) => {
      const resource = at.args[0]!;
      return { flights: [flight(card(resource), holds(at, at.seat, "purse"), pack(resource))] };
    },
    tossed: (at) => ({
      flights: [flight(tile(at.args[0]!), holds(at, at.seat, `tiles/${at.args[0]}`), BAG)],
    }),
    "tossed-from-bag": ({ args: [tiles] }) => ({
      flights: thingsOf(tiles!, KINDS).map((kind) => flight(tile(kind), BAG, BAG, "show")),
    }),
    fulfilled: () => ({ moment: {} }),
    "dealt-card": () => ({ moment: {} }),
    "last-egg": () => ({ moment: {} }),
    "last-tile": () => ({ moment: {} }),
    "nothing-happens": () => ({ moment: {} }),
    won: () => null, // the result tells it
    lost: () => null,
  },
};
