import { assertNever } from "../../../../../core/errors.ts";
import type { KittensEvent } from "../../../events.ts";
import { buried, exploded, handedOver, missing, named, noped, played, saved, settled, taken } from "./hands.ts";
import type { EventContext, Hidden } from "./hidden.ts";
import { drawn, kittenDrawn, kittenHidden, lookedAt, putOnTop, seen, shuffled } from "./piles.ts";

/**
 * Applies an event to a possible world in place, so that the world is consistent with the event afterwards.
 *
 * @returns the likelihood of the event in this world relative to other worlds; more than 0.
 */
export function updateWorld(hidden: Hidden, scene: EventContext, event: KittensEvent): number {
  switch (event.type) {
    case "card-played":
      return played(hidden, scene, event);
    case "noped":
      return noped(hidden, scene, event);
    case "play-settled":
      return settled(hidden, scene);
    case "card-drawn":
    case "card-kept":
      return drawn(hidden, scene, event);
    case "kitten-drawn":
      return kittenDrawn(hidden, scene, event);
    case "saved":
      return saved(hidden, scene, event);
    case "kitten-hidden":
      return kittenHidden(hidden, scene, event);
    case "exploded":
      return exploded(hidden, scene, event);
    case "future-seen":
    case "future-revealed":
      return seen(hidden, scene, event);
    case "shuffled":
      return shuffled(hidden, scene);
    case "card-looked-at":
      return lookedAt(hidden, scene, event);
    case "card-put-on-top":
      return putOnTop(hidden, scene, event);
    case "card-given":
    case "card-stolen":
      return handedOver(hidden, scene, event);
    case "card-buried":
      return buried(hidden, scene, event);
    case "named-card-given":
      return named(hidden, scene, event);
    case "named-card-missing":
      return missing(hidden, scene, event);
    case "card-taken":
      return taken(hidden, scene, event);
    case "dealt":
    case "turn-began":
    case "passed":
    case "pile-was-empty":
    case "clairvoyance-over":
    case "died":
    case "returned":
    case "skipped":
    case "attacked":
    case "shuffle-started":
    case "card-chosen":
    case "hand-was-empty":
    case "armageddon-laid":
    case "armageddon-revealed":
    case "godcat-returned":
    case "game-over":
      return 1;
    default:
      return assertNever(event);
  }
}
