/** What the stage shows: each evening the boats with what was drawn, then the next day. */
import type { Acts, Showing, Told } from "../../lib/stage/acts";
import { arrange } from "../../lib/board/arrangement";
import { others } from "../../lib/board/seats";
import Cat from "./art/Piece.svelte";
import { FIRST_CAT, SHAPES } from "./components";
import { extent } from "./geometry";
import Recap, { type Evening } from "./Recap.svelte";
import { GAME, type View } from "./view";

const BOATS = 4; // to be looked at together
const BOATS_UPRIGHT = 3; // one under the other
const LOOK = 1800; // milliseconds for one boat
const LOOK_MORE = 300; // and for each that is shown beside it
const SQUARE = 34;

/** Kinds whose sentences say what the picture of the boat does not. */
const SAID = ["column", "row", "mixed", "extra", "ticked", "short"];

type Evenings = Told<View> & { former: View };

/** What a seat did that day, and its boat. */
function evening({ view, former, events, words, seats }: Evenings, seat: number): Evening {
  const names = seats.map(({ name }) => name);
  const own = events.filter(([kind, who]) => who === seat && SAID.includes(kind));
  return {
    info: seats[seat]!,
    boat: view.players[seat]!,
    before: former.players[seat]!.drawn.length,
    sentences: own.map((event) => words.event(GAME, event, names)),
  };
}

/** The boats of the others as they came out of the day, some at a time. */
function recap(told: Evenings): Showing[] {
  const { view, former, words } = told;
  if (view.day === former.day && view.over === former.over) return [];
  const evenings = others(view).map((seat) => evening(told, seat));
  const title = words.text(`${GAME}-board-evening`, { day: former.day });
  const boats = arrange(innerWidth, innerHeight) === "tall" ? BOATS_UPRIGHT : BOATS;
  return evenings.flatMap((_, first): Showing[] => {
    if (first % boats) return [];
    const together = evenings.slice(first, first + boats);
    return [
      {
        moment: { sheet: { Art: Recap, props: { title, evenings: together } } },
        sentence: together.map(({ sentences }) => sentences[0] ?? "").join(" "),
        look: LOOK + LOOK_MORE * (together.length - 1),
      },
    ];
  });
}

const inTheRecap = (): null => null;

export const acts: Acts<View> = {
  besides: recap,
  kinds: {
    column: inTheRecap,
    row: inTheRecap,
    mixed: inTheRecap,
    extra: inTheRecap,
    drew: inTheRecap,
    map: inTheRecap,
    twin: inTheRecap,
    ticked: inTheRecap,
    short: inTheRecap,
    day: ({ args: [day], words }) => ({ moment: { title: words.text(`${GAME}-event-day`, { day: day! }) } }),
    sister: ({ args: [colour] }) => {
      const [width, height] = extent(SHAPES[FIRST_CAT]!.turns[0]!);
      const props = { shape: FIRST_CAT, colour, square: `${SQUARE}px` };
      return { moment: { piece: { Art: Cat, props, width: width * SQUARE, height: height / width } } };
    },
    vesh: () => ({ moment: {} }),
  },
};
