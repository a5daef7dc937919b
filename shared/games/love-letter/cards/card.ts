import type { Seat } from "../../../core/game.ts";
import type { StepContext } from "../events.ts";
import type { LetterParagraph } from "../refusals.ts";
import type { CardId } from "../titles.ts";

/**
 * Effect of a played card: without a target, on a chosen player (L10), or also with a named value (L21). `rule` is its
 * paragraph.
 */
export type Card = { readonly rule: LetterParagraph } & (
  | { readonly kind: "lone"; readonly resolve: (table: StepContext, seat: Seat) => void }
  | { readonly kind: "aimed"; readonly resolve: (table: StepContext, seat: Seat, target: Seat) => void }
  | {
      readonly kind: "guess";
      readonly resolve: (table: StepContext, seat: Seat, target: Seat, guess: CardId) => void;
    }
);
