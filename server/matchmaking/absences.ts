import type { Cancel, Timers } from "../runtime/timers.ts";

/** Time in ms for players without a connection to reconnect. Their places stay reserved until then. */
export const reconnectGraceMs = 15_000;

/** Players without a connection whose places are reserved for a time. Their groups do not start. */
export class Absences {
  readonly #timers: Pick<Timers, "after">;
  readonly #over: (playerId: string) => void;
  readonly #absent = new Map<string, Cancel>();

  /** @param over called when a player has not reconnected in time. */
  constructor(timers: Pick<Timers, "after">, over: (playerId: string) => void) {
    this.#timers = timers;
    this.#over = over;
  }

  /** Ids of all absent players. */
  get players(): readonly string[] {
    return [...this.#absent.keys()];
  }

  has(playerId: string): boolean {
    return this.#absent.has(playerId);
  }

  /** Reserves the place of a player without a connection. */
  begin(playerId: string): void {
    this.end(playerId);
    const cancel = this.#timers.after(reconnectGraceMs, () => {
      this.#absent.delete(playerId);
      this.#over(playerId);
    });
    this.#absent.set(playerId, cancel);
  }

  /** Must be called when a player has reconnected, or has lost their place. */
  end(playerId: string): void {
    this.#absent.get(playerId)?.();
    this.#absent.delete(playerId);
  }
}
