/** Chi-squared: distance of counts from their expected values. A larger value is less likely to be random. */
export const chiSquared = (counts: readonly number[], expected: (place: number) => number): number =>
  counts.reduce((sum, count, place) => sum + (count - expected(place)) ** 2 / expected(place), 0);

/**
 * Limit of chi-squared: one of 300,000 samples exceeds it (4.5 standard deviations, by Wilson and Hilferty).
 *
 * @param degrees of freedom.
 */
export function chiSquaredLimit(degrees: number): number {
  const spread = 2 / (9 * degrees);
  return degrees * (1 - spread + 4.5 * Math.sqrt(spread)) ** 3;
}

/** Whether counts of equally likely outcomes differ no more than randomness explains. */
export function isEven(counts: readonly number[]): boolean {
  const share = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return chiSquared(counts, () => share) < chiSquaredLimit(counts.length - 1);
}

/**
 * Deviation of the number of runs of equal values from its expected value, in standard deviations (Wald and Wolfowitz).
 */
export function runsDeviation(values: readonly boolean[]): number {
  const ones = values.filter(Boolean).length;
  const zeros = values.length - ones;
  const runs = values.filter((value, place) => value !== values[place - 1]).length;
  const expected = 1 + (2 * ones * zeros) / values.length;
  const variance = ((expected - 1) * (expected - 2)) / (values.length - 1);
  return (runs - expected) / Math.sqrt(variance);
}

/** A list of this many zeros. */
export const zeros = (length: number): number[] => Array.from({ length }, () => 0);
