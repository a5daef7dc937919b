import type { Timers } from "../plumbing/timers.ts";

interface Pause {
  /** How often the player has left, with less than `fadesMs` between. */
  readonly count: number;
  /** When it began. */
  readonly at: number;
}

const firstMs = 30_000;
const longestMs = 15 * 60_000;
const fadesMs = 60 * 60_000;

/**
 * How long the queue refuses players who deserted running games of strangers: half a minute, doubled each time, at most
 * a quarter of an hour. An hour without deserting clears it. Kept in memory, by player: an address is shared with
 * others.
 */
export class Pauses {
  readonly #timers: Pick<Timers, "now">;
  /** The oldest pause first. */
  readonly #pauses = new Map<string, Pause>();

  constructor(timers: Pick<Timers, "now">) {
    this.#timers = timers;
  }

  /** The player has left a running game of strangers. */
  begin(playerId: string): void {
    this.#fade();
    const count = (this.#pauses.get(playerId)?.count ?? 0) + 1;
    this.#pauses.delete(playerId);
    this.#pauses.set(playerId, { count, at: this.#timers.now() });
  }

  /** @returns ms until the queue takes the player again; 0 if it does. */
  leftMs(playerId: string): number {
    const pause = this.#pauses.get(playerId);
    return pause ? Math.max(0, pause.at + lengthOf(pause) - this.#timers.now()) : 0;
  }

  #fade(): void {
    const now = this.#timers.now();
    for (const [playerId, { at }] of this.#pauses) {
      if (now - at < fadesMs) return;
      this.#pauses.delete(playerId);
    }
  }
}

const lengthOf = ({ count }: Pause): number => Math.min(firstMs * 2 ** (count - 1), longestMs);
