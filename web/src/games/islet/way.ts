/**
 * Ways: the steps to a place, and an egg there, with every payment. The view tells one way to each
 * place; what a step of it may cost otherwise is known from IS-41: two alike for a missing one.
 */
import { arg, same } from "../../lib/choices";
import type { Spelled } from "../../lib/game";
import { FIRST_NEST, TERRAINS } from "./components";
import { touches } from "./geometry";
import { bag, isPart, NOTHING, type Payment, paymentOf, type Purse, size, sum } from "./payment";
import type { View } from "./view";

/** Actions to be done one after the other, and all that they spend. */
export interface Offer {
  acts: Spelled[];
  paid: Payment;
}

/** A step: where to, and the terrain that it costs; null: it is free. */
export interface Leg {
  site: number;
  terrain: number | null;
}

export const offer = (...acts: Spelled[]): Offer => ({
  acts,
  paid: acts.map(paymentOf).reduce(sum, NOTHING),
});

export const lays = ({ acts }: Offer): boolean => acts.at(-1)?.[0] === "lay";

/** The places that an offer leads over. */
export const sitesOf = ({ acts }: Offer): number[] =>
  acts.flatMap((act) => (act[0] === "advance" ? [arg(act, 0)] : []));

function purseOf({ players, seat }: View): Payment {
  return players[seat!]!;
}

/** So many cards of one resource, out of one purse. */
function some(purse: Purse, resource: number, count: number): Payment {
  const counts = NOTHING[purse].map((_, kind) => (kind === resource ? count : 0));
  return { ...NOTHING, [purse]: counts };
}

/** Every price of a step onto that terrain: itself, or two alike of another (IS-41). */
function stepPrices(terrain: number): Payment[] {
  return Array.from({ length: TERRAINS }, (_, kind) => {
    const [free, secured] = [some("free", kind, 1), some("secured", kind, 1)];
    if (kind === terrain) return [secured, free];
    return [sum(secured, secured), sum(secured, free), sum(free, free)];
  }).flat();
}

function advance(site: number, { free, secured }: Payment): Spelled {
  return ["advance", site, bag(free.slice(0, FIRST_NEST)), bag(secured.slice(0, FIRST_NEST))];
}

/** One for each payment: the first that is told. */
function distinct(offers: Offer[]): Offer[] {
  const found = new Map<string, Offer>();
  for (const each of offers) {
    const key = JSON.stringify([each.paid.free, each.paid.secured]);
    if (!found.has(key)) found.set(key, each);
  }
  return [...found.values()];
}

/** A way with every payment that the purse holds. */
export function along(legs: Leg[], purse: Payment): Offer[] {
  return legs.reduce((offers, { site, terrain }) => {
    const prices = terrain === null ? [NOTHING] : stepPrices(terrain);
    const further = offers.flatMap(({ acts, paid }) =>
      prices.map((price) => ({ acts: [...acts, advance(site, price)], paid: sum(paid, price) })),
    );
    return distinct(further.filter(({ paid }) => isPart(paid, purse)));
  }, [offer()]);
}

/** Everything that leads to a place: a step, the way of those legs, either with an egg at its end. */
export function offersTo(view: View, legal: Spelled[], site: number, legs: Leg[]): Offer[] {
  const purse = purseOf(view);
  const steps = legal.filter((act) => act[0] === "advance" && arg(act, 0) === site);
  const ways = legs.length > 1 ? along(legs, purse) : [];
  const going = distinct([...steps.map((step) => offer(step)), ...ways]);
  const egg = view.reach.find((way) => way.site === site)?.lay;
  if (!egg) return going;
  const laying = going.map(({ acts }) => offer(...acts, egg));
  return [...laying.filter(({ paid }) => isPart(paid, purse)), ...going];
}

/** What to suggest: what is advised, else an egg, the fewest cards, secured ones first (IS-42). */
export function best(offers: Offer[], advised: Spelled | null): Offer | undefined {
  const found = offers.find(({ acts }) => acts.length === 1 && same(acts[0]!, advised));
  if (found) return found;
  const worth = (each: Offer): number =>
    (lays(each) ? 1000 : 0) - 10 * size(each.paid) + each.paid.secured.reduce((a, b) => a + b, 0);
  return offers.toSorted((a, b) => worth(b) - worth(a))[0];
}

/**
 * The way to a place that is tapped while another way is begun: cut off where it passes, led on
 * where the place is next to its end and that takes no more cards; else the view's own way.
 */
export function legsTo(view: View, site: number, begun: Leg[]): Leg[] {
  const passed = begun.findIndex((leg) => leg.site === site);
  if (passed >= 0) return begun.slice(0, passed + 1);
  const told = view.reach.find((way) => way.site === site);
  if (!told) return [];
  const suggested = told.steps.map((step) => legOf(view, step));
  const end = begun.at(-1);
  if (!end || !touches(view.sites[end.site]!, view.sites[site]!)) return suggested;
  const { terrain } = view.sites[site]!;
  const isFree = view.sites[end.site]!.terrain === terrain;
  const led = [...begun, { site, terrain: isFree ? null : terrain! }];
  const costs = along(led, purseOf(view)).map(({ paid }) => size(paid));
  return Math.min(...costs) <= told.cards ? led : suggested;
}

function legOf(view: View, step: Spelled): Leg {
  const site = arg(step, 0);
  return { site, terrain: size(paymentOf(step)) ? view.sites[site]!.terrain! : null };
}
