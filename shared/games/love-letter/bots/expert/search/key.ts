import type { Seat } from "../../../../../core/game.ts";
import { at, faceOf, isKnownTo, none, ruledOutOf } from "../model/card.ts";
import type { Round } from "../model/round.ts";

/**
 * Computes a hash of the seat's information about a round. Rounds that look different to the seat have different keys,
 * except for rare collisions.
 */
export function keyOf(round: Round, seat: Seat): number {
  let one = 0x9e3779b9;
  let two = 0x85ebca6b;
  for (let other = 0; other < round.players; other += 1) {
    add(seen(at(round.held, other)) * 2048 + (other === seat ? 0 : ruled(at(round.held, other))));
    add(at(round.fronts, other));
  }
  for (let place = 0; place < round.left; place += 1) {
    const value = seen(at(round.pile, place));
    if (value > 1) add(place * 16 + value);
  }
  add(seen(round.drawn) + 16 * seen(round.looked) + 256 * seen(round.aside));
  add(round.out + 64 * round.shielded + 4096 * round.left);
  return (one >>> 0) * 2 ** 21 + (two >>> 11);

  function seen(card: number): number {
    if (card === none) return 0;
    return isKnownTo(card, seat) ? faceOf(card) + 2 : 1;
  }

  function add(number: number): void {
    one = Math.imul(one ^ number, 0x01000193);
    one ^= one >>> 15;
    two = Math.imul(two + number, 0xc2b2ae35);
    two ^= two >>> 13;
  }
}

const ruled = (card: number): number => (card === none ? 0 : ruledOutOf(card));
