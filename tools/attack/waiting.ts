/** @throws if it takes longer. */
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

/** Lets so many things a second happen, one after the other. */
export class Pace {
  readonly #everyMs: number;
  #nextAt = performance.now();

  constructor(perSecond: number) {
    this.#everyMs = 1000 / perSecond;
  }

  /** Resolves when it is time for the next ones. What came late is made up for, within bounds. */
  async done(things: number): Promise<void> {
    const now = performance.now();
    this.#nextAt = Math.max(this.#nextAt, now - mostBehindMs) + things * this.#everyMs;
    await pause(Math.max(0, this.#nextAt - now));
  }
}

const mostBehindMs = 5000;
