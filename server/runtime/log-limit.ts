import type { Timers } from "./timers.ts";

/**
 * Maximum number of lines per kind and window. It is lower for warnings and errors, because they may contain a stack.
 */
export const maxLines = { trouble: 10, other: 100 } as const;

/** Length of a window. At its end one line reports the number of suppressed lines. */
export const windowMs = 60_000;

/** Maximum number of kinds per window. Further kinds are counted by their event alone. */
const maxKinds = 1000;

/** Kind of a line. Clients must not be able to create kinds. */
export interface LineKind {
  readonly event: string;
  readonly level: number;
  readonly isTrouble: boolean;
  /** Code position of the error; empty without an error. */
  readonly place: string;
}

/** Suppressed lines of one kind in a window. */
export interface LeftOut {
  readonly event: string;
  readonly level: number;
  readonly repeated: number;
}

interface Count {
  readonly kind: LineKind;
  lines: number;
}

/** Limits the log, so that repeated actions of clients cannot fill the disk. */
export class LogLimit {
  readonly #timers: Timers;
  readonly #report: (leftOut: LeftOut) => void;
  /** Counts of the running window by kind. */
  #counts = new Map<string, Count>();

  /** @param report writes the number of suppressed lines of a kind. */
  constructor(timers: Timers, report: (leftOut: LeftOut) => void) {
    this.#timers = timers;
    this.#report = report;
  }

  /**
   * Counts a line.
   * @returns whether it may be written.
   */
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
