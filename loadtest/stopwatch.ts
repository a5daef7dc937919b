import type { Tally } from "./tally.ts";

/** A step that not all clients know yet. */
interface Step {
  sentAt: number | null;
  /** Clients that have its result. */
  arrivals: number;
  lastAt: number;
}

/** Measures the steps of one room: from sending a command until the room's last client has its result. */
export class Stopwatch {
  readonly #clients: number;
  readonly #tally: Tally;
  readonly #steps = new Map<number, Step>();

  constructor(clients: number, tally: Tally) {
    this.#clients = clients;
    this.#tally = tally;
  }

  /** A client has seen the state of this sequence number. */
  arrived(seq: number): void {
    const step = this.#stepOf(seq);
    step.arrivals += 1;
    step.lastAt = performance.now();
    this.#close(seq, step);
  }

  /** The command that led to this sequence number has been accepted. */
  accepted(seq: number, sentAt: number): void {
    const step = this.#stepOf(seq);
    step.sentAt = sentAt;
    this.#close(seq, step);
  }

  /** A command that no other client learns of has been accepted. */
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
