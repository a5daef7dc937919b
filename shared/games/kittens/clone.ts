import { assertNever } from "../../core/errors.ts";
import type { Decision, KittensState } from "./state.ts";

/** Returns a copy that shares no mutable data. */
export function clone(state: KittensState): KittensState {
  return {
    ...state,
    seats: state.seats.map((seat) => ({ ...seat, hand: [...seat.hand], known: [...seat.known] })),
    pile: [...state.pile],
    discard: [...state.discard],
    pending: state.pending.map(cloneDecision),
    out: [...state.out],
    random: { ...state.random },
  };
}

function cloneDecision(decision: Decision): Decision {
  switch (decision.kind) {
    case "nope":
      return { ...decision, nopes: [...decision.nopes], passed: [...decision.passed] };
    case "clairvoyance":
      return { ...decision, passed: [...decision.passed] };
    case "give":
      return { ...decision, gifts: [...decision.gifts] };
    case "insert":
      return { ...decision, watchers: [...decision.watchers] };
    case "save":
    case "pick":
    case "take":
    case "stop":
    case "keep":
    case "lay":
    case "stay":
      return decision;
    default:
      return assertNever(decision);
  }
}
