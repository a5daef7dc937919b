import type { Seat } from "../../../core/game.ts";
import type { LetterParagraph } from "../refusals.ts";
import type { Table } from "../table.ts";
import type { CardId } from "../titles.ts";

/** What a card does when played. `rule` is its paragraph. */
export type Card = LoneCard | AimedCard | GuessCard;

interface CardBase {
  readonly id: CardId;
  readonly rule: LetterParagraph;
}

/** It has no target. */
interface LoneCard extends CardBase {
  readonly kind: "lone";
  readonly resolve: (table: Table, seat: Seat) => void;
}

/** Played on a chosen player (L10). */
interface AimedCard extends CardBase {
  readonly kind: "aimed";
  readonly resolve: (table: Table, seat: Seat, target: Seat) => void;
}

/** It also names a value (L21). */
interface GuessCard extends CardBase {
  readonly kind: "guess";
  readonly resolve: (table: Table, seat: Seat, target: Seat, guess: CardId) => void;
}
