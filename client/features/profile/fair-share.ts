import type { WinTotals } from "../../../shared/net/people.ts";

/** Comparison of wins with the expectation for average luck and skill. `percent`: of the fair share, above 0. */
export type WinComparison =
  | { readonly kind: "few" }
  | { readonly kind: "even" }
  | { readonly kind: "above" | "below"; readonly percent: number };

/** Minimum fair share for a comparison. Below it, luck dominates. */
const telling = 2;

/** Maximum difference in percent that counts as even. */
const slack = 3;

export function comparisonOf({ wins, fairShare }: WinTotals): WinComparison {
  if (fairShare < telling) return { kind: "few" };
  const percent = Math.round((wins / fairShare - 1) * 100);
  if (Math.abs(percent) <= slack) return { kind: "even" };
  return percent > 0 ? { kind: "above", percent } : { kind: "below", percent: -percent };
}

/** Share of all games, in whole percent. */
export const percentOf = (part: number, games: number): number => (games === 0 ? 0 : Math.round((part / games) * 100));

/** Rounds to one decimal, because shared wins count as fractions. */
export const toTenths = (value: number): number => Math.round(value * 10) / 10;
