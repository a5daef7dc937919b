import type { Seat } from "../../../shared/core/game.ts";

type Hand = readonly string[];

/** Hand of a seat at the start of its last turn, and of the turn before. */
interface Beginnings {
  readonly last: Hand;
  readonly before: Hand | null;
}

/** Hands of a game, delayed by one round: each as it was at the start of the seat's turn before the last. */
export class DelayedHands {
  readonly #bySeat = new Map<Seat, Beginnings>();
  #onTurn: Seat | null = null;

  /**
   * Records the hand at the start of a turn. Consecutive turns count as one, because an attack would otherwise shorten
   * the delay.
   */
  turnBegan(seat: Seat, hand: Hand): void {
    if (seat === this.#onTurn) return;
    this.#onTurn = seat;
    this.#bySeat.set(seat, { last: [...hand], before: this.#bySeat.get(seat)?.last ?? null });
  }

  /** Returns the delayed hand by title; null until the seat has had two turns. */
  of(seat: Seat): Hand | null {
    return this.#bySeat.get(seat)?.before ?? null;
  }
}
