import type { Seat } from "../../../../shared/core/game.ts";
import type { KittensView } from "../../../../shared/games/kittens/view.ts";

export const living = ({ seats }: KittensView): readonly Seat[] =>
  seats.flatMap(({ life }, seat) => (life === "living" ? [seat] : []));

/**
 * Who draws the next cards, top first, if everybody just draws.
 * @param done turns of the player on turn that end before that.
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
