import { assertNever } from "../../core/errors.ts";
import type { Awaited, Seat } from "../../core/game.ts";
import { yetToAnswer } from "./entitled.ts";
import type { Decision, KittensState } from "./state.ts";

export type AwaitedKind = Decision["kind"] | "act";

/** Whom the game waits for, in seat order; in a wait, those who have not passed. */
export function awaits(state: KittensState): readonly Awaited<AwaitedKind>[] {
  const top = state.pending.at(-1);
  if (state.winner !== null) return [];
  if (top === undefined) return [{ seat: state.turn, kind: "act" }];
  return awaitedSeats(top, state).map((seat) => ({ seat, kind: top.kind }));
}

function awaitedSeats(top: Decision, state: KittensState): readonly Seat[] {
  switch (top.kind) {
    case "nope":
      return yetToAnswer(state.seats, top.nopes.at(-1) ?? top.play.seat, top.passed);
    case "clairvoyance":
      return yetToAnswer(state.seats, top.seat, top.passed);
    case "give":
      return top.gifts.filter(({ card }) => card === null).map(({ from }) => from);
    case "save":
    case "insert":
    case "pick":
    case "take":
    case "stop":
    case "keep":
    case "lay":
    case "stay":
      return [top.seat];
    default:
      return assertNever(top);
  }
}
