import type { Seat } from "../../../shared/core/game.ts";

/** Guesses of eliminated players about the next elimination. They stay secret until the game is over. */
export class Guesses {
  readonly #bySeat = new Map<Seat, { readonly on: Seat | null; readonly right: number }>();

  /** Whether there are no guesses. */
  get areNone(): boolean {
    return this.#bySeat.size === 0;
  }

  /** @param on the guessed seat. The guess is valid until the next elimination. */
  make(seat: Seat, on: Seat): void {
    this.#bySeat.set(seat, { on, right: this.rightOf(seat) });
  }

  of(seat: Seat): Seat | null {
    return this.#bySeat.get(seat)?.on ?? null;
  }

  rightOf(seat: Seat): number {
    return this.#bySeat.get(seat)?.right ?? 0;
  }

  /** Settles all guesses after an elimination. */
  settle(out: Seat): void {
    for (const [seat, { on, right }] of this.#bySeat) {
      this.#bySeat.set(seat, { on: null, right: on === out ? right + 1 : right });
    }
  }
}
