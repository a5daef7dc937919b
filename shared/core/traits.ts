import type { Command } from "./commands.ts";
import type { Seat } from "./game.ts";

/** How long a table waits for a decision. */
export type DecisionClock =
  /** What is left of the turn; it pauses during other decisions. Less for a player who has missed one before. */
  | { readonly kind: "turn" }
  /**
   * The time that every question has. Less for a player who has missed one before. `revealMs`: what everybody needs to see
   * before it can be answered, added in full for everybody alike.
   */
  | { readonly kind: "question"; readonly revealMs?: number }
  /** As many seconds as the table's settings say, never shortened; `ifZero`: seconds if they say 0. */
  | { readonly kind: "setting"; readonly setting: "nopeSeconds" | "beatSeconds"; readonly ifZero?: number }
  /** So many ms, never shortened. */
  | { readonly kind: "fixed"; readonly ms: number };

/** What a game asks of a table for one kind of decision. */
export interface DecisionTraits {
  readonly clock: DecisionClock;
  /** The time is there to run out: a player who lets it has missed nothing. */
  readonly mayRunOut?: true;
  /** Several decide at once: the command of one does not make the others' commands stale. */
  readonly simultaneous?: true;
  /** The table does not wait for a bot or an absent player: the time is up at once. */
  readonly endsIfAbsent?: true;
  /** The others may drum on the table meanwhile. */
  readonly mayDrum?: true;
  /** It waits for anybody who objects: a consent may pass it for a player. */
  readonly mayBePassed?: true;
  /** The command that waits for the beat, in editions that have it. */
  readonly heldByBeat?: Command["type"];
}

/** How long it takes to see what a command does, in ms: for the seat whose own it is, and for the others. */
export interface Suspense {
  readonly seat: Seat;
  readonly ownMs: number;
  readonly othersMs: number;
}
