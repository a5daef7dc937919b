import type { Command } from "./commands.ts";

/** How long a table waits for a decision. */
export type DecisionClock =
  /** What is left of the turn, which stands still while anything else is decided. Less for whoever has missed before. */
  | { readonly kind: "turn" }
  /** The time that every question has. Less for whoever has missed before. */
  | { readonly kind: "question" }
  /** As many seconds as the table's settings say, in full; `ifZero`: seconds where they say 0. */
  | { readonly kind: "setting"; readonly setting: "nopeSeconds" | "beatSeconds"; readonly ifZero?: number }
  /** So many ms, in full. */
  | { readonly kind: "fixed"; readonly ms: number };

/** What a game asks of a table for one kind of decision. */
export interface DecisionTraits {
  readonly clock: DecisionClock;
  /** The time is there to run out: whoever lets it has missed nothing. */
  readonly mayRunOut?: true;
  /** Several decide at once: what one says does not make the others' words stale. */
  readonly simultaneous?: true;
  /** Nobody waits for a bot, or for a player who is not there: the time is up at once. */
  readonly endsIfAbsent?: true;
  /** The command that waits for the beat, in editions that have it. */
  readonly heldByBeat?: Command["type"];
}
