import type { Seat } from "../../../shared/core/game.ts";
import type { KittensEvent } from "../../../shared/games/kittens/events.ts";
import type { KittensView } from "../../../shared/games/kittens/view.ts";

/** A card drawn from the top of the pile. */
export interface Draw {
  readonly seat: Seat;
  /** The chance of a kitten before it, 0 to 1, as everybody could work it out who has looked at no card of the pile. */
  readonly odds: number;
  readonly isKitten: boolean;
}

/**
 * All draws of a game that is over, oldest first.
 * @param events the story of the whole game, as anybody was told it.
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

/** By how many cards each event changes the draw pile. */
function changes(events: readonly KittensEvent[]): readonly number[] {
  let isLooking = false;
  return events.map(({ type }) => {
    // A card that is looked at has left the pile already (K39, K54).
    const isKept = isLooking && (type === "kitten-drawn" || type === "card-kept");
    if (type === "card-looked-at") isLooking = true;
    else if (isKept || type === "card-put-on-top") isLooking = false;
    if (type === "kitten-hidden" || type === "card-buried" || type === "card-put-on-top") return 1;
    if (type === "card-looked-at" || type === "card-drawn") return -1;
    return type === "kitten-drawn" && !isKept ? -1 : 0;
  });
}
