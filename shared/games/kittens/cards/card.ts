import type { Play } from "../state.ts";
import type { Table } from "../table.ts";
import type { CardId } from "../titles.ts";

/** What a card is, when played alone on one's turn. `rule` is its paragraph. */
export type Card = ActionCard | OtherCard;

export interface ActionCard {
  readonly id: CardId;
  readonly kind: "action";
  readonly rule: string;
  /** Whom it is played on: nobody, or another living player who has cards (K27). */
  readonly target: "none" | "other-with-cards";
  /** Its effect, once the wait for Nopes is over (K24). */
  readonly resolve: (table: Table, play: Play) => void;
}

/** Never played alone: the kitten, a save, the Nope, and cats, which need company. */
export interface OtherCard {
  readonly id: CardId;
  readonly kind: "kitten" | "save" | "nope" | "cat";
  readonly rule: string;
}
