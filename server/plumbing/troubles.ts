interface Trouble {
  /** When it was last, ms since 1970. */
  readonly at: number;
  /** The log event's name. */
  readonly event: string;
  readonly count: number;
}

/** Most events that are remembered. */
const most = 50;

/** Counts the warnings and errors of the log by event since the process began; the ones that were last are remembered. */
export class Troubles {
  readonly #date: () => number;
  /** By event, the longest ago first. */
  readonly #byEvent = new Map<string, Trouble>();

  constructor(date: () => number) {
    this.#date = date;
  }

  /** The newest first. */
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
