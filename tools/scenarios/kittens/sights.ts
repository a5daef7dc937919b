import { assertNever } from "../../../shared/core/errors.ts";
import type { Seat } from "../../../shared/core/game.ts";
import type { KittensEvent } from "../../../shared/games/kittens/events.ts";
import { kittens } from "../../../shared/games/kittens/game.ts";
import type { CardId } from "../../../shared/games/kittens/titles.ts";

/** Cards that these events newly show to one seat, but not to all viewers: drawn, dealt, stolen, given or looked at. */
export function shownTo(seat: Seat, events: readonly KittensEvent[]): readonly (CardId | number)[] {
  return events.flatMap((event) => {
    const seen = cardsFor(seat, kittens.redact(event, seat));
    if (event.type === "imploding-looked-at") return seen;
    const open = cardsFor(seat, kittens.redact(event, "spectator"));
    return open.length > 0 ? [] : seen;
  });
}

/** Cards that an event shows to a seat, as far as the version of the event for this seat names them. */
function cardsFor(seat: Seat, event: KittensEvent | null): readonly (CardId | number)[] {
  switch (event?.type) {
    case "dealt":
      return event.seat === seat ? known(event.hand) : [];
    case "card-drawn":
    case "bottom-card-drawn":
      return event.seat === seat ? known([event.card]) : [];
    case "imploding-looked-at":
      return event.seat === seat ? ["imploding-kitten"] : [];
    case "card-given":
    case "card-stolen":
    case "named-card-given":
      return event.to === seat ? known([event.card]) : [];
    case "future-seen":
    case "alter-began":
      return known(event.cards);
    case "card-looked-at":
      return event.seat === seat ? known([event.card]) : [];
    case "kitten-hidden":
      return event.seat === seat || event.position === null ? [] : [event.position];
    case undefined:
    case "turn-began":
    case "card-played":
    case "noped":
    case "passed":
    case "play-settled":
    case "kitten-drawn":
    case "bottom-kitten-drawn":
    case "imploding-drawn":
    case "imploding-hidden":
    case "imploding-surfaced":
    case "future-altered":
    case "reversed":
    case "pile-was-empty":
    case "saved":
    case "clairvoyance-over":
    case "exploded":
    case "died":
    case "returned":
    case "skipped":
    case "attacked":
    case "future-revealed":
    case "shuffle-started":
    case "shuffled":
    case "card-kept":
    case "card-put-on-top":
    case "card-chosen":
    case "card-buried":
    case "named-card-missing":
    case "hand-was-empty":
    case "card-taken":
    case "armageddon-laid":
    case "armageddon-revealed":
    case "godcat-returned":
    case "game-over":
      return [];
    default:
      return assertNever(event);
  }
}

const known = (cards: readonly (CardId | null)[]): readonly CardId[] => cards.filter((card) => card !== null);

/** Cards that these events show to all viewers. */
export function shownBy(events: readonly KittensEvent[]): readonly CardId[] {
  return events.flatMap((event): readonly CardId[] => {
    switch (event.type) {
      case "kitten-drawn":
      case "bottom-kitten-drawn":
        return ["exploding-kitten"];
      case "imploding-drawn":
        return ["imploding-kitten"];
      case "future-revealed":
        return event.cards;
      case "armageddon-revealed":
        return ["godcat", "devilcat"];
      case "dealt":
      case "turn-began":
      case "card-played":
      case "noped":
      case "passed":
      case "play-settled":
      case "card-drawn":
      case "bottom-card-drawn":
      case "imploding-hidden":
      case "imploding-surfaced":
      case "imploding-looked-at":
      case "alter-began":
      case "future-altered":
      case "reversed":
      case "pile-was-empty":
      case "saved":
      case "clairvoyance-over":
      case "kitten-hidden":
      case "exploded":
      case "died":
      case "returned":
      case "skipped":
      case "attacked":
      case "future-seen":
      case "shuffle-started":
      case "shuffled":
      case "card-looked-at":
      case "card-kept":
      case "card-put-on-top":
      case "card-chosen":
      case "card-given":
      case "card-buried":
      case "card-stolen":
      case "named-card-given":
      case "named-card-missing":
      case "hand-was-empty":
      case "card-taken":
      case "armageddon-laid":
      case "godcat-returned":
      case "game-over":
        return [];
      default:
        return assertNever(event);
    }
  });
}
