import { pause } from "./waiting.ts";

const everyMs = 100;

/** Asks whether a server is well, again and again, as a load balancer does. */
export class Health {
  /** The longest time that an answer took, in ms. */
  slowestMs = 0;
  #isOver = false;

  async watch(url: string): Promise<void> {
    while (!this.#isOver) {
      const askedAt = performance.now();
      await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(60_000) })
        .then((answer) => answer.text())
        .catch(() => null);
      this.slowestMs = Math.max(this.slowestMs, performance.now() - askedAt);
      await pause(everyMs);
    }
  }

  stop(): void {
    this.#isOver = true;
  }
}
