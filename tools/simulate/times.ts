/** Histogram of decision times, to within one percent. */
export class Times {
  /** Number of times in each step of two percent. */
  readonly #counts = new Map<number, number>();
  #all = 0;
  #longest = 0;

  /** @param ms of processor time. */
  add(ms: number): void {
    const step = Math.round(Math.log(Math.max(ms, shortest)) / width);
    this.#counts.set(step, (this.#counts.get(step) ?? 0) + 1);
    this.#all += 1;
    this.#longest = Math.max(this.#longest, ms);
  }

  summary(): TimesSummary {
    return { p50: this.#quantile(0.5), p95: this.#quantile(0.95), max: rounded(this.#longest) };
  }

  /** Quantile: the time that this share of all does not exceed. */
  #quantile(share: number): number {
    let passed = 0;
    for (const [step, count] of [...this.#counts].toSorted(([a], [b]) => a - b)) {
      passed += count;
      if (passed >= share * this.#all) return rounded(Math.min(Math.exp(step * width), this.#longest));
    }
    return 0;
  }
}

/** In milliseconds. */
export interface TimesSummary {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

/** Resolution of the processor clock, in milliseconds. */
const shortest = 0.001;

const width = Math.log(1.02);

const rounded = (ms: number): number => Number(ms.toPrecision(3));
