import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Measured } from "./counts.ts";
import type { LabelCounter } from "./label-counter.ts";

/** A value with its label. */
type Sample = readonly [label: string, value: number];

/** Registry of the metrics of a process. Values are read on each scrape, except those of histograms. */
export class Instruments {
  readonly registry = new Registry();

  /** Registers a counter with one value for each label of a tally. */
  counters(name: string, help: string, label: string, tally: LabelCounter<string>): void {
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

  /** @param bounds upper bounds of its buckets, in seconds. */
  histogram(name: string, help: string, bounds: readonly number[]): Measured {
    return new Histogram({ name, help, buckets: [...bounds], registers: [this.registry] });
  }
}
