import type { Seat } from "../../../../shared/core/game.ts";
import type { KittensEvent } from "../../../../shared/games/kittens/events.ts";
import { kittenOdds } from "../../../../shared/games/kittens/odds.ts";
import type { KittensView } from "../../../../shared/games/kittens/view.ts";
import { duelMoods, type SeatMood } from "../../moods.ts";

/** Minimum chance of a kitten at which a drawing player sweats. */
const frightening = 0.5;

/**
 * Returns the moods of the seats about an event. All viewers see the same moods, because they depend on public
 * information only.
 * @param before state just before the event.
 */
export function moodsOf(event: KittensEvent, before: KittensView): readonly SeatMood[] {
  switch (event.type) {
    case "noped":
      return [...hitBy(before).map((seat) => ({ seat, mood: "angry" }) as const), { seat: event.seat, mood: "smug" }];
    case "attacked":
      return event.target === event.seat ? [] : duelMoods(event.target, event.seat);
    case "card-stolen":
    case "named-card-given":
      return duelMoods(event.from, event.to);
    case "named-card-missing":
      return [
        { seat: event.to, mood: "angry" },
        { seat: event.from, mood: "smug" },
      ];
    case "card-drawn":
    case "kitten-drawn":
      return publicOdds(before) >= frightening ? [{ seat: event.seat, mood: "sweating" }] : [];
    case "saved":
      return [{ seat: event.seat, mood: "relieved" }];
    default:
      return [];
  }
}

/** Returns the seat that the next Nope hits: the author of the play or of the last Nope. */
function hitBy({ pending }: KittensView): readonly Seat[] {
  const wait = pending.findLast((decision) => decision.kind === "nope");
  return wait === undefined ? [] : [wait.nopes.at(-1) ?? wait.play.seat];
}

/** Chance of a kitten on top from public information, without the viewer's private knowledge of the pile. */
const publicOdds = (view: KittensView): number =>
  kittenOdds({
    ...view,
    known: [],
    pending: view.pending.map((decision) => (decision.kind === "keep" ? { ...decision, card: null } : decision)),
  });
