/** A decision in the making: which cards are pointed at, and what can be done with them. */
import type { Choice } from "../../lib/board/ActionBar.svelte";
import { BoardDeciding, type Situation } from "../../lib/board/deciding.svelte";
import { arg } from "../../lib/choices";
import type { Spelled } from "../../lib/game";
import { columnOf, EXTRA, HEIGHT, MIXED, rowOf, slotAt, WHOLE_ROW } from "./components";
import type { Placing } from "./placing.svelte";
import type { Speech } from "./speech";
import type { View } from "./view";

interface Now extends Situation<View, Speech> {
  placing: Placing;
}

/** What is asked of a card on the island now. */
export interface CardState {
  /** Whether a tap on it does something. */
  isLit: boolean;
  /** Whether it is among those pointed at. */
  isPointed: boolean;
  isHinted: boolean;
  /** Whether it is one of today's, and whether it is resolved. */
  isChosen: boolean;
  isOpen: boolean;
  isResolved: boolean;
}

const PICKS = 2;
const ISLAND_SPECIALS = [EXTRA, MIXED, WHOLE_ROW];
const VERBS: Record<number, string> = { [EXTRA]: "extra", [MIXED]: "mixed", [WHOLE_ROW]: "row" };

export class Deciding extends BoardDeciding<Now> {
  /** The special by which cards are being chosen. */
  special = $state<number | null>(null);
  /** The slots pointed at. */
  pointed = $state.raw<number[]>([]);
  /** Which of the things shown are picked, from 1 on. */
  picks = $state.raw<number[]>([]);

  /** Begin anew: another question is asked. */
  reset(): void {
    this.cancel();
    const { suggestion, placing } = this.now();
    placing.begin();
    const special = ISLAND_SPECIALS.find((each) => VERBS[each] === suggestion?.[0]);
    if (special !== undefined) this.special = special;
  }

  cancel = (): void => {
    this.special = null;
    this.pointed = [];
    this.picks = [];
  };

  get isBegun(): boolean {
    return this.special !== null || this.pointed.length > 0 || this.picks.length > 0;
  }

  private get stage() {
    return this.now().view.today?.stage ?? "done";
  }

  // The island

  cardState(slot: number): CardState {
    const { view, suggestion, isIdle } = this.now();
    const { chosen = [], left = [], open = null } = view.today ?? {};
    const isChosen = chosen.includes(slot);
    return {
      isLit: !isIdle && this.isTappable(slot),
      isPointed: this.pointed.includes(slot),
      isHinted: suggestion !== null && slotsOf(suggestion).includes(slot),
      isChosen,
      isOpen: open === slot && this.stage !== "cards",
      isResolved: isChosen && !left.includes(slot) && (open !== slot || this.stage === "cards"),
    };
  }

  private isTappable(slot: number): boolean {
    const { legal } = this.now();
    const verb = this.special === null ? (this.stage === "cards" ? "card" : "column") : VERBS[this.special];
    return legal.some((action) => action[0] === verb && slotsOf(action).includes(slot));
  }

  /** Point at a card: at all that one would take with it; a second tap takes them. */
  tap = (slot: number): void => {
    const { isIdle } = this.now();
    if (isIdle || !this.isTappable(slot)) return;
    if (this.stage === "cards" && this.special === null) return this.do(["card", slot]);
    if (this.special === MIXED) {
      const others = this.pointed.filter((each) => rowOf(each) !== rowOf(slot));
      if (this.pointed.includes(slot) && this.takes) return this.do(this.takes);
      this.pointed = [...others, slot].sort((a, b) => rowOf(a) - rowOf(b));
      return;
    }
    if (this.pointed.includes(slot) && this.takes) return this.do(this.takes);
    if (this.special === EXTRA) this.pointed = [slot];
    else this.pointed = slotsOf(this.special === WHOLE_ROW ? ["row", rowOf(slot)] : ["column", columnOf(slot)]);
  };

  /** What taking the cards pointed at is, once they are enough. */
  private get takes(): Spelled | null {
    const [first] = this.pointed;
    if (first === undefined) return null;
    if (this.special === EXTRA) return ["extra", first];
    if (this.special === WHOLE_ROW) return ["row", rowOf(first)];
    if (this.special === MIXED) {
      return this.pointed.length === HEIGHT ? ["mixed", ...this.pointed.map(columnOf)] : null;
    }
    return this.stage === "morning" ? ["column", columnOf(first)] : null;
  }

  // Specials

  /** Whether a special can be begun now; those that draw twice are begun by taking the twin. */
  canUse(special: number): boolean {
    const { isIdle, view } = this.now();
    if (isIdle || !view.today?.specials.includes(special)) return false;
    const verb = VERBS[special];
    return verb !== undefined && this.legal(verb).length > 0;
  }

  use(special: number): void {
    if (!this.canUse(special)) return;
    const next = this.special === special ? null : special;
    this.cancel();
    this.now().placing.drop();
    this.special = next;
  }

  // Picks (IC-33)

  countOf(index: number): number {
    return this.picks.filter((pick) => pick === index).length;
  }

  /** Pick a thing shown, perhaps twice; of three the first is let go. */
  pick = (index: number): void => {
    if (this.now().isIdle) return;
    this.picks = [...this.picks, index].slice(-PICKS);
  };

  private get picked(): Spelled | null {
    return this.picks.length === PICKS ? ["pick", ...[...this.picks].sort((a, b) => a - b)] : null;
  }

  // Doing

  /** Do that if it can be done: keys ask for anything. */
  override do(action: Spelled): void {
    if (this.can(action)) super.do(action);
  }

  /** Draw what is in hand where it is, or say why not. */
  place = (): boolean => {
    const { placing, speech, refuse, isIdle } = this.now();
    const { ghost } = placing;
    if (!ghost || isIdle) return false;
    if (ghost.action) this.do(ghost.action);
    else refuse(speech.fault(ghost.fault!));
    return true;
  };

  /** The one thing that is main and can be done. */
  confirm = (): boolean => {
    const main = this.choices.find(({ isMain, isDisabled }) => isMain && !isDisabled);
    main?.press();
    return main !== undefined;
  };

  // What the action bar shows

  get choices(): Choice[] {
    const { view, placing, speech, isIdle } = this.now();
    if (!view.today || view.prompt === null) return [];
    if (this.special !== null) return [this.choice(this.takes ?? [VERBS[this.special]])];
    if (placing.held) {
      const here: Choice = {
        key: "here",
        label: speech.board("draw-here"),
        isMain: true,
        isHinted: false,
        isDisabled: isIdle || !placing.ghost?.action,
        press: this.place,
      };
      return this.stage === "map" ? [here, this.choice(["decline"], { isMain: false })] : [here];
    }
    switch (this.stage) {
      case "morning":
        return [this.choice(this.takes ?? ["column"])];
      case "cards":
        return this.legal("confirm").length ? [this.choice(["confirm"])] : [];
      case "picks":
        return [this.choice(this.picked ?? ["pick"], { label: speech.board("pick-these") })];
      case "map":
        return [this.choice(["decline"], { isMain: false })];
      default:
        return [];
    }
  }

  /** A button that stays the same while what it is about is being chosen. */
  override choice(action: Spelled, more: Partial<Choice> = {}): Choice {
    return super.choice(action, { key: action[0], ...more });
  }

  /** What the selection does, or how to begin. */
  get explained(): string {
    const { view, placing, speech, isIdle } = this.now();
    if (!view.today || view.prompt === null) return "";
    if (this.pointed.length) return speech.asks(view, this.pointed);
    if (this.special !== null) return speech.special(this.special);
    const { ghost } = placing;
    if (ghost && !isIdle) return speech.ghost(ghost, view);
    if (this.stage === "cards" && view.today.left.length === 0) return speech.board("begin-confirm");
    return speech.board(`begin-${this.stage}`);
  }
}

/** The cards that an action of the island is about, by their slots. */
export function slotsOf(action: Spelled): number[] {
  const first = arg(action, 0);
  switch (action[0]) {
    case "column":
      return [0, 1, 2].map((row) => slotAt(first, row));
    case "row":
      return [0, 1, 2, 3].map((column) => slotAt(column, first));
    case "mixed":
      return [0, 1, 2].map((row) => slotAt(arg(action, row), row));
    case "card":
    case "extra":
      return [first];
    default:
      return [];
  }
}
