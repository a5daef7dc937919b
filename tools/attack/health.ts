import { pause } from "./waiting.ts";

const everyMs = 100;

/** Asks the server repeatedly whether it is well, like a load balancer. */
export class Health {
  /** The longest that an answer took, in ms. */
  slowestMs = 0;
  /** How often there was no answer, or one that a load balancer takes for illness. */
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
