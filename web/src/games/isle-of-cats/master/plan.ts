/** What is run, and how: it stands in the address, so that a reload or a copied link comes back. */

export interface Plan {
  /** The name of the island; empty: none is chosen yet. */
  code: string;
  players: number;
  /** The boat of all, from 1 on; 0: dealt at random. */
  sheet: number;
  /** Of the sister, who plays against one alone. */
  difficulty: number;
  /** How long a day lasts; 0: as long as it takes. */
  seconds: number;
  /** 0: in the harbour; after the last day: Vesh is here. */
  day: number;
}

/** The numbers of a plan: the least, the most, and the usual. */
export const BOUNDS = {
  players: [1, 12, 4],
  sheet: [0, 6, 0],
  difficulty: [1, 5, 1],
  seconds: [0, 900, 0],
  day: [0, 8, 0],
} as const;
const NUMBERS = Object.keys(BOUNDS) as (keyof typeof BOUNDS)[];

/** The plan that the query of an address tells; what is missing or makes no sense is as usual. */
export function planOf(search: string): Plan {
  const query = new URLSearchParams(search);
  const number = (name: keyof typeof BOUNDS) => {
    const [low, high, usual] = BOUNDS[name];
    const told = Number(query.get(name) ?? usual);
    return Number.isInteger(told) && told >= low && told <= high ? told : usual;
  };
  const numbers = Object.fromEntries(NUMBERS.map((name) => [name, number(name)]));
  return { ...(numbers as Omit<Plan, "code">), code: query.get("code") ?? "" };
}

/** The query that tells the plan: only what is not as usual. */
export function searchOf(plan: Plan): string {
  if (!plan.code) return "";
  const query = new URLSearchParams({ code: plan.code });
  for (const name of NUMBERS) {
    if (plan[name] !== BOUNDS[name][2]) query.set(name, String(plan[name]));
  }
  return `?${query}`;
}
