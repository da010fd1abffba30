/**
 * Payments: which cards an action spends, and what a tap on a card makes of them. Every price that
 * is offered can be reached by taps (IS-42).
 */
import { countsOf } from "../../lib/bag";
import { arg } from "../../lib/choices";
import type { Spelled } from "../../lib/game";
import { FIRST_NEST, RESOURCES } from "./components";

/** Of unsecured cards, or of secured ones: so many of each resource. */
export type Purse = "free" | "secured";
export type Payment = Record<Purse, readonly number[]>;

const NONE: readonly number[] = Array<number>(RESOURCES).fill(0);
export const NOTHING: Payment = { free: NONE, secured: NONE };
const PURSES: readonly Purse[] = ["free", "secured"];
const KINDS = 3; // of terrains, and of nests
const COUNT_BITS = 4;

/** The counts of a bag of terrains or of nests. */
const counts = (bag: number): number[] => countsOf(bag, KINDS);

/** A bag of those counts. */
export function bag(counts: readonly number[]): number {
  return counts.reduce((all, count, kind) => all | (count << (COUNT_BITS * kind)), 0);
}

/** What an action spends. */
export function paymentOf(action: Spelled): Payment {
  switch (action[0]) {
    case "advance":
      return {
        free: [...counts(arg(action, 1)), ...NONE.slice(FIRST_NEST)],
        secured: [...counts(arg(action, 2)), ...NONE.slice(FIRST_NEST)],
      };
    case "lay":
      return {
        free: [...counts(arg(action, 1)), ...counts(arg(action, 0))],
        secured: [...counts(arg(action, 3)), ...counts(arg(action, 2))],
      };
    default:
      return NOTHING;
  }
}

export function size(payment: Payment): number {
  return PURSES.reduce((sum, purse) => sum + payment[purse].reduce((a, b) => a + b, 0), 0);
}

/** Both together. */
export function sum(a: Payment, b: Payment): Payment {
  const both = (purse: Purse) => a[purse].map((count, kind) => count + b[purse][kind]!);
  return { free: both("free"), secured: both("secured") };
}

/** Whether all of one payment is in another. */
export function isPart(part: Payment, whole: Payment): boolean {
  return PURSES.every((purse) => part[purse].every((count, kind) => count <= whole[purse][kind]!));
}

export function isSame(a: Payment, b: Payment): boolean {
  return isPart(a, b) && isPart(b, a);
}

/** How many cards two payments share. */
function shared(a: Payment, b: Payment): number {
  return PURSES.reduce(
    (sum, purse) =>
      sum + a[purse].reduce((own, count, kind) => own + Math.min(count, b[purse][kind]!), 0),
    0,
  );
}

function changed(payment: Payment, purse: Purse, resource: number, by: number): Payment {
  const counts = payment[purse].map((count, kind) => (kind === resource ? count + by : count));
  return { ...payment, [purse]: counts };
}

/** The payment without a card that was raised. */
export function lowered(payment: Payment, purse: Purse, resource: number): Payment {
  return changed(payment, purse, resource, -1);
}

/**
 * The payment with one card more: added where that still leads to a price, else the price with
 * that card which keeps most of the others. Null: no price takes that card.
 */
export function raised(
  prices: Payment[],
  payment: Payment,
  purse: Purse,
  resource: number,
): Payment | null {
  const wanted = changed(payment, purse, resource, 1);
  if (prices.some((price) => isPart(wanted, price))) return wanted;
  let best: Payment | null = null;
  let most = -Infinity;
  for (const price of prices) {
    if (price[purse][resource]! < wanted[purse][resource]!) continue;
    const worth = shared(price, payment) - size(price) / 100;
    if (worth > most) [best, most] = [price, worth];
  }
  return best;
}
