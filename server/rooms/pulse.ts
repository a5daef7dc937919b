/** Moments at which things are done that are not to tell what has happened between them. */
export interface Pulse {
  /** Does something at the next one. */
  next(run: () => void): void;
}

const everyMs = 4;

/** Beats as long as the process lives. */
export class SteadyPulse implements Pulse {
  #due: (() => void)[] = [];
  readonly #timer = setInterval(() => this.#beat(), everyMs);

  next(run: () => void): void {
    this.#due.push(run);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #beat(): void {
    const due = this.#due;
    if (due.length === 0) return;
    this.#due = [];
    for (const run of due) run();
  }
}
