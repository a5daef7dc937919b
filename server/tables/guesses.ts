import type { Seat } from "../../shared/core/game.ts";

/** What people who are out guess of a game: who is out next. Nobody else learns of it before the game is over. */
export class Guesses {
  readonly #bySeat = new Map<Seat, { readonly on: Seat | null; readonly right: number }>();

  /** Whether nobody has guessed anything. */
  get areNone(): boolean {
    return this.#bySeat.size === 0;
  }

  /** @param on the guess; it counts until somebody is out. */
  make(seat: Seat, on: Seat): void {
    this.#bySeat.set(seat, { on, right: this.rightOf(seat) });
  }

  of(seat: Seat): Seat | null {
    return this.#bySeat.get(seat)?.on ?? null;
  }

  rightOf(seat: Seat): number {
    return this.#bySeat.get(seat)?.right ?? 0;
  }

  /** A seat is out: settles all guesses. */
  settle(out: Seat): void {
    for (const [seat, { on, right }] of this.#bySeat) {
      this.#bySeat.set(seat, { on: null, right: on === out ? right + 1 : right });
    }
  }
}
