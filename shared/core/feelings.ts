import type { Seat } from "./game.ts";

/** How an event moves a player: out of the game, crossed by somebody, or the winner. */
export interface Feeling {
  readonly seat: Seat;
  readonly kind: "out" | "crossed" | "won";
}
