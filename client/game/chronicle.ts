import type { Seat } from "../../shared/core/game.ts";

/** One thing that happened in a game that is over, told to those who may know everything. */
export interface Entry {
  /** The step of the replay that it led to. */
  readonly step: number;
  /** A turn's or a round's beginning stands apart from what happens in it. */
  readonly kind: "turn" | "event";
  readonly text: string;
  readonly mark: Mark | null;
}

/** The picture of an entry: a card, a player who is out, or the winner. */
export type Mark =
  | { readonly kind: "card"; readonly card: string }
  | { readonly kind: "out"; readonly seat: Seat }
  | { readonly kind: "won"; readonly seat: Seat };
