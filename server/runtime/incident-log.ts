interface Trouble {
  /** Time of the last occurrence, ms since 1970. */
  readonly at: number;
  /** Name of the log event. */
  readonly event: string;
  readonly count: number;
}

/** Maximum number of stored events. */
const most = 50;

/** Counts the log's warnings and errors by event since the start of the process. It stores the most recent events. */
export class IncidentLog {
  readonly #date: () => number;
  /** Counts by event, the least recent first. */
  readonly #byEvent = new Map<string, Trouble>();

  constructor(date: () => number) {
    this.#date = date;
  }

  /** Returns the events, newest first. */
  get list(): readonly Trouble[] {
    return [...this.#byEvent.values()].reverse();
  }

  note(event: string): void {
    const count = (this.#byEvent.get(event)?.count ?? 0) + 1;
    this.#byEvent.delete(event);
    this.#byEvent.set(event, { at: this.#date(), event, count });
    for (const oldest of this.#byEvent.keys()) {
      if (this.#byEvent.size <= most) return;
      this.#byEvent.delete(oldest);
    }
  }
}
