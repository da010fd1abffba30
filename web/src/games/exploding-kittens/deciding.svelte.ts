/** A decision in the making: what is raised and named so far, and what can be done with it. */
import type { Spelled } from "../../lib/game";
import type { Choice } from "../../lib/board/ActionBar.svelte";
import { BoardDeciding, type Situation } from "../../lib/board/deciding.svelte";
import { arg } from "../../lib/choices";
import {
  cost,
  countOf,
  different,
  FIVE,
  fitsFive,
  NOTHING,
  playable,
  plays,
  type Selection,
  tapped,
  targetOf,
  targets,
} from "./choices";
import type { Speech } from "./speech";
import { NOPE } from "./components";
import type { View } from "./view";

interface Now extends Situation<View, Speech> {
  /** Lead the keyboard to the choice between several actions. */
  askWhich: () => void;
}

/** Cards laid out to choose one of them. */
export interface Layout {
  label: string;
  cards: { title: number; count?: number }[];
  lit: number[];
  hinted: number | null;
}

const VERB_NUMBER: Record<number, string> = { 1: "pair", 2: "three" };

export class Deciding extends BoardDeciding<Now> {
  selection = $state.raw<Selection>(NOTHING);
  /** The player named, while the title wanted of them is being chosen. */
  target = $state<number | null>(null);
  /** The title chosen from cards laid out. */
  picked = $state<number | null>(null);
  /** How many cards shall lie on the kitten. */
  position = $state(0);

  /** Begin anew: another question is asked, or the hand changed. */
  reset(): void {
    const { view, suggestion } = this.now();
    this.cancel();
    const advised = suggestion?.[0] === "insert" ? arg(suggestion, 0) : null;
    this.position = advised ?? Math.floor(view.pile.size / 2);
  }

  /** Put back what is raised. */
  cancel = (): void => {
    this.selection = NOTHING;
    this.target = null;
    this.picked = null;
  };

  get isBegun(): boolean {
    return this.selection.kind !== "none" || this.picked !== null;
  }

  private get isAsked(): boolean {
    return this.now().view.prompt !== null;
  }

  /** The actions that take exactly what is raised. */
  private get plays(): Spelled[] {
    return plays(this.now().legal, this.selection);
  }

  // What is lit

  isLit = (title: number): boolean => {
    const { legal } = this.now();
    if (this.selection.kind === "different") return fitsFive(legal, this.selection, title);
    return playable(legal, title) > 0;
  };

  isHinted = (title: number): boolean => {
    const { suggestion } = this.now();
    return suggestion !== null && cost(suggestion).includes(title);
  };

  /** What naming the seat would do, or null if it cannot be named now. */
  aim(seat: number): string | null {
    const aimed = this.target === null && this.plays.find((action) => targetOf(action) === seat);
    return aimed ? this.label(aimed) : null;
  }

  /** The cards laid out to choose from, if that is what is asked. */
  get layout(): Layout | null {
    const { view, legal, suggestion, speech } = this.now();
    const hinted = suggestion ? arg(suggestion, suggestion.length - 2) : null;
    if (view.phase === "take" && this.isAsked) {
      const cards = view.discard.flatMap((count, title) => (count ? [{ title, count }] : []));
      const lit = legal.map((action) => arg(action, 0));
      return { label: speech.table("discard"), cards, lit, hinted };
    }
    if (this.target === null) return null;
    const lit = this.plays.filter((a) => targetOf(a) === this.target).map((a) => arg(a, 2));
    const label = speech.board("wanted", { target: speech.name(this.target) });
    return { label, cards: lit.map((title) => ({ title })), lit, hinted };
  }

  // What a tap does

  /** A card of the hand: raise it, or one more of it; when giving, the second tap gives. */
  tap = (title: number): void => {
    const { view, legal, speech, refuse } = this.now();
    if (view.phase === "give" && this.isAsked && countOf(this.selection, title)) {
      return this.confirm();
    }
    if (this.selection.kind === "different" && !this.isLit(title)) {
      return refuse(speech.board("five-full"));
    }
    this.target = null;
    this.picked = null;
    this.selection = tapped(legal, this.selection, title);
  };

  /** A card laid out: choose it; the second tap does it. */
  pick = (title: number): void => {
    if (this.picked === title) this.confirm();
    else this.picked = title;
  };

  /** Name a player: do it, or (for three of a kind) ask which title is wanted. */
  nameSeat(seat: number): void {
    const aimed = this.plays.filter((action) => targetOf(action) === seat);
    if (aimed.length > 1) {
      this.target = seat;
      this.picked = null;
    } else if (aimed[0]) this.do(aimed[0]);
  }

  draw = (): void => {
    const { view, speech, refuse } = this.now();
    if (!this.attempt(["draw"])) refuse(speech.prompt(view));
  };

  /** Do that if it is among what can be done; whether it is. */
  attempt(action: Spelled): boolean {
    const can = this.can(action);
    if (can) this.do(action);
    return can;
  }

  /** Do the one thing that can be done with what is raised, or go to the choice between them. */
  confirm = (): void => {
    const main = this.choices.filter((choice) => choice.isMain && !choice.isDisabled);
    if (main.length === 1) main[0].press();
    else if (main.length > 1) this.now().askWhich();
  };

  enterFive = (): void => {
    const fives = this.legal("five");
    if (!fives.length) return;
    const begun = this.selection.kind === "alike" ? [this.selection.title] : [];
    this.selection = different(fives.length === 1 ? cost(fives[0]) : begun);
    this.target = null;
  };

  // What the action bar shows

  get choices(): Choice[] {
    const { view } = this.now();
    if (view.hand === null || !view.players[view.seat!].alive) return [];
    if (view.phase === "window") return this.windowChoices;
    if (!this.isAsked) return [];
    if (view.phase === "turn") return this.turnChoices;
    if (view.phase === "insert") return [this.choice(["insert", this.position], { key: "insert" })];
    const title = view.phase === "take" ? this.picked : this.raisedTitle;
    return [this.choice(title === null ? [view.phase] : [view.phase, title])];
  }

  private get raisedTitle(): number | null {
    return this.selection.kind === "alike" ? this.selection.title : null;
  }

  /** Nope and pass, always both, also for who holds no Nope or was not asked (EK-38). */
  private get windowChoices(): Choice[] {
    const { view, speech } = this.now();
    const has = view.hand?.includes(NOPE);
    const nope = this.choice(["nope"], has ? {} : { label: speech.board("no-nope") });
    return [nope, this.choice(["pass"], { isMain: false })];
  }

  private get turnChoices(): Choice[] {
    if (this.target !== null && this.selection.kind === "alike") {
      const asked: Spelled = ["three", this.selection.title, this.target];
      return [this.choice(this.picked === null ? asked : [...asked, this.picked])];
    }
    const own = this.targeted(this.plays);
    if (own.length) return own;
    if (this.legal("five").length && this.selection.kind !== "different") own.push(this.fiveChoice);
    return [...own, this.choice(["draw"], { isMain: this.selection.kind === "none" })];
  }

  /** Plays as choices; those that differ only by the title wanted are one, for each player. */
  private targeted(actions: Spelled[]): Choice[] {
    const seats = targets(actions);
    if (!seats.length) return actions.map((action) => this.choice(action));
    return seats.map((seat) => {
      const action = actions.find((each) => targetOf(each) === seat)!;
      const name = this.label(action);
      const label = seats.length > 1 ? this.now().speech.name(seat) : name;
      return this.choice(action, { label, name, press: () => this.nameSeat(seat) });
    });
  }

  private get fiveChoice(): Choice {
    return this.choice(["five"], { isMain: false, isDisabled: this.now().isIdle, press: this.enterFive });
  }

  /** What an action is called; of a three, only the player is named at first. */
  private label(action: Spelled): string {
    const named = action[0] === "three" ? (action.slice(0, 3) as Spelled) : action;
    return this.now().speech.action(named);
  }

  /** What the raised cards do, or how to begin. */
  get explained(): string {
    const { view, legal, suggestion, speech } = this.now();
    const { selection } = this;
    if (selection.kind === "different") {
      return speech.board("five-count", { count: selection.titles.length, all: FIVE });
    }
    if (selection.kind === "alike") {
      const { title, count } = selection;
      const more = playable(legal, title) > count ? VERB_NUMBER[count] : undefined;
      const [aimed] = this.target === null ? this.plays.filter((a) => targetOf(a) !== null) : [];
      return [
        count > 1 ? speech.board(`alike-${count}`) : speech.effect(title),
        more ? speech.board(`again-${more}`) : "",
        aimed ? speech.question(aimed[0], "target") : "",
      ].join(" ");
    }
    if (view.play) return speech.waiting(view.play);
    return view.phase === "turn" && this.isAsked && !suggestion ? speech.board("begin") : "";
  }
}
