import type { Suspense } from "../../shared/core/traits.ts";
import { isHere, type Seats } from "./seats.ts";

/**
 * How long bots wait until people have seen what happened, in ms: not at all if nobody is here, and the less the faster
 * bots are at this server.
 * @param delayMs shortest and longest time that a bot thinks.
 */
export function suspenseMs(suspense: Suspense | null, seats: Seats, [, longest]: readonly [number, number]): number {
  if (suspense === null || !seats.all.some(isHere)) return 0;
  const { seat, ownMs, othersMs } = suspense;
  return Math.min(2 * longest, isHere(seats.all[seat]) ? ownMs : othersMs);
}
