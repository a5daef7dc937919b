import { assertNever } from "../../core/errors.ts";
import type { Awaited, Seat } from "../../core/game.ts";
import { remember, rememberEach } from "../../core/remember.ts";
import { type SeatSet, seatsOf, setWhere } from "../../core/seats.ts";
import { yetToAnswer } from "./entitled.ts";
import type { Decision, KittensState } from "./state.ts";

export type AwaitedKind = Decision["kind"] | "act";

/** Cached list for each kind of decision and set of seats, of which there are few. */
const awaited = remember((kind: AwaitedKind) =>
  rememberEach((set: SeatSet): readonly Awaited<AwaitedKind>[] => seatsOf(set).map((seat) => ({ seat, kind }))),
);
const acting = awaited("act");
const answering = awaited("nope");
const only = (seat: Seat): SeatSet => 1 << seat;
const nobody: readonly Awaited<AwaitedKind>[] = [];

/** Lists the pending decisions in seat order; in a wait, only the players who have not passed. */
export function awaits(state: KittensState): readonly Awaited<AwaitedKind>[] {
  const top = state.pending.at(-1);
  if (state.winner !== null) return nobody;
  if (top === undefined) return acting(only(state.turn));
  switch (top.kind) {
    case "nope":
      return answering(yetToAnswer(state.seats, top.nopes.at(-1) ?? top.play.seat, top.passed));
    case "clairvoyance":
      return awaited(top.kind)(yetToAnswer(state.seats, top.seat, top.passed));
    case "give":
      return awaited(top.kind)(
        setWhere(state.seats, (_, seat) => top.gifts.some(({ from, card }) => from === seat && card === null)),
      );
    case "save":
    case "insert":
    case "pick":
    case "take":
    case "stop":
    case "keep":
    case "lay":
    case "stay":
      return awaited(top.kind)(only(top.seat));
    default:
      return assertNever(top);
  }
}
