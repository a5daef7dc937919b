import type { Timers } from "../plumbing/timers.ts";

interface Pause {
  /** How often the player has left, with less than `fadesMs` between. */
  readonly count: number;
  /** When it began. */
  readonly at: number;
}

const firstMs = 30_000;
const longestMs = 15 * 60_000;
/** An hour without deserting clears it, in ms. */
export const fadesMs = 60 * 60_000;

/**
 * How long the queue refuses players who deserted running games of strangers: half a minute, doubled each time, at most
 * a quarter of an hour. By player: an address is shared with others.
 */
export interface Pauses {
  /** The player has left a running game of strangers. */
  begin(playerId: string): void;
  /**
   * @param playerIds of one person: their account, and guests who have become it.
   * @returns ms until the queue takes them again; 0 if it does.
   */
  leftMs(playerIds: readonly string[]): Promise<number>;
}

/** @param count how often a player has deserted, each time before the time before has faded. @returns ms. */
export const pauseMs = (count: number): number => Math.min(firstMs * 2 ** (count - 1), longestMs);

/** Those of games in this process, in memory. */
export class OwnPauses implements Pauses {
  readonly #timers: Pick<Timers, "now">;
  /** The oldest pause first. */
  readonly #pauses = new Map<string, Pause>();

  constructor(timers: Pick<Timers, "now">) {
    this.#timers = timers;
  }

  begin(playerId: string): void {
    this.#fade();
    const count = (this.#pauses.get(playerId)?.count ?? 0) + 1;
    this.#pauses.delete(playerId);
    this.#pauses.set(playerId, { count, at: this.#timers.now() });
  }

  async leftMs(playerIds: readonly string[]): Promise<number> {
    this.#fade();
    const pauses = playerIds.flatMap((playerId) => this.#pauses.get(playerId) ?? []);
    if (pauses.length === 0) return 0;
    const at = Math.max(...pauses.map((pause) => pause.at));
    const count = pauses.reduce((sum, pause) => sum + pause.count, 0);
    return Math.max(0, at + pauseMs(count) - this.#timers.now());
  }

  #fade(): void {
    const now = this.#timers.now();
    for (const [playerId, { at }] of this.#pauses) {
      if (now - at < fadesMs) return;
      this.#pauses.delete(playerId);
    }
  }
}
