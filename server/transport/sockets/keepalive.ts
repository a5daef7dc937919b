import type { FlushScheduler } from "../../runtime/flush-scheduler.ts";

/** Part of a WebSocket that the keepalive needs. */
export interface PingedSocket {
  emit(event: string | symbol, ...details: readonly unknown[]): boolean;
  ping(data: undefined, mask: undefined, sent: () => void): void;
  terminate(): void;
}

/** Ping interval of a connection, in ms. */
export const pingIntervalMs = 3000;

/** Ping interval of a connection without a table or queue, in ms. It bounds the cost of thousands of idle lines. */
export const quietPingIntervalMs = 30_000;

/** Number of rounds in an interval. Connections that open in the same round are pinged at the same tick. */
const rounds = 60;

/** Number of unanswered pings in a row after which a connection is ended. */
const mostUnanswered = 2;

/**
 * Keepalive that ends connections to clients that have disappeared. Pings are spread over rounds, because thousands at
 * once would block other work. A tick for each single connection would be too many. Pings are sent at ticks of the
 * flush scheduler, like all output. `emit` is replaced, because listeners would take more memory.
 */
export class Keepalive {
  readonly #scheduler: FlushScheduler;
  readonly #intervalMs: number;
  readonly #asked: readonly Set<Questioned>[] = Array.from({ length: rounds }, () => new Set());
  #round = 0;
  #count = 0;
  /** Runs while there are connections. */
  #timer: NodeJS.Timeout | undefined;

  constructor(scheduler: FlushScheduler, intervalMs = pingIntervalMs) {
    this.#scheduler = scheduler;
    this.#intervalMs = intervalMs;
  }

  /** Pings a connection from now on until it closes. */
  expect(socket: PingedSocket): void {
    const group = this.#asked[this.#round];
    const questioned = new Questioned(socket);
    group?.add(questioned);
    this.#count += 1;
    if (this.#count === 1) this.#timer = setInterval(() => this.#nextRound(), this.#intervalMs / rounds).unref();
    const { emit } = socket;
    socket.emit = (event, ...details) => {
      if (event === "message" || event === "pong") questioned.onPong();
      if (event === "close" && group?.delete(questioned)) this.#remove();
      return emit.call(socket, event, ...details);
    };
  }

  #remove(): void {
    this.#count -= 1;
    if (this.#count === 0) clearInterval(this.#timer);
  }

  #nextRound(): void {
    this.#round = (this.#round + 1) % rounds;
    const group = this.#asked[this.#round];
    if (!group || group.size === 0) return;
    this.#scheduler.next(() => {
      for (const questioned of group) questioned.ask();
    });
  }
}

class Questioned {
  readonly #socket: PingedSocket;
  #unanswered = 0;

  constructor(socket: PingedSocket) {
    this.#socket = socket;
  }

  onPong(): void {
    this.#unanswered = 0;
  }

  ask(): void {
    if (this.#unanswered === mostUnanswered) {
      this.#socket.terminate();
      return;
    }
    this.#unanswered += 1;
    // Ignores errors, because a closing connection cannot be pinged.
    this.#socket.ping(undefined, undefined, () => {});
  }
}
