import type { Timers } from "../runtime/timers.ts";

interface QueueBan {
  /** Number of abandoned games, each less than `banMemoryMs` after the one before. */
  readonly count: number;
  /** Start of the ban. */
  readonly at: number;
}

const firstMs = 30_000;
const longestMs = 15 * 60_000;
/** Time in ms without an abandoned game that resets the count: one hour. */
export const banMemoryMs = 60 * 60_000;

/**
 * Queue bans of players who abandoned games at public tables. A ban lasts half a minute, doubles each time, and is
 * capped at a quarter of an hour. Bans apply to players, because addresses are shared.
 */
export interface QueueBans {
  /** Starts a ban after a player has left a running game at a public table. */
  begin(playerId: string): void;
  /**
   * @param playerIds of one person: their account, and guests that have become it.
   * @returns remaining ms of the ban; 0 without a ban.
   */
  leftMs(playerIds: readonly string[]): Promise<number>;
}

/**
 * Returns the length of a ban in ms.
 * @param count number of abandoned games in a row; resets one hour after the last.
 */
export const banMsAfter = (count: number): number => Math.min(firstMs * 2 ** (count - 1), longestMs);

/** Queue bans of this process, in memory. */
export class LocalQueueBans implements QueueBans {
  readonly #timers: Pick<Timers, "now">;
  /** Oldest ban first. */
  readonly #bans = new Map<string, QueueBan>();

  constructor(timers: Pick<Timers, "now">) {
    this.#timers = timers;
  }

  begin(playerId: string): void {
    this.#fade();
    const count = (this.#bans.get(playerId)?.count ?? 0) + 1;
    this.#bans.delete(playerId);
    this.#bans.set(playerId, { count, at: this.#timers.now() });
  }

  async leftMs(playerIds: readonly string[]): Promise<number> {
    this.#fade();
    const pauses = playerIds.flatMap((playerId) => this.#bans.get(playerId) ?? []);
    if (pauses.length === 0) return 0;
    const at = Math.max(...pauses.map((pause) => pause.at));
    const count = pauses.reduce((sum, pause) => sum + pause.count, 0);
    return Math.max(0, at + banMsAfter(count) - this.#timers.now());
  }

  #fade(): void {
    const now = this.#timers.now();
    for (const [playerId, { at }] of this.#bans) {
      if (now - at < banMemoryMs) return;
      this.#bans.delete(playerId);
    }
  }
}
