import type { Seat } from "../../../shared/core/game.ts";
import { type GuessScore, noScore } from "../../../shared/net/sidelines.ts";

interface Guesser {
  readonly seat: Seat;
  /** Guess that is valid until the next elimination. */
  readonly on: Seat | null;
  /** Number of right guesses in this game. */
  readonly right: number;
}

/** Guesses of eliminated players about the next elimination, by player. They stay secret until the game is over. */
export class Guesses {
  readonly #guessers = new Map<string, Guesser>();
  /** Settled guesses of all games at this table. */
  readonly #scores = new Map<string, GuessScore>();

  /** Whether there are no guesses. */
  get areNone(): boolean {
    return this.#guessers.size === 0 && this.#scores.size === 0;
  }

  make(playerId: string, seat: Seat, on: Seat): void {
    this.#guessers.set(playerId, { seat, on, right: this.#guessers.get(playerId)?.right ?? 0 });
  }

  of(playerId: string): Seat | null {
    return this.#guessers.get(playerId)?.on ?? null;
  }

  /** Number of right guesses from a seat in this game. */
  rightOf(seat: Seat): number {
    for (const guesser of this.#guessers.values()) if (guesser.seat === seat) return guesser.right;
    return 0;
  }

  scoreOf(playerId: string): GuessScore {
    return this.#scores.get(playerId) ?? noScore;
  }

  /** Settles all guesses after an elimination. */
  settle(out: Seat): void {
    for (const [playerId, guesser] of this.#guessers) {
      if (guesser.on === null) continue;
      const point = guesser.on === out ? 1 : 0;
      const { right, of } = this.scoreOf(playerId);
      this.#scores.set(playerId, { right: right + point, of: of + 1 });
      this.#guessers.set(playerId, { ...guesser, on: null, right: guesser.right + point });
    }
  }

  /** Transfers the guesses of a guest to their new account. */
  passOver(guestId: string, playerId: string): void {
    move(this.#guessers, guestId, playerId);
    move(this.#scores, guestId, playerId);
  }

  /** Begins a game. Scores stay. */
  clear(): void {
    this.#guessers.clear();
  }
}

function move<Value>(map: Map<string, Value>, from: string, to: string): void {
  const value = map.get(from);
  if (value === undefined) return;
  map.delete(from);
  map.set(to, value);
}
