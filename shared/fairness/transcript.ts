import type { Seat } from "../core/game.ts";
import type { GameView } from "../net/games.ts";
import type { CommitmentState } from "./contributor.ts";

/** A client's observations of a finished game, to verify it. */
export interface Transcript {
  readonly seat: Seat;
  /** The client's part in the deal of the game, or in an earlier one; null if there was none. */
  readonly stake: CommitmentState | null;
  /** The commitments that the server showed during the game; only one, if the server is honest. */
  readonly commitments: readonly string[];
  /** Every event that the client received. */
  readonly told: readonly object[];
  /** Views of the table by sequence number, each as `canonicalJson`. */
  readonly seen: ReadonlyMap<number, ReadonlySet<string>>;
  /** Sequence number of the last step. */
  readonly lastSeq: number;
}

/** Records the client's observations of the game on the table. */
export class TranscriptRecorder {
  #isPlaying = false;
  #commitments = new Set<string>();
  #seen = new Map<number, Set<string>>();

  /** Call it at each change. @param commitment the server's present commitment. */
  record(phase: "waiting" | "playing" | "over", commitment: string, seq: number, game: GameView | null): void {
    if (phase === "playing" && !this.#isPlaying) this.#begin();
    this.#isPlaying = phase === "playing";
    if (!this.#isPlaying || !game) return;
    this.#commitments.add(commitment);
    const views = this.#seen.get(seq) ?? new Set();
    this.#seen.set(seq, views.add(canonicalJson(game.view)));
  }

  /** Returns the observations of the game that has just ended. */
  transcript(seat: Seat, stake: CommitmentState | null, told: readonly object[], lastSeq: number): Transcript {
    return { seat, stake, commitments: [...this.#commitments], told, seen: this.#seen, lastSeq };
  }

  #begin(): void {
    this.#commitments = new Set();
    this.#seen = new Map();
  }
}

/** Serialises plain data independently of the order of its keys. */
export const canonicalJson = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
