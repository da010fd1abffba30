/** The table in sentences, for who plays from the list of choices and sees no board. */
import type { SeatInfo } from "../../lib/wire";
import type { Words } from "../../lib/words";
import { Speech } from "./speech";
import { DAY, NIGHT } from "./components";
import { GAME, type View } from "./view";

/** What the viewer may know and needs for a decision. */
export function facts(view: View, words: Words, seats: SeatInfo[]): string[] {
  const speech = new Speech(words, seats);
  const { solo, hand } = view;
  const land = view.sites.flatMap(({ level }, site) => (level ? [site] : []));
  const told = [
    speech.event(["turn", view.active]),
    ...(solo ? [] : [speech.round(view)]),
    speech.board("bag", { tiles: view.bag }),
    speech.board("fact-packs", { cards: speech.resources(view.packs) }),
    ...view.players.map((_, seat) => speech.player(view, seat)),
    ...(solo ? [DAY, NIGHT].flatMap((islet) => conditions(view, islet, speech)) : []),
    ...land.map((site) => speech.place(view, site)),
  ];
  if (hand) {
    const tiles = hand.length ? speech.listed(hand.map((kind) => speech.tile(kind))) : "";
    told.push(speech.board("fact-hand", { tiles: tiles || speech.board("hand-empty") }));
  }
  if (view.reach.length) {
    const places = view.reach.map(({ site, cards }) => speech.board("fact-way", { site, cards }));
    told.push(speech.board("fact-reach", { places: speech.listed(places) }));
  }
  return told;
}

function conditions(view: View, islet: number, speech: Speech): string[] {
  return view.solo!.cards[islet]!.map(({ condition, fits }) =>
    speech.board("fact-card", {
      islet: speech.islet(islet),
      condition: speech.condition(condition),
      fits: speech.board("fits", { tiles: fits.length }),
    }),
  );
}

/** The board's own keys and what they do. */
export function keys(words: Words): [key: string, what: string][] {
  const told = (name: string) => words.text(`${GAME}-board-key-${name}`);
  return [
    ["1 … 4", told("tile")],
    ["M", told("map")],
    ["← ↑ → ↓", told("arrows")],
    ["⇧ ← ↑ → ↓", told("pan")],
    ["+ − 0", told("zoom")],
    ["N", words.text(`${GAME}-board-lay-begin`)],
    ["E", told("end")],
  ];
}
