import type { Timers } from "./timers.ts";

/** Lines of one kind that are written in a window of time. Warnings and errors are long: they may have a stack. */
export const maxLines = { trouble: 10, other: 100 } as const;

/** How long a window is; at its end one line says how many more there were. */
export const windowMs = 60_000;

/** Kinds of lines that are counted apart in one window; further ones are counted by their event alone. */
const maxKinds = 1000;

/** Kind of a line: clients must not be able to invent kinds. */
export interface LineKind {
  readonly event: string;
  readonly level: number;
  readonly isTrouble: boolean;
  /** Place in the code at which its error arose; empty without an error. */
  readonly place: string;
}

/** Lines of one kind that were left out in a window. */
export interface LeftOut {
  readonly event: string;
  readonly level: number;
  readonly repeated: number;
}

interface Count {
  readonly kind: LineKind;
  lines: number;
}

/** Limit of the log: whatever a client repeats, it fills no disk. */
export class LogLimit {
  readonly #timers: Timers;
  readonly #report: (leftOut: LeftOut) => void;
  /** Counts of the running window by kind. */
  #counts = new Map<string, Count>();

  /** @param report writes how many lines of a kind were left out. */
  constructor(timers: Timers, report: (leftOut: LeftOut) => void) {
    this.#timers = timers;
    this.#report = report;
  }

  /** Counts a line. @returns whether it may be written. */
  admits(kind: LineKind): boolean {
    if (this.#counts.size === 0) this.#timers.after(windowMs, () => this.#endWindow());
    const count = this.#countOf(kind);
    count.lines += 1;
    return count.lines <= limitOf(kind);
  }

  #countOf(kind: LineKind): Count {
    const place = this.#counts.size < maxKinds ? kind.place : "";
    const key = `${kind.event} ${kind.level} ${place}`;
    const count = this.#counts.get(key) ?? { kind, lines: 0 };
    this.#counts.set(key, count);
    return count;
  }

  #endWindow(): void {
    const counts = this.#counts;
    this.#counts = new Map();
    for (const { kind, lines } of counts.values()) {
      const { event, level } = kind;
      const repeated = lines - limitOf(kind);
      if (repeated > 0) this.#report({ event, level, repeated });
    }
  }
}

const limitOf = ({ isTrouble }: LineKind): number => (isTrouble ? maxLines.trouble : maxLines.other);
