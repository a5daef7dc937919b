import type { PoolRating, WinTotals } from "../../../shared/net/people.ts";

export type RatingPoint = PoolRating["history"][number];

/** A rating over time as shapes in a box. Lengths are in the box's own unit, from its upper left corner. */
export interface Chart {
  /** Points "x,y x,y …" of the rating. */
  readonly line: string;
  /** Outline of the uncertainty; parts of it may lie outside the box. */
  readonly band: string;
  /** End of the line. */
  readonly end: { readonly x: number; readonly y: number };
  /** Round ratings, the lowest first. */
  readonly ticks: readonly { readonly y: number; readonly rating: number }[];
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** Margin above and below the line, in rating points. It keeps small changes visually small. */
const margin = 40;

const steps = [20, 50, 100, 200, 500, 1000, 2000] as const;

/** @param points in order, at least one. */
export function chartOf(points: readonly RatingPoint[], { width, height }: Box): Chart {
  const last = points.at(-1);
  const ratings = points.map(({ rating }) => rating);
  const low = Math.min(...ratings) - margin;
  const high = Math.max(...ratings) + margin;
  const from = points[0]?.at ?? 0;
  const span = (last?.at ?? from) - from;
  const x = (at: number) => rounded(span === 0 ? width / 2 : ((at - from) / span) * width);
  const y = (rating: number) => rounded(((high - rating) / (high - low)) * height);
  const upper = points.map(({ at, rating, plusMinus }) => `${x(at)},${y(rating + plusMinus)}`);
  const lower = points.map(({ at, rating, plusMinus }) => `${x(at)},${y(rating - plusMinus)}`);
  return {
    line: points.map(({ at, rating }) => `${x(at)},${y(rating)}`).join(" "),
    band: [...upper, ...lower.toReversed()].join(" "),
    end: { x: x(last?.at ?? from), y: y(last?.rating ?? 0) },
    ticks: ticksBetween(low, high).map((rating) => ({ rating, y: y(rating) })),
  };
}

/** Returns two to five round numbers. */
function ticksBetween(low: number, high: number): readonly number[] {
  const step = steps.find((each) => (high - low) / each <= 5) ?? 5000;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, index) => first + index * step);
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Returns at most `most` of the points, evenly spread, with the first and the last, for a readable table. */
export function someOf<Point>(points: readonly Point[], most: number): readonly Point[] {
  if (points.length <= most) return points;
  const pace = (points.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => points[Math.round(index * pace)]).flatMap((point) => point ?? []);
}

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
