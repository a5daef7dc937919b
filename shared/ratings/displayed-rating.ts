import type { ShownRating } from "../net/people.ts";
import type { Strength } from "./strength.ts";

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

/** A normal variable is within this number of standard deviations in 19 of 20 cases. */
export const nearlySure = 1.96;

/** Points by which the shown rating decreases for each day without a rated game. */
const fadePerDay = 1;

/** Limit of sigma for a provisional rating: its ± is more than a class. */
export const provisionalAbove = 200 / nearlySure;

/**
 * Returns the shown rating: the most likely strength, less the decrease by inactivity.
 * @param games number of games of the rating.
 * @param lastAt end of the last of them, in ms since 1970.
 */
export function displayedRating({ mu, sigma }: Strength, games: number, lastAt: number, now: number): ShownRating {
  return {
    rating: Math.round(mu - faded(now - lastAt)),
    plusMinus: Math.round(nearlySure * sigma),
    provisional: sigma > provisionalAbove,
    games,
  };
}

/**
 * Sort key of leaderboards: the lower bound of the strength. The order is valid at any time, because all ratings
 * decrease at the same pace.
 */
export const leaderboardScore = ({ mu, sigma }: Strength, lastAt: number): number =>
  mu - nearlySure * sigma + faded(lastAt);

/** Returns the score on the leaderboard: the rating less its ± and less the decrease by inactivity. */
export const fadedAt = (standing: number, now: number): number => Math.round(standing - faded(now));

/** Returns the Monday, 0:00 UTC, of the week of a time. Both are in ms since 1970, which began on a Thursday. */
export const weekOf = (at: number): number => Math.floor((at + 3 * dayMs) / weekMs) * weekMs - 3 * dayMs;

const faded = (ms: number): number => (ms / dayMs) * fadePerDay;
