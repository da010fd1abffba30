/** Who sits where, from where one looks. */
import type { Frame } from "../game";
import type { SeatInfo } from "../wire";

/** The others around the table, beginning beside the viewer; all of them, if nobody looks. */
export function others({ seat, seats }: Pick<Frame, "seat" | "seats">): number[] {
  const around = Array.from({ length: seats }, (_, place) => (place + (seat ?? -1) + 1) % seats);
  return around.filter((each) => each !== seat);
}

/** Whether the person of a seat is not at the table. */
export function isAway({ bot, is_present }: SeatInfo): boolean {
  return !bot && !is_present;
}
