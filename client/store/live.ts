import { batch, signal } from "@preact/signals";
import type { Result } from "../../shared/core/result.ts";

/** What somebody else knows, asked for again and again while it is watched. The last answer stays until a better one. */
export class Live<Value, Failure> {
  readonly value = signal<Value | null>(null);
  /** Why the last answer was none; null if it was one. */
  readonly failure = signal<Failure | null>(null);
  /** When `value` came, in ms since 1970; null before. */
  readonly at = signal<number | null>(null);
  readonly #ask: () => Promise<Result<Value, Failure>>;
  readonly #everyMs: number;
  /** Counts what was asked or learnt: an answer to something older counts no more. */
  #turn = 0;

  constructor(ask: () => Promise<Result<Value, Failure>>, everyMs: number) {
    this.#ask = ask;
    this.#everyMs = everyMs;
  }

  /** Asks now and then again, a while after each answer. @returns what stops it. */
  watch(): () => void {
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
    if (answer.ok) this.know(answer.value);
    else this.failure.value = answer.error;
  }

  /** Something newer than any answer that is still on its way. */
  know(value: Value): void {
    this.#turn += 1;
    batch(() => {
      this.value.value = value;
      this.failure.value = null;
      this.at.value = Date.now();
    });
  }
}
