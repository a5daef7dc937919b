import type { Tally } from "../../../shared/net/people.ts";

/** How wins compare with what average luck and skill would bring; `percent`: of the fair share, above 0. */
export type Comparison =
  | { readonly kind: "few" }
  | { readonly kind: "even" }
  | { readonly kind: "above" | "below"; readonly percent: number };

/** Below this fair share, luck decides. */
const telling = 2;

/** A difference up to this, in percent, is none. */
const slack = 3;

export function comparisonOf({ wins, fairShare }: Tally): Comparison {
  if (fairShare < telling) return { kind: "few" };
  const percent = Math.round((wins / fairShare - 1) * 100);
  if (Math.abs(percent) <= slack) return { kind: "even" };
  return percent > 0 ? { kind: "above", percent } : { kind: "below", percent: -percent };
}

/** Parts of all games, in whole percent. */
export const percentOf = (part: number, games: number): number => (games === 0 ? 0 : Math.round((part / games) * 100));

/** To one decimal: shared wins count in parts. */
export const toTenths = (value: number): number => Math.round(value * 10) / 10;
