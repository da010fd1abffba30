/** The board's own keys: what is in hand is moved and turned, and numbers choose. */
import { type Keys, numbered } from "../../lib/keys";
import type { Words } from "../../lib/words";
import { EXTRA, HEIGHT, MIXED, rowOf, slotAt, SLOTS, WHOLE_ROW, WIDTH } from "./components";
import type { Deciding } from "./deciding.svelte";
import type { Piece, Placing } from "./placing.svelte";
import { GAME, type View } from "./view";

interface Situation {
  view: View;
  pieces: Piece[];
  placing: Placing;
  deciding: Deciding;
  hold: (piece: Piece) => void;
}

const DIGITS = 9;

/** What each key does now. */
export function keysOf(now: Situation): Keys {
  const { placing, deciding } = now;
  return {
    ...numbered(DIGITS, (index) => choose(now, index)),
    ArrowLeft: () => placing.nudge(-1, 0),
    ArrowRight: () => placing.nudge(1, 0),
    ArrowUp: () => placing.nudge(0, -1),
    ArrowDown: () => placing.nudge(0, 1),
    q: () => placing.turnIt("left"),
    e: () => placing.turnIt("right"),
    f: () => placing.turnIt("flip"),
    Enter: () => !isOnButton() && (deciding.place() || deciding.confirm()),
    s: () => nextSpecial(deciding),
    x: () => deciding.do(["decline"]),
    d: () => deciding.do(["confirm"]),
    Escape: () => {
      const isBegun = deciding.isBegun || placing.held !== null;
      deciding.cancel();
      placing.drop();
      return isBegun;
    },
  };
}

/** A button that has the focus hears Enter itself; a piece in hand has been heard already. */
function isOnButton(): boolean {
  return !!document.activeElement?.closest("button:not(.held), a, input, [role=tab]");
}

/** The number of what is asked: a card, an area, a thing, a colour, or a piece. */
function choose({ view, pieces, deciding, hold }: Situation, index: number): unknown {
  const { today } = view;
  if (!today) return false;
  if (today.stage === "morning" || deciding.special !== null) {
    const slot = slotFor(deciding, today.chosen, index);
    return slot === undefined ? false : deciding.tap(slot);
  }
  if (today.stage === "area") return deciding.do(["area", index]);
  if (today.stage === "colour") return deciding.do(["colour", index]);
  if (today.stage === "picks") return deciding.pick(index + 1);
  const cards = today.stage === "cards" ? today.left : [];
  if (index < cards.length) return deciding.do(["card", cards[index]]);
  const piece = pieces[index - cards.length];
  return piece?.fits ? hold(piece) : false;
}

/** The card that a number points at, by what is being chosen. */
function slotFor(deciding: Deciding, chosen: number[], index: number): number | undefined {
  const all = Array.from({ length: SLOTS }, (_, slot) => slot);
  if (deciding.special === EXTRA) return all.filter((slot) => !chosen.includes(slot))[index];
  if (deciding.special === WHOLE_ROW) return index < HEIGHT ? slotAt(0, index) : undefined;
  const row = deciding.special === MIXED ? firstOpenRow(deciding.pointed) : 0;
  return index < WIDTH ? slotAt(index, row) : undefined;
}

function firstOpenRow(pointed: number[]): number {
  const open = Array.from({ length: HEIGHT }, (_, row) => row).find(
    (row) => !pointed.some((slot) => rowOf(slot) === row),
  );
  return open ?? 0;
}

/** From one special to the next that can be used, and back to none. */
function nextSpecial(deciding: Deciding): boolean {
  const usable = [EXTRA, MIXED, WHOLE_ROW].filter((special) => deciding.canUse(special));
  if (!usable.length) return false;
  const next = usable[deciding.special === null ? 0 : usable.indexOf(deciding.special) + 1];
  deciding.use(next ?? deciding.special!);
  return true;
}

/** The keys in words, for the list of keys. */
export function keys(words: Words): [key: string, what: string][] {
  const text = (name: string) => words.text(`${GAME}-board-key-${name}`);
  return [
    ["1 … 9", text("choose")],
    ["← ↑ ↓ →", text("move")],
    ["Q, E", text("turn")],
    ["F", text("flip")],
    ["Enter", text("do")],
    ["S", text("special")],
    ["X", words.action(GAME, ["decline"], [])],
    ["D", words.action(GAME, ["confirm"], [])],
  ];
}
