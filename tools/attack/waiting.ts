/** @throws if it takes longer than this. */
export async function within<Value>(ms: number, coming: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing within ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Lets a given number of things happen per second, one after another. */
export class Pace {
  readonly #everyMs: number;
  #nextAt = performance.now();

  constructor(perSecond: number) {
    this.#everyMs = 1000 / perSecond;
  }

  /** Resolves when the next ones are due. Catches up after delays, within bounds. */
  async done(things: number): Promise<void> {
    const now = performance.now();
    this.#nextAt = Math.max(this.#nextAt, now - mostBehindMs) + things * this.#everyMs;
    await pause(Math.max(0, this.#nextAt - now));
  }
}

const mostBehindMs = 5000;
