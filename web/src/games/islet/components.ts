/** Terrains, nests, resources and tiles by number. */
import type { Site } from "./view";

/** Terrains 0 to 2 are also the resources of these numbers; nests are resources 3 to 5. */
export const TERRAINS = 3;
export const KINDS = 9; // of tiles
export const RESOURCES = 6;
export const FIRST_NEST = 3;
/** Unsecured cards that may be kept after exploring (IS-23). */
export const MOST_FREE = 8;
export const DAY = 0;
export const NIGHT = 1;

/** The terrain of a kind of tile. */
export const terrainOf = (kind: number): number => Math.floor(kind / TERRAINS);

/** The nest of a kind of tile. */
export const nestOf = (kind: number): number => kind % TERRAINS;

/** The nests that two different terrains make, by the two added up (IS-22). */
const NEST_BY_SUM = [-1, 1, 0, 2];

/** The resource that a tile of that kind would bring at a place (IS-22). */
export function brings(kind: number, { terrain }: Site): number {
  const own = terrainOf(kind);
  return terrain === undefined || terrain === own ? own : FIRST_NEST + NEST_BY_SUM[terrain + own]!;
}
