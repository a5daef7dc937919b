import type { Seat } from "../../../../shared/core/game.ts";
import type { KittensView, VisibleDecision } from "../../../../shared/games/kittens/view.ts";

/** Kittens in the draw pile, as everybody can work out (K13): one fewer than players, without those that lie open or were drawn. */
export function kittensInPile({ seats, discard, pending }: KittensView): number {
  const discarded = discard.filter((card) => card === "exploding-kitten").length;
  const beforeDead = seats.filter(({ kitten }) => kitten).length;
  const drawn = pending.reduce((sum, decision) => sum + kittensIn(decision), 0);
  return Math.max(0, seats.length - 1 - discarded - beforeDead - drawn);
}

/** Kittens out of the pile and not yet decided; one that is looked at is known to who looks. */
function kittensIn(decision: VisibleDecision): number {
  switch (decision.kind) {
    case "save":
      return decision.cause === "kitten" ? 1 : 0;
    case "insert":
      return decision.kittens;
    case "keep":
      return decision.card === "exploding-kitten" ? 1 : 0;
    default:
      return 0;
  }
}

/** The chance that the top card is a kitten, 0 to 100, for somebody who knows nothing of the pile. */
export function kittenChance(view: KittensView): number {
  return view.pile === 0 ? 0 : Math.round((100 * kittensInPile(view)) / view.pile);
}

export const living = ({ seats }: KittensView): readonly Seat[] =>
  seats.flatMap(({ life }, seat) => (life === "living" ? [seat] : []));

/**
 * Who draws the next cards, top first, if everybody just draws.
 * @param done turns of the player on turn that will be over first.
 */
export function drawers(view: KittensView, count: number, done = 0): readonly Seat[] {
  const order: Seat[] = Array<Seat>(Math.max(0, view.owes - done)).fill(view.turn);
  const alive = living(view);
  let next = view.turn;
  while (order.length < count && alive.length > 0) {
    next = following(alive, next);
    order.push(next);
  }
  return order.slice(0, count);
}

const following = (alive: readonly Seat[], seat: Seat): Seat => alive.find((each) => each > seat) ?? alive[0] ?? seat;
