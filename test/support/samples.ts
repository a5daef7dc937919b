import type { EditionInfo } from "../../shared/core/game.ts";

const isLong = process.env["LONG"] === "1";

/** How long a property may take, in ms. */
export const timeout = isLong ? 600_000 : 300_000;

/**
 * Sizes the sample of a property. An ordinary run takes a fifth, because every change waits for it; `npm run test:long`
 * takes four times as many.
 */
export const sampleOf = (games: number): number => (isLong ? games * 4 : Math.ceil(games / 5));

/** The numbers of players to try an edition with: the fewest, the most, and one between; in long runs all. */
export function tablesOf({ seats: [fewest, most] }: EditionInfo): readonly number[] {
  const all = Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more);
  return isLong ? all : [...new Set([fewest, Math.ceil((fewest + most) / 2), most])];
}
