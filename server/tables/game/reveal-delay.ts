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

/** Maximum wait in ms for the pages of all players to show a new game. */
const maxPictureMs = 10_000;

/**
 * Returns the time in ms for which the first decision of a game waits for pages that are still loading. It is 0 if no
 * player is connected, and short on a server with fast bots.
 */
export const pictureDelayMs = (seats: Seats, [, longest]: readonly [number, number]): number =>
  seats.all.some(isHere) ? Math.min(maxPictureMs, 10 * longest) : 0;
