/** Bags as the engine packs them: how many there are of each kind, four bits a kind. */

/** The counts of a bag of so many kinds; by division, as it may be longer than 32 bits. */
export function countsOf(bag: number, kinds: number, bits = 4): number[] {
  return Array.from({ length: kinds }, (_, kind) => Math.floor(bag / 2 ** (bits * kind)) % 2 ** bits);
}

/** The things of a bag, one after the other. */
export function thingsOf(bag: number, kinds: number): number[] {
  return countsOf(bag, kinds).flatMap((count, kind) => Array<number>(count).fill(kind));
}
