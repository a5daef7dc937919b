import type { Seat } from "../../shared/core/game.ts";

/** One entry of the move list, without redaction. */
export interface MoveListEntry {
  /** Step of the replay after the event. */
  readonly step: number;
  /** turn: beginning of a turn or a round · event: any other event. */
  readonly kind: "turn" | "event";
  readonly text: string;
  readonly mark: EntryMark | null;
}

/** Picture of an entry: a card, an eliminated player, or the winner. */
export type EntryMark =
  | { readonly kind: "card"; readonly card: string }
  | { readonly kind: "out"; readonly seat: Seat }
  | { readonly kind: "won"; readonly seat: Seat };
