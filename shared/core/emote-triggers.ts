import type { Seat } from "./game.ts";

/** A player's reaction to an event: eliminated, harmed by another player, or the winner. */
export interface EmoteTrigger {
  readonly seat: Seat;
  readonly kind: "out" | "crossed" | "won";
}
