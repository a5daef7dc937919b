import type { LoveLetterEvent } from "../../../../shared/games/love-letter/events.ts";
import { duelMoods, type SeatMood } from "../../moods.ts";

/**
 * Returns the moods of the seats about an event. All viewers see the same moods, because they depend on public
 * information only.
 */
export function moodsOf(event: LoveLetterEvent): readonly SeatMood[] {
  switch (event.type) {
    case "guessed":
      return event.right
        ? duelMoods(event.target, event.seat)
        : [
            { seat: event.target, mood: "relieved" },
            { seat: event.seat, mood: "angry" },
          ];
    case "compared":
      return event.lower === null
        ? [event.seat, event.target].map((seat) => ({ seat, mood: "relieved" }))
        : duelMoods(event.lower, event.lower === event.seat ? event.target : event.seat);
    case "king-cat-taken":
      return duelMoods(event.from, event.seat);
    case "laid-down":
      return [{ seat: event.seat, mood: "shocked" }];
    case "shielded":
      return [{ seat: event.seat, mood: "relieved" }];
    default:
      return [];
  }
}
