import type { Secret } from "./secret.ts";
import type { Decision, LoveLetterState } from "./state.ts";

const cloneSecret = (hidden: Secret): Secret => ({ ...hidden });

/** Returns a copy that shares no mutable data. */
export function clone(state: LoveLetterState): LoveLetterState {
  return {
    ...state,
    seats: state.seats.map((seat) => ({ ...seat, hand: seat.hand.map(cloneSecret), played: [...seat.played] })),
    pile: state.pile.map(cloneSecret),
    setAside: state.setAside === null ? null : cloneSecret(state.setAside),
    pending: state.pending === null ? null : cloneDecision(state.pending),
    random: { ...state.random },
  };
}

const cloneDecision = (decision: Decision): Decision =>
  decision.kind === "insert" ? { ...decision, looked: cloneSecret(decision.looked) } : decision;
