/** @throws after this timeout. */
export async function withTimeout<Value>(ms: number, coming: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`timeout after ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Limits the rate of actions per second. */
export class Interval {
  readonly #everyMs: number;
  #nextAt = performance.now();

  constructor(perSecond: number) {
    this.#everyMs = 1000 / perSecond;
  }

  /** Resolves when the next actions are due. Catches up after delays, within limits. */
  async done(things: number): Promise<void> {
    const now = performance.now();
    this.#nextAt = Math.max(this.#nextAt, now - mostBehindMs) + things * this.#everyMs;
    await pause(Math.max(0, this.#nextAt - now));
  }
}

const mostBehindMs = 5000;
