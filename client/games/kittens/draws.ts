import type { Seat } from "../../../shared/core/game.ts";
import type { KittensEvent } from "../../../shared/games/kittens/events.ts";
import type { KittensView } from "../../../shared/games/kittens/view.ts";

/** A card drawn from the top of the pile. */
export interface Draw {
  readonly seat: Seat;
  /** Chance of a kitten before the draw, 0 to 1, from public information only. */
  readonly odds: number;
  readonly isKitten: boolean;
}

/**
 * Returns all draws of a finished game, oldest first.
 * @param events the story of the whole game, from any viewer's perspective.
 */
export function drawsOf(events: readonly KittensEvent[], end: Pick<KittensView, "pile" | "seats">): readonly Draw[] {
  const draws: Draw[] = [];
  let pile = end.pile - changes(events).reduce((sum, change) => sum + change, 0);
  let kittens = end.seats.length - 1;
  for (const [index, change] of changes(events).entries()) {
    const event = events[index];
    const odds = pile > 0 ? kittens / pile : 0;
    if (event?.type === "card-drawn") draws.push({ seat: event.seat, odds, isKitten: false });
    if (event?.type === "kitten-drawn") draws.push({ seat: event.seat, odds, isKitten: true });
    if (event?.type === "kitten-drawn") kittens -= 1;
    if (event?.type === "kitten-hidden") kittens += 1;
    pile += change;
  }
  return draws;
}

/** Returns the change of the draw pile's size for each event. */
function changes(events: readonly KittensEvent[]): readonly number[] {
  let isLooking = false;
  return events.map(({ type }) => {
    // A card that a player looks at has already left the pile (K39, K54).
    const isKept = isLooking && (type === "kitten-drawn" || type === "card-kept");
    if (type === "card-looked-at") isLooking = true;
    else if (isKept || type === "card-put-on-top") isLooking = false;
    if (type === "kitten-hidden" || type === "card-buried" || type === "card-put-on-top") return 1;
    if (type === "card-looked-at" || type === "card-drawn") return -1;
    return type === "kitten-drawn" && !isKept ? -1 : 0;
  });
}
