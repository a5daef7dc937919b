/** Bin of moments by predicted win chance. Bins have equal width around multiples of it: 30 % is 27.5 to 32.5. */
export interface Bin {
  /** Centre of the bin, 0 to 1. */
  readonly at: number;
  moments: number;
  /** Sums over the moments of the bin. */
  told: number;
  won: number;
  /** Sum of the squares of `won`: two winners have half a win each. */
  squares: number;
}

const width = 0.05;

export const emptyBins = (): readonly Bin[] =>
  Array.from({ length: Math.round(1 / width) + 1 }, (_, index) => ({
    at: index * width,
    moments: 0,
    told: 0,
    won: 0,
    squares: 0,
  }));

/** @param told predicted win chance, 0 to 1. @param won share of the win. */
export function count(bins: readonly Bin[], told: number, won: number): void {
  const bin = bins[Math.round(told / width)];
  if (!bin) throw new RangeError(`not a probability: ${told}`);
  bin.moments += 1;
  bin.told += told;
  bin.won += won;
  bin.squares += won * won;
}

export function addAll(bins: readonly Bin[], more: readonly Bin[]): void {
  for (const [index, bin] of bins.entries()) {
    const other = more[index];
    if (!other) throw new RangeError("bins do not match");
    bin.moments += other.moments;
    bin.told += other.told;
    bin.won += other.won;
    bin.squares += other.squares;
  }
}

/** Result of a bin: means from 0 to 1, and the standard error of `won`. */
export interface Share {
  readonly at: number;
  readonly moments: number;
  readonly told: number;
  readonly won: number;
  readonly error: number;
}

/** @returns the non-empty bins. */
export const sharesOf = (bins: readonly Bin[]): readonly Share[] =>
  bins
    .filter(({ moments }) => moments > 0)
    .map(({ at, moments, told, won, squares }) => {
      const mean = won / moments;
      const error = Math.sqrt(Math.max(0, squares / moments - mean * mean) / moments);
      return { at: rounded(at), moments, told: rounded(told / moments), won: rounded(mean), error: rounded(error) };
    });

/** Rounding hides the order in which threads add up. */
const rounded = (share: number): number => Number(share.toFixed(6));
