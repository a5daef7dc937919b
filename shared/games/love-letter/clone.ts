import type { Secret } from "./secret.ts";
import type { LoveLetterState, Question } from "./state.ts";

const cloneSecret = (hidden: Secret): Secret => ({ ...hidden });

/** A copy that shares nothing that changes. */
export function clone(state: LoveLetterState): LoveLetterState {
  return {
    ...state,
    seats: state.seats.map((seat) => ({ ...seat, hand: seat.hand.map(cloneSecret), played: [...seat.played] })),
    pile: state.pile.map(cloneSecret),
    setAside: state.setAside === null ? null : cloneSecret(state.setAside),
    pending: state.pending === null ? null : cloneQuestion(state.pending),
    random: { ...state.random },
  };
}

const cloneQuestion = (question: Question): Question =>
  question.kind === "insert" ? { ...question, looked: cloneSecret(question.looked) } : question;
