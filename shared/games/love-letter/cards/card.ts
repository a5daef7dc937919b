import type { Seat } from "../../../core/game.ts";
import type { LetterParagraph } from "../refusals.ts";
import type { StepContext } from "../step-context.ts";
import type { CardId } from "../titles.ts";

/** Effect of a played card. `rule` is its paragraph. */
export type Card = LoneCard | AimedCard | GuessCard;

interface CardBase {
  readonly id: CardId;
  readonly rule: LetterParagraph;
}

/** A card without a target. */
interface LoneCard extends CardBase {
  readonly kind: "lone";
  readonly resolve: (table: StepContext, seat: Seat) => void;
}

/** A card that is played on a chosen player (L10). */
interface AimedCard extends CardBase {
  readonly kind: "aimed";
  readonly resolve: (table: StepContext, seat: Seat, target: Seat) => void;
}

/** A card that also names a value (L21). */
interface GuessCard extends CardBase {
  readonly kind: "guess";
  readonly resolve: (table: StepContext, seat: Seat, target: Seat, guess: CardId) => void;
}
