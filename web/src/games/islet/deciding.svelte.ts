/** A decision in the making: the tile raised, the place or the payment chosen so far. */
import type { Choice } from "../../lib/board/ActionBar.svelte";
import { BoardDeciding, type Situation } from "../../lib/board/deciding.svelte";
import { arg, same } from "../../lib/choices";
import type { Spelled } from "../../lib/game";
import { Bar } from "./bar";
import { actionFor, lowered, type Payment, paymentOf, type Purse, raised, size } from "./payment";
import type { Speech } from "./speech";
import { brings } from "./components";
import type { View } from "./view";

interface Now extends Situation<View, Speech> {
  undo: (() => void) | null;
}

/** What is begun: a tile raised, a place chosen before the tile, a step, a walk, an egg. */
export type Plan =
  | { kind: "none" }
  | { kind: "tile"; index: number }
  | { kind: "place"; site: number }
  | { kind: "toss" }
  | { kind: "step"; site: number; paid: Payment }
  | { kind: "walk"; site: number }
  | { kind: "lay"; paid: Payment }
  | { kind: "read"; site: number };

/** Why a place is lit: what a tile brings there, or how many cards it takes to go there. */
export interface Mark {
  what: "place" | "step" | "walk" | "lay" | "start";
  cards?: number;
  brings?: number | null;
}

const NO_PLAN: Plan = { kind: "none" };
const PLACING = ["explore", "stack"];

export class Deciding extends BoardDeciding<Now> {
  plan = $state.raw<Plan>(NO_PLAN);
  /** Where the bird is walking, step by step. */
  private goal: number | null = null;

  private readonly bar = new Bar(this);

  get choices(): Choice[] {
    return this.bar.choices;
  }

  get explained(): string {
    return this.bar.explained;
  }

  /** Begin anew: another question is asked. A walk goes on by itself. */
  reset(): void {
    this.plan = NO_PLAN;
    const { view, isIdle } = this.now();
    const { goal } = this;
    if (goal === null || isIdle) return;
    const next = view.reach.find(({ site }) => site === goal);
    if (next && next.first[0] === "advance" && view.phase === "move") this.do(next.first);
    else this.goal = null;
  }

  /** Put down what was begun. */
  cancel = (): void => {
    this.plan = NO_PLAN;
    this.goal = null;
  };

  get isBegun(): boolean {
    return this.plan.kind !== "none" && this.plan.kind !== "read";
  }

  // What is lit

  /** The kind of the tile that is raised. */
  get raisedTile(): number | null {
    const { plan } = this;
    return plan.kind === "tile" ? (this.now().view.hand?.[plan.index] ?? null) : null;
  }

  /** Every place where something can be done now. */
  marks = $derived.by((): Map<number, Mark> => {
    const { view, isLesson } = this.now();
    const marks = new Map<number, Mark>();
    if (!this.isMine) return marks;
    for (const action of this.legal("start")) marks.set(arg(action, 0), { what: "start" });
    const tile = this.raisedTile;
    const isMoving = tile === null && this.plan.kind !== "place" && this.plan.kind !== "toss";
    for (const action of this.legal(...PLACING)) {
      const [kind, site] = [arg(action, 0), arg(action, 1)];
      if (tile === null) marks.set(site, { what: "place" });
      else if (tile === kind) marks.set(site, { what: "place", brings: this.bringsAt(kind, site) });
    }
    if (!isMoving) return marks;
    if (!isLesson && (view.seats > 1 || view.phase === "move")) {
      const bird = view.players[view.seat!]!.bird;
      for (const { site, cards } of view.reach) {
        if (site !== bird) marks.set(site, { what: "walk", cards });
      }
    }
    for (const action of this.legal("advance")) {
      const site = arg(action, 0);
      marks.set(site, { what: "step", cards: marks.get(site)?.cards ?? size(paymentOf(action)) });
    }
    if (this.legal("lay").length) marks.set(view.players[view.seat!]!.bird!, { what: "lay" });
    return marks;
  });

  /** What a tile would bring there; null if that pack will be empty (IS-3). */
  private bringsAt(kind: number, site: number): number | null {
    const { view } = this.now();
    const resource = brings(kind, view.sites[site]!);
    const coming = view.coming.filter(([, other]) => other === resource).length;
    return view.packs[resource]! > coming ? resource : null;
  }

  /** Whether the tile at that index of the hand can do something now. */
  isTileLit = (index: number): boolean => {
    const { view } = this.now();
    const kind = view.hand?.[index];
    if (!this.isMine) return false;
    return this.legal(...PLACING, "toss").some(
      (action) =>
        arg(action, 0) === kind &&
        (this.plan.kind !== "place" || arg(action, 1) === this.plan.site),
    );
  };

  isTileHinted = (index: number): boolean => {
    const { view, suggestion } = this.now();
    if (!suggestion || ![...PLACING, "toss"].includes(suggestion[0])) return false;
    return view.hand?.indexOf(arg(suggestion, 0)) === index;
  };

  /** The place that a bot, or the lesson, would choose. */
  get hintedSite(): number | null {
    const { suggestion } = this.now();
    if (!suggestion) return null;
    if (PLACING.includes(suggestion[0])) return arg(suggestion, 1);
    return ["advance", "start"].includes(suggestion[0]) ? arg(suggestion, 0) : null;
  }

  /** The payment under way: what is chosen, and the actions it may become. */
  get payment(): { paid: Payment; actions: Spelled[] } | null {
    const { plan } = this;
    if (plan.kind === "step") return { paid: plan.paid, actions: this.stepsTo(plan.site) };
    return plan.kind === "lay" ? { paid: plan.paid, actions: this.legal("lay") } : null;
  }

  private stepsTo(site: number): Spelled[] {
    return this.legal("advance").filter((action) => arg(action, 0) === site);
  }

  // What a tap does

  /** A tile of the hand. */
  tapTile = (index: number): void => {
    const { view } = this.now();
    const kind = view.hand?.[index];
    if (kind === undefined || !this.isTileLit(index)) return;
    const { plan } = this;
    const isTossed = view.phase === "toss" || plan.kind === "toss";
    const [toss] = this.legal("toss").filter((action) => arg(action, 0) === kind);
    if (isTossed && toss) return this.do(toss);
    if (plan.kind === "place") return void this.placeAt(kind, plan.site);
    if (plan.kind === "tile" && plan.index === index) this.cancel();
    else this.raise(index);
  };

  /** Raise a tile, to be placed. */
  raise(index: number): void {
    this.plan = { kind: "tile", index };
  }

  /** Place a tile of that kind there, if it may be; whether it may. */
  placeAt(kind: number, site: number): boolean {
    const found = this.legal(...PLACING).find(
      (action) => arg(action, 0) === kind && arg(action, 1) === site,
    );
    if (found) this.do(found);
    return found !== undefined;
  }

  /** A place of the islet: do what it is lit for; a second tap confirms what has a price. */
  tapSite = (site: number): void => {
    const { plan } = this;
    const mark = this.marks.get(site);
    if ((plan.kind === "step" || plan.kind === "walk") && plan.site === site) return this.confirm();
    if (plan.kind === "lay" && mark?.what === "lay") return this.confirm();
    switch (mark?.what) {
      case "start":
        return this.do(["start", site]);
      case "place":
        return this.tapPlace(site);
      case "step":
        return this.beginStep(site);
      case "walk":
        this.plan = { kind: "walk", site };
        return;
      case "lay":
        return this.beginLay();
      default:
        this.plan = { kind: "read", site };
    }
  };

  private tapPlace(site: number): void {
    const tile = this.raisedTile;
    if (tile !== null) this.placeAt(tile, site);
    else this.plan = { kind: "place", site };
  }

  private beginStep(site: number): void {
    const steps = this.stepsTo(site);
    const paid = this.suggested("advance", steps);
    if (size(paid) === 0 && steps[0]) this.do(steps[0]);
    else this.plan = { kind: "step", site, paid };
  }

  beginLay = (): void => {
    const lays = this.legal("lay");
    if (lays.length) this.plan = { kind: "lay", paid: this.suggested("lay", lays) };
  };

  /** The payment to preselect: the advised one, or the view's (secured cards first). */
  private suggested(verb: string, actions: Spelled[]): Payment {
    const { view, suggestion } = this.now();
    const offers = [suggestion, ...view.suggested].filter((offer) => offer?.[0] === verb);
    const found = offers.find((offer) => actions.some((action) => same(action, offer)));
    return paymentOf(found ?? actions[0]!);
  }

  /** A card of one's own: pay with it or not, give it back, or take the egg off it. */
  tapCard = (purse: Purse | "exhausted", resource: number, isRaised: boolean): void => {
    const { speech, refuse } = this.now();
    const { payment, plan } = this;
    const act = this.cardAction(purse, resource);
    if (act) return this.do(act);
    if (!payment || purse === "exhausted" || (plan.kind !== "step" && plan.kind !== "lay")) return;
    const paid = isRaised
      ? lowered(payment.paid, purse, resource)
      : raised(payment.actions, payment.paid, purse, resource);
    if (paid) this.plan = { ...plan, paid };
    else refuse(speech.board("no-price", { card: speech.resource(resource) }));
  };

  /** What a tap on a card does at once, if anything (IS-23, IS-36). */
  private cardAction(purse: Purse | "exhausted", resource: number): Spelled | null {
    const wanted: Spelled =
      purse === "free"
        ? ["return", resource]
        : ["release", resource, purse === "exhausted" ? 1 : 0];
    return this.now().legal.find((action) => same(action, wanted)) ?? null;
  }

  /** Whether a card of one's own can be tapped to some effect. */
  isCardLit = (purse: Purse | "exhausted", resource: number): boolean => {
    if (!this.isMine) return false;
    if (this.cardAction(purse, resource)) return true;
    const { payment } = this;
    if (!payment || purse === "exhausted") return false;
    return payment.actions.some((action) => paymentOf(action)[purse][resource]! > 0);
  };

  isCardHinted = (purse: Purse | "exhausted", resource: number): boolean =>
    same(this.now().suggestion, this.cardAction(purse, resource));

  isPackHinted = (resource: number): boolean =>
    same(this.now().suggestion, ["secure", resource]);

  isPackLit = (resource: number): boolean =>
    this.isMine && this.legal("secure").some((action) => arg(action, 0) === resource);

  /** The action that is chosen and paid, if it is. */
  get chosen(): Spelled | null {
    return this.payment && actionFor(this.payment.actions, this.payment.paid);
  }

  /** Do what is chosen. */
  confirm = (): void => {
    if (this.plan.kind === "walk") this.walk(this.plan.site);
    else if (this.chosen) this.do(this.chosen);
  };

  /** Gather, or end the move. */
  finish = (): boolean => {
    const [action] = this.isMine ? this.legal("gather", "end") : [];
    if (action) this.do(action);
    return action !== undefined;
  };

  /** Walk there, the cheapest way, one step after the other. */
  walk(site: number): void {
    const { view } = this.now();
    const way = view.reach.find((each) => each.site === site);
    if (!way) return;
    this.goal = site;
    this.do(way.first);
  }
}
