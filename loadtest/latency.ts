import type { LoadCounts } from "./counts.ts";

/** Step with a result that has not reached all clients. */
interface Step {
  sentAt: number | null;
  /** Number of clients that have the result. */
  arrivals: number;
  lastAt: number;
}

/**
 * Measures the latency of the steps of one room, from sending a command until the last client of the room has the
 * result.
 */
export class LatencyRecorder {
  readonly #clients: number;
  readonly #tally: LoadCounts;
  readonly #steps = new Map<number, Step>();

  constructor(clients: number, tally: LoadCounts) {
    this.#clients = clients;
    this.#tally = tally;
  }

  /** Records that a client received the state of this sequence number. */
  arrived(seq: number): void {
    const step = this.#stepOf(seq);
    step.arrivals += 1;
    step.lastAt = performance.now();
    this.#close(seq, step);
  }

  /** Records that the command of this sequence number was accepted. */
  accepted(seq: number, sentAt: number): void {
    const step = this.#stepOf(seq);
    step.sentAt = sentAt;
    this.#close(seq, step);
  }

  /** Records an accepted command that is invisible to other clients. */
  answered(sentAt: number): void {
    this.#tally.latency(performance.now() - sentAt);
  }

  #stepOf(seq: number): Step {
    const step = this.#steps.get(seq) ?? { sentAt: null, arrivals: 0, lastAt: 0 };
    this.#steps.set(seq, step);
    return step;
  }

  #close(seq: number, step: Step): void {
    if (step.arrivals < this.#clients) return;
    if (step.sentAt !== null) this.#tally.latency(step.lastAt - step.sentAt);
    if (step.sentAt !== null) this.#steps.delete(seq);
  }
}
