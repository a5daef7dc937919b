import { pause } from "./waiting.ts";

const everyMs = 100;

/** Polls the health check of the server, like a load balancer. */
export class Health {
  /** Longest response time, in ms. */
  slowestMs = 0;
  /** Number of checks without a response, or with a response that a load balancer takes for a failure. */
  failed = 0;
  #isOver = false;

  async watch(url: string): Promise<void> {
    while (!this.#isOver) {
      const askedAt = performance.now();
      await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(60_000) })
        .then(async (answer) => {
          await answer.text();
          if (!answer.ok) this.failed += 1;
        })
        .catch(() => {
          this.failed += 1;
        });
      this.slowestMs = Math.max(this.slowestMs, performance.now() - askedAt);
      await pause(everyMs);
    }
  }

  stop(): void {
    this.#isOver = true;
  }
}
