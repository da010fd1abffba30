/** A decision in the making: the tile raised, the place or the payment chosen so far. */
import type { Choice } from "../../lib/board/ActionBar.svelte";
import { BoardDeciding, type Situation } from "../../lib/board/deciding.svelte";
import { arg, same } from "../../lib/choices";
import type { Spelled } from "../../lib/game";
import { Bar } from "./bar";
import { brings } from "./components";
import { isSame, lowered, type Payment, paymentOf, type Purse, raised, size } from "./payment";
import type { Speech } from "./speech";
import type { View } from "./view";
import { best, lays, type Leg, legsTo, offer, type Offer, offersTo, sitesOf } from "./way";

interface Now extends Situation<View, Speech> {
  undo: (() => void) | null;
}

/** What is begun: a tile raised, a place chosen before the tile, a way to go, an egg. */
export type Plan =
  | { kind: "none" }
  | { kind: "tile"; index: number }
  | { kind: "place"; site: number }
  | { kind: "toss" }
  | { kind: "go"; site: number; legs: Leg[]; paid: Payment }
  | { kind: "lay"; paid: Payment }
  | { kind: "read"; site: number };

/** Why a place is lit: what a tile brings there, or how many cards it takes to go there. */
export interface Mark {
  what: "place" | "step" | "walk" | "lay" | "start";
  cards?: number;
  /** Whether an egg could be paid there, too. */
  lays?: boolean;
  brings?: number | null;
}

const NO_PLAN: Plan = { kind: "none" };
const PLACING = ["explore", "stack"];
/** Where one answers what is asked in a phase. */
const ROOMS: Record<string, "purse" | "packs" | "conditions"> = {
  return: "purse",
  release: "purse",
  secure: "packs",
  fulfil: "conditions",
};
/** What may be asked within a move: a lone answer to it is given by itself. */
const WITHIN = ["secure", "release", "fulfil"];

export class Deciding extends BoardDeciding<Now> {
  plan = $state.raw<Plan>(NO_PLAN);
  /** What is still to be done of a move that was confirmed; null: none is. */
  private rest: Spelled[] | null = null;
  /** Whether such a move came to a halt on its way. */
  isStopped = $state(false);

  private readonly bar = new Bar(this);

  get choices(): Choice[] {
    return this.bar.choices;
  }

  get explained(): string {
    return this.bar.explained;
  }

  /** Begin anew: another question is asked. A move goes on by itself. */
  reset(): void {
    this.plan = NO_PLAN;
    this.isStopped = false;
    if (this.rest) this.goOn(this.rest);
  }

  /** Do the next part of a move, give a lone answer, or tell that it cannot go on. */
  private goOn([next, ...rest]: Spelled[]): void {
    const { view, legal } = this.now();
    const lone = WITHIN.includes(view.phase) && legal.length === 1 ? legal[0] : undefined;
    const act = next ?? lone;
    if (act && this.isMine && this.can(act)) {
      this.rest = rest;
      this.do(act);
      return;
    }
    this.isStopped = next !== undefined;
    if (next || !WITHIN.includes(view.phase)) this.rest = null;
  }

  /** Put down what was begun; of a move under way, what is left of it. */
  cancel = (): void => {
    this.isStopped = !!this.rest?.length;
    this.plan = NO_PLAN;
    this.rest = null;
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
      for (const { site, cards, lay } of view.reach) {
        if (site !== bird) marks.set(site, { what: "walk", cards, lays: lay !== null });
      }
    }
    for (const action of this.legal("advance")) {
      const site = arg(action, 0);
      marks.set(site, { cards: size(paymentOf(action)), ...marks.get(site), what: "step" });
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

  /** The payment under way: what is chosen, and what it may be for. */
  payment = $derived.by((): { paid: Payment; offers: Offer[] } | null => {
    const { plan } = this;
    if (plan.kind === "go") return { paid: plan.paid, offers: this.offersFor(plan.site, plan.legs) };
    if (plan.kind !== "lay") return null;
    return { paid: plan.paid, offers: this.legal("lay").map((lay) => offer(lay)) };
  });

  private offersFor(site: number, legs: Leg[]): Offer[] {
    const { view, legal, isLesson } = this.now();
    const offers = offersTo(view, legal, site, legs);
    return isLesson ? offers.filter(({ acts }) => this.isLegal(acts)) : offers;
  }

  private isLegal(acts: Spelled[]): boolean {
    return acts.length === 1 && this.can(acts[0]!);
  }

  /** Where the next answer lies, apart from the islet. */
  get wants(): "tiles" | "purse" | "packs" | "conditions" | null {
    if (!this.isMine) return null;
    if (this.payment) return "purse";
    const { phase } = this.now().view;
    return this.legal(...PLACING, "toss").length ? "tiles" : (ROOMS[phase] ?? null);
  }

  /** The places that the way begun leads over. */
  get way(): number[] {
    const { plan, chosen } = this;
    if (plan.kind !== "go") return [];
    return chosen ? sitesOf(chosen) : plan.legs.map(({ site }) => site);
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
    if (plan.kind === "go" && plan.site === site) return this.confirm();
    if (plan.kind === "lay" && mark?.what === "lay") return this.confirm();
    switch (mark?.what) {
      case "start":
        return this.do(["start", site]);
      case "place":
        return this.tapPlace(site);
      case "step":
      case "walk":
        return this.beginGo(site);
      case "lay":
        return this.beginLay();
      default:
        this.plan = { kind: "read", site };
    }
  };

  /** A place for a tile: the raised one, or the only kind that may go there. */
  private tapPlace(site: number): void {
    const here = this.legal(...PLACING).filter((action) => arg(action, 1) === site);
    const tile = this.raisedTile ?? (here.length === 1 ? arg(here[0]!, 0) : null);
    if (tile !== null) this.placeAt(tile, site);
    else this.plan = { kind: "place", site };
  }

  /** Suggest a way there; a free step that leads to no egg is taken at once. */
  private beginGo(site: number): void {
    const { view, suggestion } = this.now();
    const { plan } = this;
    const legs = legsTo(view, site, plan.kind === "go" ? plan.legs : []);
    const offers = this.offersFor(site, legs);
    const found = best(offers, suggestion);
    if (!found) return;
    if (plan.kind !== "go" && found.acts.length === 1 && size(found.paid) === 0) this.begin(found.acts);
    else this.plan = { kind: "go", site, legs, paid: found.paid };
  }

  beginLay = (): void => {
    const { view, suggestion } = this.now();
    const offers = this.legal("lay").map((lay) => offer(lay));
    const advised = [suggestion, ...view.suggested].find((each) => each?.[0] === "lay");
    const found = best(offers, advised ?? null);
    if (found) this.plan = { kind: "lay", paid: found.paid };
  };

  /** A card of one's own: pay with it or not, give it back, or take the egg off it. */
  tapCard = (purse: Purse | "exhausted", resource: number, isRaised: boolean): void => {
    const { speech, refuse } = this.now();
    const { payment, plan } = this;
    const act = this.cardAction(purse, resource);
    if (act) return this.do(act);
    if (!payment || purse === "exhausted" || (plan.kind !== "go" && plan.kind !== "lay")) return;
    const paid = isRaised
      ? lowered(payment.paid, purse, resource)
      : raised(payment.offers.map(({ paid }) => paid), payment.paid, purse, resource);
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
    return payment.offers.some(({ paid }) => paid[purse][resource]! > 0);
  };

  isCardHinted = (purse: Purse | "exhausted", resource: number): boolean =>
    same(this.now().suggestion, this.cardAction(purse, resource));

  isPackHinted = (resource: number): boolean =>
    same(this.now().suggestion, ["secure", resource]);

  isPackLit = (resource: number): boolean =>
    this.isMine && this.legal("secure").some((action) => arg(action, 0) === resource);

  /** What is chosen and paid, if it is. */
  get chosen(): Offer | null {
    const { payment } = this;
    return payment?.offers.find(({ paid }) => isSame(paid, payment.paid)) ?? null;
  }

  /** Whether an egg is to be laid at the end of the way begun. */
  get isLaying(): boolean {
    return this.plan.kind === "go" && this.chosen !== null && lays(this.chosen);
  }

  /** Of a way with an egg at its end, the way alone. */
  get onlyGoing(): Offer | null {
    return this.isLaying ? offer(...this.chosen!.acts.slice(0, -1)) : null;
  }

  /** Do what is chosen. */
  confirm = (): void => {
    if (this.chosen) this.begin(this.chosen.acts);
  };

  /** Do all of that, one after the other. */
  begin([first, ...rest]: Spelled[]): void {
    if (!first || this.now().isIdle) return;
    this.rest = rest;
    this.do(first);
  }

  /** Gather, or end the move. */
  finish = (): boolean => {
    const [action] = this.isMine ? this.legal("gather", "end") : [];
    if (action) this.do(action);
    return action !== undefined;
  };
}
