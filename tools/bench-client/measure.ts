import { stretchOf } from "../yardstick/measure.ts";

/** One figure with its limit. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly limit: number;
  /** Whether the limit is the minimum or the maximum. */
  readonly bound: "at most" | "at least";
  /** Ms of a round of the yardstick in the same page; only of figures that depend on the machine's speed. */
  readonly yardstickMs?: number;
  /** The figure in ms, if its unit is rounds of the yardstick. */
  readonly ms?: number;
}

/** A count or a share, which depends on no machine. */
export const atMost = (limit: number, unit: string, name: string, value: number): Measure => ({
  name,
  value: rounded(value),
  unit,
  limit: rounded(limit),
  bound: "at most",
});

/** Time of pure work, in rounds of the yardstick. */
export const roundsAtMost = (limit: number, name: string, ms: number, yardstickMs: number): Measure => ({
  ...atMost(limit, "rounds", name, ms / yardstickMs),
  ms: rounded(ms),
  yardstickMs: rounded(yardstickMs),
});

/** Speed of the machine where a figure was measured. */
export interface Speed {
  /** Ms of a round of the yardstick in the page. */
  readonly yardstickMs: number;
  /** Slowdown factor of the page. */
  readonly slower: number;
}

/**
 * Figure that frames or timers bound on a fast machine. The limit grows on a slow machine, but does not shrink on a
 * fast one.
 */
export const atMostOnSlow = (limit: number, unit: string, name: string, value: number, speed: Speed): Measure => ({
  ...atMost(limit * stretchIn(speed), unit, name, value),
  yardstickMs: rounded(speed.yardstickMs),
});

/** The same for a minimum. */
export const atLeastOnSlow = (limit: number, unit: string, name: string, value: number, speed: Speed): Measure => ({
  ...atMost(limit / stretchIn(speed), unit, name, value),
  bound: "at least",
  yardstickMs: rounded(speed.yardstickMs),
});

/** The slowdown of the page is no part of the machine's speed. */
const stretchIn = ({ yardstickMs, slower }: Speed): number => stretchOf(yardstickMs / slower);

const rounded = (value: number): number => Math.round(value * 10) / 10;

export const isMet = ({ value, limit, bound }: Measure): boolean =>
  bound === "at most" ? value <= limit : value >= limit;
