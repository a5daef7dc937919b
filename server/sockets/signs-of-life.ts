import type { Pulse } from "../plumbing/pulse.ts";

/** The parts of a WebSocket that can be asked. */
export interface LivingSocket {
  emit(event: string | symbol, ...details: readonly unknown[]): boolean;
  ping(data: undefined, mask: undefined, sent: () => void): void;
  terminate(): void;
}

/** How often a connection is asked for a sign of life, in ms. */
export const askMs = 3000;

/** Into how many rounds `askMs` is divided: whoever opens in the same round is asked at the same pulse. */
const rounds = 60;

/** After how many questions in a row without any sign the connection ends. */
const mostUnanswered = 2;

/**
 * Ends connections whose other side is gone without a word. They are asked in rounds: to ask thousands at once would
 * hold everybody up, and to ask each in its own time would need a pulse for each. A question leaves at a pulse, like all
 * that leaves. Listeners would take more memory than the socket's own method.
 */
export class SignsOfLife {
  readonly #pulse: Pulse;
  readonly #asked: readonly Set<Questioned>[] = Array.from({ length: rounds }, () => new Set());
  #round = 0;
  #count = 0;
  /** Runs while there are connections. */
  #timer: NodeJS.Timeout | undefined;

  constructor(pulse: Pulse) {
    this.#pulse = pulse;
  }

  /** From now on a connection is asked, until it closes. */
  expect(socket: LivingSocket): void {
    const group = this.#asked[this.#round];
    const questioned = new Questioned(socket);
    group?.add(questioned);
    this.#count += 1;
    if (this.#count === 1) this.#timer = setInterval(() => this.#nextRound(), askMs / rounds).unref();
    const { emit } = socket;
    socket.emit = (event, ...details) => {
      if (event === "message" || event === "pong") questioned.hear();
      if (event === "close" && group?.delete(questioned)) this.#forget();
      return emit.call(socket, event, ...details);
    };
  }

  #forget(): void {
    this.#count -= 1;
    if (this.#count === 0) clearInterval(this.#timer);
  }

  #nextRound(): void {
    this.#round = (this.#round + 1) % rounds;
    const group = this.#asked[this.#round];
    if (!group || group.size === 0) return;
    this.#pulse.next(() => {
      for (const questioned of group) questioned.ask();
    });
  }
}

class Questioned {
  readonly #socket: LivingSocket;
  #unanswered = 0;

  constructor(socket: LivingSocket) {
    this.#socket = socket;
  }

  hear(): void {
    this.#unanswered = 0;
  }

  ask(): void {
    if (this.#unanswered === mostUnanswered) {
      this.#socket.terminate();
      return;
    }
    this.#unanswered += 1;
    // A connection that is already closing cannot be asked.
    this.#socket.ping(undefined, undefined, () => {});
  }
}
