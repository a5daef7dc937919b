import { assertNever } from "../../../../shared/core/errors.ts";
import type { KittensEvent } from "../../../../shared/games/kittens/events.ts";
import type { CardId } from "../../../../shared/games/kittens/titles.ts";
import type { Labels } from "../text/labels.ts";

/** Cards that one event moves into the viewer's hand, and out of it. */
export interface HandChange {
  readonly gained: readonly CardId[];
  readonly lost: readonly CardId[];
}

const nothing: HandChange = { gained: [], lost: [] };

const came = (...cards: readonly (CardId | null)[]): HandChange => ({ ...nothing, gained: known(cards) });
const went = (...cards: readonly (CardId | null)[]): HandChange => ({ ...nothing, lost: known(cards) });

const known = (cards: readonly (CardId | null)[]): readonly CardId[] => cards.filter((card) => card !== null);

/**
 * A dealt hand is no change. A returning Godcat counts as no change either, because it was played before or has no
 * copies in the hand.
 */
export function handChange(event: KittensEvent, { isMe }: Labels): HandChange {
  switch (event.type) {
    case "card-drawn":
    case "card-taken":
    case "card-kept":
      return isMe(event.seat) ? came(event.card) : nothing;
    case "card-given":
    case "card-stolen":
    case "named-card-given":
      if (isMe(event.to)) return came(event.card);
      return isMe(event.from) ? went(event.card) : nothing;
    case "armageddon-revealed":
      return isMe(event.godcat) ? came("godcat") : nothing;
    case "card-played":
      return isMe(event.play.seat) ? went(...event.play.cards) : nothing;
    case "noped":
    case "saved":
    case "card-buried":
      return isMe(event.seat) ? went(event.card) : nothing;
    case "exploded":
      return isMe(event.seat) ? went(...event.hand) : nothing;
    case "dealt":
    case "turn-began":
    case "passed":
    case "play-settled":
    case "kitten-drawn":
    case "pile-was-empty":
    case "clairvoyance-over":
    case "kitten-hidden":
    case "died":
    case "returned":
    case "skipped":
    case "attacked":
    case "future-seen":
    case "future-revealed":
    case "shuffle-started":
    case "shuffled":
    case "card-looked-at":
    case "card-put-on-top":
    case "card-chosen":
    case "named-card-missing":
    case "hand-was-empty":
    case "armageddon-laid":
    case "godcat-returned":
    case "game-over":
      return nothing;
    default:
      return assertNever(event);
  }
}
