import type { Seat } from "../core/game.ts";
import type { GameView } from "../net/games.ts";
import type { Stake } from "./contributor.ts";

/** What a client has seen of a finished game, to check it by. */
export interface Evidence {
  readonly seat: Seat;
  /** Our part in its deal, or in an earlier one; null if we had none. */
  readonly stake: Stake | null;
  /** The commitments that the server showed during the game; only one, if it is honest. */
  readonly commitments: readonly string[];
  /** Every event that we were told. */
  readonly told: readonly object[];
  /** By sequence number: what we saw of the table, each as `spelled`. */
  readonly seen: ReadonlyMap<number, ReadonlySet<string>>;
  /** The number of the last step. */
  readonly lastSeq: number;
}

/** Keeps what a client sees of the game on the table. */
export class Witness {
  #isPlaying = false;
  #commitments = new Set<string>();
  #seen = new Map<number, Set<string>>();

  /** Call it at each change. @param commitment the server's, as it is shown now. */
  see(phase: "waiting" | "playing" | "over", commitment: string, seq: number, game: GameView | null): void {
    if (phase === "playing" && !this.#isPlaying) this.#begin();
    this.#isPlaying = phase === "playing";
    if (!this.#isPlaying || !game) return;
    this.#commitments.add(commitment);
    const views = this.#seen.get(seq) ?? new Set();
    this.#seen.set(seq, views.add(spelled(game.view)));
  }

  /** What was seen of the game that has just ended. */
  evidence(seat: Seat, stake: Stake | null, told: readonly object[], lastSeq: number): Evidence {
    return { seat, stake, commitments: [...this.#commitments], told, seen: this.#seen, lastSeq };
  }

  #begin(): void {
    this.#commitments = new Set();
    this.#seen = new Map();
  }
}

/** Plain data as a text that does not depend on the order of its keys. */
export const spelled = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
