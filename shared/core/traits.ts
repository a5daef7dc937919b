import type { Command } from "./commands.ts";
import type { Seat } from "./game.ts";

/** Time limit of a decision. */
export type DecisionClock =
  /** The rest of the turn's time; it pauses during other decisions. Shorter for a player with earlier timeouts. */
  | { readonly kind: "turn" }
  /**
   * The standard time of a question; shorter for a player with earlier timeouts. `revealMs`: time to show cards before
   * the player can answer, always added in full.
   */
  | { readonly kind: "question"; readonly revealMs?: number }
  /** The seconds of a table setting, never shortened; `ifZero`: seconds if the setting is 0. */
  | { readonly kind: "setting"; readonly setting: "nopeSeconds" | "beatSeconds"; readonly ifZero?: number }
  /** A fixed number of ms, never shortened. */
  | { readonly kind: "fixed"; readonly ms: number };

/** Table handling of one kind of decision. */
export interface DecisionTraits {
  readonly clock: DecisionClock;
  /** The time may run out: that does not count as a timeout of the player. */
  readonly mayRunOut?: true;
  /** Several players decide at once: the command of one does not make the commands of the others stale. */
  readonly simultaneous?: true;
  /** The table does not wait for a bot or an absent player: the decision times out at once. */
  readonly endsIfAbsent?: true;
  /** The other players may drum on the table during the decision. */
  readonly mayDrum?: true;
  /** The decision waits for objections: auto-pass may pass it for a player. */
  readonly mayBePassed?: true;
  /** The command that waits for the response window, in editions that have one. */
  readonly heldByBeat?: Command["type"];
}

/** Time to show a command, in ms: for the seat that sent it, and for the others. */
export interface RevealDelay {
  readonly seat: Seat;
  readonly ownMs: number;
  readonly othersMs: number;
}
