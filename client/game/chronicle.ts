import type { Seat } from "../../shared/core/game.ts";

/** One line of the chronicle: what happened, told without redaction. */
export interface Entry {
  /** The step of the replay after it. */
  readonly step: number;
  /** turn: the beginning of a turn or a round · event: what happens in it. */
  readonly kind: "turn" | "event";
  readonly text: string;
  readonly mark: Mark | null;
}

/** The picture of an entry: a card, a player who is out, or the winner. */
export type Mark =
  | { readonly kind: "card"; readonly card: string }
  | { readonly kind: "out"; readonly seat: Seat }
  | { readonly kind: "won"; readonly seat: Seat };
