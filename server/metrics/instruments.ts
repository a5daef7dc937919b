import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Measured } from "./counts.ts";
import type { Tally } from "./tally.ts";

/** A value by label. */
type Sample = readonly [label: string, value: number];

/** The metrics of a process by their names. All values but those of histograms are asked for when they are read. */
export class Instruments {
  readonly registry = new Registry();

  /** Values that only grow, one for each label of a tally. */
  counters(name: string, help: string, label: string, tally: Tally<string>): void {
    new Counter({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [value, count] of tally.entries) this.inc({ [label]: value }, count);
      },
    });
  }

  counter(name: string, help: string, value: () => number): void {
    new Counter({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(value());
      },
    });
  }

  gauges(name: string, help: string, label: string, samples: () => readonly Sample[]): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      collect() {
        for (const [value, size] of samples()) this.set({ [label]: value }, size);
      },
    });
  }

  gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(value());
      },
    });
  }

  /** @param bounds upper ends of its buckets, in seconds. */
  histogram(name: string, help: string, bounds: readonly number[]): Measured {
    return new Histogram({ name, help, buckets: [...bounds], registers: [this.registry] });
  }
}
