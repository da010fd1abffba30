/** Events as things that move: from where, to where, and what is seen of them. */
import type { GameEvent, Spelled } from "../../lib/game";
import { cost } from "./choices";
import { DEFUSE, KITTEN, NOPE } from "./components";
import type { Play } from "./view";

/** A place on the board: an element with that `data-anchor`. */
export type Anchor = "pile" | "discard" | "play" | "hand" | `seat-${number}`;

/** A card that flies (null: seen from the back), a burst where the kitten was shown, or a shuffle. */
export type Motion =
  | { kind: "card"; title: number | null; from: Anchor; to: Anchor }
  | { kind: "burst" }
  | { kind: "shuffle" };

/** The titles that an event puts on the discard pile, or into play on their way there. */
export function spent([kind, , ...args]: GameEvent): number[] {
  if (kind === "defused") return [DEFUSE];
  if (kind === "exploded") return [KITTEN];
  return cost([kind, ...args] as Spelled);
}

/** Where a seat's cards are: one's own hand, or the other's place at the table. */
function placeOf(seat: number, me: number | null): Anchor {
  return seat === me ? "hand" : `seat-${seat}`;
}

/** What moves when those events happen; `former` waited in the window before them. */
export function motions(
  events: GameEvent[],
  me: number | null,
  former: Play | null,
  isOpen: boolean,
): Motion[] {
  const moved: Motion[] = [];
  const fly = (title: number | null, from: Anchor, to: Anchor) =>
    moved.push({ kind: "card", title, from, to });
  if (former && !isOpen) {
    const nopes = Array<number>(former.nopes).fill(NOPE);
    for (const title of [...cost(former.action), ...nopes]) fly(title, "play", "discard");
  }
  for (const event of events) {
    const [kind, seat, first, second] = event;
    const own = placeOf(seat, me);
    const other = placeOf(Number(first), me);
    switch (kind) {
      case "drew":
        fly(first ?? null, "pile", own);
        break;
      case "drew-kitten":
        fly(KITTEN, "pile", "play");
        break;
      case "inserted": // always to the same spot: the movement tells nothing of the place (EK-21)
        fly(null, "play", "pile");
        break;
      case "gave":
        fly(second ?? null, own, other);
        break;
      case "stole":
      case "handed-over":
        fly(second ?? null, other, own);
        break;
      case "took":
        fly(first ?? null, "discard", own);
        break;
      case "defused":
        fly(DEFUSE, own, "discard");
        break;
      case "exploded":
        fly(KITTEN, "play", "discard");
        moved.push({ kind: "burst" });
        break;
      case "shuffled":
        moved.push({ kind: "shuffle" });
        break;
      default:
        for (const title of spent(event)) fly(title, own, "play");
    }
  }
  return moved;
}
