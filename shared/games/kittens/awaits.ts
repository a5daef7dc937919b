import { assertNever } from "../../core/errors.ts";
import type { Awaited, Seat } from "../../core/game.ts";
import { remember } from "../../core/remember.ts";
import { seatsWhere } from "../../core/seats.ts";
import { yetToAnswer } from "./entitled.ts";
import type { Decision, KittensState } from "./state.ts";

export type AwaitedKind = Decision["kind"] | "act";

/** For each kind of decision and list of seats, of which there are few: made once and shared. */
const awaitedOf = remember((kind: AwaitedKind) =>
  remember((seats: readonly Seat[]): readonly Awaited<AwaitedKind>[] => seats.map((seat) => ({ seat, kind }))),
);
const awaitedOne = remember((kind: AwaitedKind) =>
  remember((seat: Seat): readonly Awaited<AwaitedKind>[] => [{ seat, kind }]),
);
const nobody: readonly Awaited<AwaitedKind>[] = [];

/** Whom the game waits for, in seat order; in a wait, those who have not passed. */
export function awaits(state: KittensState): readonly Awaited<AwaitedKind>[] {
  const top = state.pending.at(-1);
  if (state.winner !== null) return nobody;
  if (top === undefined) return awaitedOne("act")(state.turn);
  switch (top.kind) {
    case "nope":
      return awaitedOf(top.kind)(yetToAnswer(state.seats, top.nopes.at(-1) ?? top.play.seat, top.passed));
    case "clairvoyance":
      return awaitedOf(top.kind)(yetToAnswer(state.seats, top.seat, top.passed));
    case "give":
      return awaitedOf(top.kind)(
        seatsWhere(state.seats, (_, seat) => top.gifts.some(({ from, card }) => from === seat && card === null)),
      );
    case "save":
    case "insert":
    case "pick":
    case "take":
    case "stop":
    case "keep":
    case "lay":
    case "stay":
      return awaitedOne(top.kind)(top.seat);
    default:
      return assertNever(top);
  }
}
