/** One figure with its limit. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly limit: number;
  /** Whether the limit is the minimum or the maximum. */
  readonly bound: "at most" | "at least";
}

export const atMost = (limit: number, unit: string, name: string, value: number): Measure => ({
  name,
  value: Math.round(value * 10) / 10,
  unit,
  limit,
  bound: "at most",
});

export const atLeast = (limit: number, unit: string, name: string, value: number): Measure => ({
  ...atMost(limit, unit, name, value),
  bound: "at least",
});

export const isMet = ({ value, limit, bound }: Measure): boolean =>
  bound === "at most" ? value <= limit : value >= limit;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
