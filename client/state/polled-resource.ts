import { batch, signal } from "@preact/signals";
import type { Result } from "../../shared/core/result.ts";

/** Polls a resource while it is observed. The last successful response stays until the next one. */
export class PolledResource<Value, Failure> {
  readonly value = signal<Value | null>(null);
  /** Error of the last response; null if it was successful. */
  readonly failure = signal<Failure | null>(null);
  /** Time of `value`, in ms since 1970; null before the first one. */
  readonly at = signal<number | null>(null);
  readonly #ask: () => Promise<Result<Value, Failure>>;
  readonly #everyMs: number;
  /** Counts requests and updates. A response to an older request is ignored. */
  #turn = 0;

  constructor(ask: () => Promise<Result<Value, Failure>>, everyMs: number) {
    this.#ask = ask;
    this.#everyMs = everyMs;
  }

  /** Polls immediately, and again `everyMs` after each response. @returns a function that stops polling. */
  startPolling(): () => void {
    let isWatched = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = async () => {
      await this.refresh();
      if (isWatched) timer = setTimeout(() => void again(), this.#everyMs);
    };
    void again();
    return () => {
      isWatched = false;
      clearTimeout(timer);
      this.#turn += 1;
    };
  }

  async refresh(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const answer = await this.#ask();
    if (turn !== this.#turn) return;
    if (answer.ok) this.setValue(answer.value);
    else this.failure.value = answer.error;
  }

  /** Sets a value that is newer than any pending response. */
  setValue(value: Value): void {
    this.#turn += 1;
    batch(() => {
      this.value.value = value;
      this.failure.value = null;
      this.at.value = Date.now();
    });
  }
}
