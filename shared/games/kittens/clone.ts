import type { Decision, KittensState } from "./state.ts";

/** A copy that shares nothing that changes. */
export function clone(state: KittensState): KittensState {
  return {
    ...state,
    seats: state.seats.map(({ life, hand, known }) => ({ life, hand: [...hand], known: [...known] })),
    pile: [...state.pile],
    discard: [...state.discard],
    pending: state.pending.map(cloneDecision),
    out: [...state.out],
    random: { ...state.random },
  };
}

function cloneDecision(decision: Decision): Decision {
  if (decision.kind !== "nope") return decision;
  return { ...decision, nopes: [...decision.nopes], passed: [...decision.passed] };
}
