/** Distinguishability of two samples. */
export interface Comparison {
  /** Medians of the first and the second sample. */
  readonly medians: readonly [number, number];
  /** Second median minus the first, and its 95 % confidence interval. */
  readonly difference: number;
  readonly interval: readonly [number, number];
  /**
   * Probability that a value of one sample is larger than one of the other: 0.5 without a tendency, 1 if all are. It is
   * at least 0.5.
   */
  readonly auc: number;
  /** Share of values that the best threshold, chosen afterwards, assigns to their sample. */
  readonly told: number;
}

const resamples = 2000;

/** @param random numbers from 0 up to 1, without 1, used to estimate the interval. */
export function compare(one: readonly number[], other: readonly number[], random: () => number): Comparison {
  const medians = [median(one), median(other)] as const;
  const drawn = Array.from({ length: resamples }, () => median(redrawn(other, random)) - median(redrawn(one, random)));
  const interval = [quantile(drawn, 0.025), quantile(drawn, 0.975)] as const;
  const above = areaUnderCurve(one, other);
  return {
    medians,
    difference: medians[1] - medians[0],
    interval,
    auc: Math.max(above, 1 - above),
    told: bestThreshold(one, other),
  };
}

const median = (values: readonly number[]): number => quantile(values, 0.5);

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = share * (sorted.length - 1);
  const [below = 0, above = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}

const redrawn = (values: readonly number[], random: () => number): number[] =>
  values.map(() => values[Math.floor(random() * values.length)] ?? 0);

/** Probability that a value of the second sample is larger than one of the first; equal values count half. */
function areaUnderCurve(one: readonly number[], other: readonly number[]): number {
  let above = 0;
  for (const value of other) for (const less of one) above += value > less ? 1 : value === less ? 0.5 : 0;
  return above / (one.length * other.length);
}

function bestThreshold(one: readonly number[], other: readonly number[]): number {
  const shareAbove = (values: readonly number[], threshold: number) =>
    values.filter((value) => value > threshold).length / values.length;
  const told = [...one, ...other].map((threshold) => {
    const right = (shareAbove(other, threshold) + 1 - shareAbove(one, threshold)) / 2;
    return Math.max(right, 1 - right);
  });
  return Math.max(...told);
}
