import type { Seat } from "../../../../core/game.ts";
import { livingAfter } from "../../next-living.ts";
import type { KittensState } from "../../state.ts";

/** A kitten in the draw pile, if from now on everybody does nothing but draw. */
export interface Meeting {
  /** 0 is the top. */
  readonly index: number;
  readonly seat: Seat;
}

/** Who meets the first kittens of the pile, at most this many, if everybody just draws; nobody dies of it here. */
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
