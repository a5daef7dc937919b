import type { ServerLog } from "./log.ts";
import type { LogEvent } from "./log-events.ts";
import type { Timers } from "./timers.ts";

/** Refusal with a cause that an operator can change. */
export interface Refusal {
  readonly event: Extract<LogEvent, "limit-refused" | "origin-refused" | "table-refused">;
  /** Cause; its texts are a fixed set, so that clients cannot fill the log. */
  readonly cause: string;
  readonly setting?: string;
  readonly expected: unknown;
  readonly got: unknown;
}

interface Minute {
  /** The last refusal. */
  refusal: Refusal;
  /** Number of refusals since the last line. */
  count: number;
}

const minuteMs = 60_000;

const messages: Readonly<Record<Refusal["event"], string>> = {
  "limit-refused": "requests beyond a limit were refused",
  "origin-refused": "a page of another origin was refused: expected one at PUBLIC_URL",
  "table-refused": "new tables were refused",
};

/** Logs each cause of refusals at once, and then once a minute with the number of refusals since the last line. */
export class RefusalLog {
  readonly #log: Pick<ServerLog, "warn">;
  readonly #timers: Pick<Timers, "after">;
  readonly #minutes = new Map<string, Minute>();

  constructor(log: Pick<ServerLog, "warn">, timers: Pick<Timers, "after">) {
    this.#log = log;
    this.#timers = timers;
  }

  note(refusal: Refusal): void {
    const key = `${refusal.event} ${refusal.cause}`;
    const minute = this.#minutes.get(key);
    if (minute) {
      minute.refusal = refusal;
      minute.count += 1;
    } else {
      this.#write(key, { refusal, count: 1 });
    }
  }

  #write(key: string, { refusal, count }: Minute): void {
    this.#log.warn({ ...refusal, count }, messages[refusal.event]);
    this.#minutes.set(key, { refusal, count: 0 });
    this.#timers.after(minuteMs, () => this.#endMinute(key));
  }

  #endMinute(key: string): void {
    const minute = this.#minutes.get(key);
    if (minute && minute.count > 0) this.#write(key, minute);
    else this.#minutes.delete(key);
  }
}
