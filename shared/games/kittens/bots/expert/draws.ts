import type { Seat } from "../../../../core/game.ts";
import { livingAfter } from "../../next-living.ts";
import type { KittensState } from "../../state.ts";

/** A kitten in the draw pile and the seat that draws it, if all players only draw from now on. */
export interface Meeting {
  /** 0 is the top. */
  readonly index: number;
  readonly seat: Seat;
}

/**
 * Finds the first kittens of the draw pile, at most this many, and the seats that draw them if all players only draw.
 * Eliminations by these kittens are ignored.
 */
export function meetings(state: KittensState, most: number): readonly Meeting[] {
  const { seats, pile } = state;
  const found: Meeting[] = [];
  let seat = state.turn;
  let left = state.owes;
  for (let index = 0; index < pile.length && found.length < most; index += 1) {
    if (left === 0) {
      seat = livingAfter(seats, seat) ?? seat;
      left = 1;
    }
    if (pile[index] === "exploding-kitten") found.push({ index, seat });
    left -= 1;
  }
  return found;
}
