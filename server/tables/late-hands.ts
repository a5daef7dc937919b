import type { Seat } from "../../shared/core/game.ts";

type Hand = readonly string[];

/** A hand as it was when the last turn of its seat began, and when the one before that did. */
interface Beginnings {
  readonly last: Hand;
  readonly before: Hand | null;
}

/** The hands of a game, one round late: as they were when the turn before each seat's last one began. */
export class LateHands {
  readonly #bySeat = new Map<Seat, Beginnings>();
  #onTurn: Seat | null = null;

  /** A turn begins. Turns in a row count as one: otherwise an attack would make a hand's news recent. */
  turnBegan(seat: Seat, hand: Hand): void {
    if (seat === this.#onTurn) return;
    this.#onTurn = seat;
    this.#bySeat.set(seat, { last: [...hand], before: this.#bySeat.get(seat)?.last ?? null });
  }

  /** By title; null until the seat has had two turns. */
  of(seat: Seat): Hand | null {
    return this.#bySeat.get(seat)?.before ?? null;
  }
}
