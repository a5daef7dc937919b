import type { EditionInfo } from "../../shared/core/game.ts";

export const isLong = process.env["LONG"] === "1";

/** Timeout of a property, in ms. */
export const timeout = isLong ? 600_000 : 300_000;

/**
 * Sizes the sample of a property. A normal run uses a fifth, because every change waits for it; `npm run test:long`
 * uses four times as many.
 */
export const sampleOf = (games: number): number => (isLong ? games * 4 : Math.ceil(games / 5));

/**
 * Numbers of players for the tests of an edition: the minimum, the maximum and a middle value; all numbers in long
 * runs.
 */
export function tablesOf({ seats: [fewest, most] }: EditionInfo): readonly number[] {
  const all = Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more);
  return isLong ? all : [...new Set([fewest, Math.ceil((fewest + most) / 2), most])];
}
