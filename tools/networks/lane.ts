import type { Socket } from "node:net";

/** Size of the pieces of a slow drip in bytes, and the interval between them in ms. */
export interface Drip {
  readonly dripBytes?: number;
  readonly dripMs?: number;
}

/** One direction of a connection. Chunks arrive in order, each not before its time. */
export class Lane {
  readonly #to: Socket;
  #last: Promise<void> = Promise.resolve();
  /** Pending while the lane is held. */
  #gate: PromiseWithResolvers<void> | null = null;

  constructor(to: Socket) {
    this.#to = to;
  }

  carry(chunk: Buffer, at: number, { dripBytes = chunk.length, dripMs = 0 }: Drip): void {
    for (let from = 0, piece = 0; from < chunk.length; from += dripBytes, piece += 1) {
      const part = chunk.subarray(from, from + dripBytes);
      this.#later(at + piece * dripMs, () => this.#to.write(part));
    }
  }

  /** Passes on the end of the connection. */
  end(at: number): void {
    this.#later(at, () => this.#to.end());
  }

  /** Passes on a failure of the connection, unless the lane is held. */
  destroy(): void {
    if (this.#gate === null) this.#to.destroy();
  }

  hold(): void {
    this.#gate ??= Promise.withResolvers();
  }

  release(): void {
    this.#gate?.resolve();
    this.#gate = null;
  }

  #later(at: number, run: () => void): void {
    this.#last = this.#last.then(async () => {
      const leftMs = at - performance.now();
      if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs));
      await this.#gate?.promise;
      if (!this.#to.destroyed) run();
    });
  }
}
