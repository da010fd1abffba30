/** What the player is about to do: what is lit, what waits for a second press, and what it does. */
import { tick } from "svelte";
import type { Choice } from "../../lib/board/ActionBar.svelte";
import { BoardDeciding, type Situation } from "../../lib/board/deciding.svelte";
import { arg, branches, same, startsWith } from "../../lib/choices";
import type { Spelled } from "../../lib/game";
import type { Speech } from "./speech";
import type { View } from "./view";

/** What is chosen on the sea. */
const BLOCK_VERBS = ["fish", "move", "summon"];
const PLACE_VERBS = ["sail", "jump", "flee"];
/** Where the answer of each verb is pressed. */
const LIES = {
  sea: [...BLOCK_VERBS, ...PLACE_VERBS],
  space: ["place", "begin"],
  own: ["sell", "lose", "give", "throw", "use"],
  card: ["buy"],
};
/** What has a picture to press, and needs no button in the bar. */
const DRAWN = [...BLOCK_VERBS, ...PLACE_VERBS, ...LIES.space, ...LIES.card, "sell"];
/** What is shown before it is done: a second press does it. */
const CAREFUL = ["move", "summon", "buy", "steal", "lose", "give", "throw"];
/** What is done by saying that nothing more is done. */
const ENDS = ["pass", "finish", "stop"];
/** What is rather not pressed by mistake, or seldom wanted. */
const ASIDE = [...ENDS, "throw", "wizard", "change"];
/** From so many ways on a verb is one button, and its ways come next; what is seldom done, from two on. */
const MANY = 4;
const SELDOM = ["throw", "use"];

export class Deciding extends BoardDeciding<Situation<View, Speech>> {
  /** The action that waits for its second press. */
  chosen = $state.raw<Spelled | null>(null);
  /** The block under the finger, before it is chosen. */
  aimed = $state<number | null>(null);
  /** The verb that was begun in the bar. */
  private begun = $state.raw<Spelled | null>(null);
  /** What is read about. */
  private reading = $state("");

  reset(): void {
    this.chosen = null;
    this.begun = null;
    this.aimed = null;
    this.reading = "";
  }

  get isBegun(): boolean {
    return this.chosen !== null || this.begun !== null || this.reading !== "";
  }

  /** The legal action of one of those verbs with those arguments. */
  private find(verbs: readonly string[], ...args: number[]): Spelled | null {
    const { legal, isIdle } = this.now();
    if (isIdle) return null;
    for (const verb of verbs) {
      const found = legal.find((action) => startsWith(action, [verb, ...args]));
      if (found) return found;
    }
    return null;
  }

  block = (block: number): Spelled | null => this.find(BLOCK_VERBS, block);
  place = (place: number): Spelled | null => this.find(PLACE_VERBS, place);
  space = (space: number): Spelled | null => this.find(["place", "begin"], space);
  card = (card: number): Spelled | null => this.find(["buy"], card);
  magic = (card: number): Spelled | null => this.find(["use"], card);
  /** What can be done with a tile of a seat's storehouse. */
  tile = (seat: number, tile: number): Spelled | null =>
    seat === this.now().view.seat
      ? this.find(["sell", "lose", "give", "throw"], tile)
      : this.find(["steal"], seat, tile);
  /** Whether an answer lies on the sea, on the action board, in one's own things or in the shop. */
  hasAny(where: keyof typeof LIES): boolean {
    const { view, legal, isIdle } = this.now();
    return !isIdle && view.prompt !== null && legal.some(([verb]) => LIES[where].includes(verb));
  }
  /** To do nothing more. */
  get end(): Spelled | null {
    return this.find(ENDS);
  }

  isChosen = (action: Spelled | null): boolean => same(action, this.chosen);
  isHinted = (action: Spelled | null): boolean => same(action, this.now().suggestion);

  /** Do it, or show first what it does. */
  press = (action: Spelled): void => {
    if (CAREFUL.includes(action[0]) && !this.isChosen(action)) {
      this.chosen = action;
      this.reading = "";
    } else this.do(action);
  };

  /** Do what a thing stands for; else tell what it is. */
  touch = (action: Spelled | null, about: string): void => {
    if (action) this.press(action);
    else {
      this.chosen = null;
      this.reading = about;
    }
  };

  cancel = (): void => this.reset();

  /** What the choice, or what the finger is on, would do. */
  get explained(): string {
    const { view, speech, isIdle, legal } = this.now();
    const verb = this.chosen?.[0];
    if (verb === "buy") return speech.effect("card", arg(this.chosen!, 0));
    if (verb === "use") return speech.effect("magic", arg(this.chosen!, 0));
    const block = verb === "move" || verb === "summon" ? arg(this.chosen!, 0) : this.aimed;
    const preview = view.preview.find((each) => each.block === block);
    if (preview && !this.reading) return speech.blow(preview);
    if (this.chosen) return speech.board("again");
    if (this.reading) return this.reading;
    return view.prompt && !isIdle && legal.length ? speech.board(`how-${view.phase}`) : "";
  }

  get choices(): Choice[] {
    const { view, legal, isIdle } = this.now();
    if (view.prompt === null) return [];
    if (this.chosen) return [this.button(this.chosen, () => this.press(this.chosen!))];
    if (this.begun) return branches(legal, this.begun).map(this.branch);
    const verbs = branches(legal, null).filter(([verb]) => !DRAWN.includes(verb));
    return verbs.flatMap((verb) => {
      const ways = legal.filter((action) => startsWith(action, verb));
      const isOne = ways.length >= MANY || (SELDOM.includes(verb[0]) && ways.length > 1);
      return isOne && !isIdle ? [this.branch(verb)] : ways.map(this.branch);
    });
  }

  private branch = (branch: Spelled): Choice => {
    const ways = this.now().legal.filter((action) => startsWith(action, branch));
    if (ways.length > 1) return this.button(branch, () => void (this.begun = branch));
    return this.button(ways[0], () => this.press(ways[0]));
  };

  private button(action: Spelled, press: () => void): Choice {
    const { view, isIdle, speech } = this.now();
    const isMain = this.isChosen(action) || !ASIDE.includes(action[0]);
    return this.choice(action, { label: speech.choice(action, view), isMain, isDisabled: isIdle, press });
  }

  /** Bring the keyboard to what is asked: to the sea, else to what is lit, or to the bar. */
  static async focusAsked(board: HTMLElement): Promise<void> {
    await tick();
    const targets = ["svg [role=button][tabindex='0']", "button.lit", ".choices button:enabled"];
    const found = targets.map((each) => board.querySelector<HTMLElement>(each)).find(Boolean);
    found?.focus();
  }
}
