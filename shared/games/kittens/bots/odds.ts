import type { Seat } from "../../../core/game.ts";
import type { KittensView } from "../view.ts";

/** @returns the chance, 0 to 1, that the next card is a kitten: what the seat knows of the pile, and else K13. */
export function kittenOdds({ known, pile, seats }: KittensView): number {
  if (pile === 0) return 0;
  const [top] = known;
  if (top !== undefined && top !== null) return top === "exploding-kitten" ? 1 : 0;
  const seen = known.filter((card) => card !== null);
  const kittens = seats.filter(({ life }) => life === "living").length - 1;
  const unseen = kittens - seen.filter((card) => card === "exploding-kitten").length;
  return Math.max(0, unseen) / (pile - seen.length);
}

/** The living player whose turn comes after this seat's. */
export function nextAfter({ seats }: KittensView, seat: Seat): Seat {
  for (let step = 1; step < seats.length; step += 1) {
    const next = (seat + step) % seats.length;
    if (seats[next]?.life === "living") return next;
  }
  return seat;
}
