import type { KittensEvent } from "../../../shared/games/kittens/events.ts";
import type { CardId } from "../../../shared/games/kittens/titles.ts";
import type { Words } from "./words.ts";

/** The card that an event has brought into the viewer's hand, if it has. */
export function arrivedCard(event: KittensEvent, { isMe }: Words): CardId | null {
  switch (event.type) {
    case "card-drawn":
    case "card-taken":
    case "card-kept":
      return isMe(event.seat) ? event.card : null;
    case "card-given":
    case "card-stolen":
    case "named-card-given":
      return isMe(event.to) ? event.card : null;
    case "armageddon-revealed":
      return isMe(event.godcat) ? "godcat" : null;
    default:
      return null;
  }
}
