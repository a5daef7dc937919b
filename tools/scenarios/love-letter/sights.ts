import type { Seat } from "../../../shared/core/game.ts";
import type { LoveLetterEvent } from "../../../shared/games/love-letter/events.ts";
import { loveLetter } from "../../../shared/games/love-letter/game.ts";
import type { CardId } from "../../../shared/games/love-letter/titles.ts";

/**
 * Cards that these events newly show to one seat, but not to all viewers: drawn, dealt, swapped, compared or looked at.
 */
export const shownTo = (seat: Seat, events: readonly LoveLetterEvent[]): readonly CardId[] =>
  events.flatMap((event) => cardsFor(seat, loveLetter.redact(event, seat))).filter((card) => card !== null);

/** Cards that an event shows to a seat, as far as the version of the event for this seat names them. */
function cardsFor(seat: Seat, event: LoveLetterEvent | null): readonly (CardId | null)[] {
  switch (event?.type) {
    case "dealt":
    case "card-drawn":
    case "set-aside-seen":
    case "top-seen":
      return [event.card];
    case "hands-swapped":
      return [event.seat === seat ? event.got : event.given];
    case "king-cat-taken":
      return [event.from === seat ? event.given : null];
    case "compared":
      return seenInBattle(seat, event);
    default:
      return [];
  }
}

/** Card of the other player, unless it is the lower one, which all viewers see. */
function seenInBattle(seat: Seat, event: Extract<LoveLetterEvent, { type: "compared" }>): readonly CardId[] {
  const [first, second] = event.cards ?? [];
  const [other, card] = event.seat === seat ? [event.target, second] : [event.seat, first];
  return card === undefined || event.lower === other ? [] : [card];
}

/** Cards that these events show to all viewers: laid down, or shown at the end of a round. */
export function shownBy(events: readonly LoveLetterEvent[]): readonly CardId[] {
  return events.flatMap((event): readonly CardId[] => {
    switch (event.type) {
      case "laid-down":
        return [event.card];
      case "eliminated":
        return event.card === null ? [] : [event.card];
      case "round-over":
        return event.result.hands.map(({ card }) => card);
      default:
        return [];
    }
  });
}
