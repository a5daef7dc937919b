import type { RevealDelay } from "../../../shared/core/traits.ts";
import { isHere, type Seats } from "../people/seats.ts";

/**
 * Returns the delay in ms until players have seen the animation of a step. It is 0 if no player is connected, and short
 * on a server with fast bots.
 * @param delayMs minimum and maximum delay of a bot.
 */
export function revealDelayMs(
  suspense: RevealDelay | null,
  seats: Seats,
  [, longest]: readonly [number, number],
): number {
  if (suspense === null || !seats.all.some(isHere)) return 0;
  const { seat, ownMs, othersMs } = suspense;
  return Math.min(2 * longest, isHere(seats.all[seat]) ? ownMs : othersMs);
}
