import type { Seat } from "../../../core/game.ts";
import type { KittensView } from "../view.ts";

/** @returns the chance, 0 to 1, that the next card is a kitten: what the seat knows of the pile, and else K13. */
export function kittenOdds(view: KittensView): number {
  const { known, pile } = view;
  if (pile === 0) return 0;
  const [top] = known;
  if (top !== undefined && top !== null) return top === "exploding-kitten" ? 1 : 0;
  const seen = known.filter((card) => card !== null);
  const unseen = kittensInPile(view) - seen.filter((card) => card === "exploding-kitten").length;
  return Math.max(0, unseen) / (pile - seen.length);
}

/** All that came with the deal but those that lie before everybody (K1, K11, K46). */
export function kittensInPile({ seats, discard }: KittensView): number {
  const shown = discard.filter((card) => card === "exploding-kitten").length;
  return seats.length - 1 - shown - seats.filter(({ kitten }) => kitten).length;
}

export const countLiving = ({ seats }: KittensView): number => seats.filter(({ life }) => life === "living").length;

/** The living player whose turn comes after this seat's. */
export function nextAfter({ seats }: KittensView, seat: Seat): Seat {
  for (let step = 1; step < seats.length; step += 1) {
    const next = (seat + step) % seats.length;
    if (seats[next]?.life === "living") return next;
  }
  return seat;
}
