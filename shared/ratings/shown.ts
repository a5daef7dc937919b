import type { ShownRating } from "../net/people.ts";
import type { Strength } from "./strength.ts";

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

/** A normal variable lies within so many standard deviations in 19 of 20 cases. */
export const nearlySure = 1.96;

/** Points that are taken off what is shown for each day without a rated game. */
const fadePerDay = 1;

/** A rating whose ± is more than a class is provisional: its sigma is above this. */
export const provisionalAbove = 200 / nearlySure;

/**
 * A rating as people see it: the likeliest strength, less what has faded.
 * @param games how many it comes from.
 * @param lastAt when the last of them ended, ms since 1970.
 */
export function shownOf({ mu, sigma }: Strength, games: number, lastAt: number, now: number): ShownRating {
  return {
    rating: Math.round(mu - faded(now - lastAt)),
    plusMinus: Math.round(nearlySure * sigma),
    provisional: sigma > provisionalAbove,
    games,
  };
}

/** Orders people by what they have nearly surely, at any time: all fade at one pace. */
export const standingOf = ({ mu, sigma }: Strength, lastAt: number): number => mu - nearlySure * sigma + faded(lastAt);

/** The leaderboard's number: a rating less its ± and less what has faded. */
export const fadedAt = (standing: number, now: number): number => Math.round(standing - faded(now));

/** The Monday, 0:00 UTC, of a time; both in ms since 1970, which began on a Thursday. */
export const weekOf = (at: number): number => Math.floor((at + 3 * dayMs) / weekMs) * weekMs - 3 * dayMs;

const faded = (ms: number): number => (ms / dayMs) * fadePerDay;
