import type { Secret } from "../../../shared/games/love-letter/secret.ts";
import type { LoveLetterState } from "../../../shared/games/love-letter/state.ts";

/** All face-down cards, in an order that is the same for a state and its clone. */
export const secretsOf = ({ seats, pile, setAside, pending }: LoveLetterState): readonly Secret[] => [
  ...seats.flatMap(({ hand }) => hand),
  ...pile,
  ...(setAside === null ? [] : [setAside]),
  ...(pending?.kind === "insert" ? [pending.looked] : []),
];

/** Same state with each face-down card replaced. */
export function withSecrets(state: LoveLetterState, replaced: (secret: Secret) => Secret): LoveLetterState {
  const { seats, pile, setAside, pending } = state;
  return {
    ...state,
    seats: seats.map((seat) => ({ ...seat, hand: seat.hand.map(replaced) })),
    pile: pile.map(replaced),
    setAside: setAside === null ? null : replaced(setAside),
    pending: pending?.kind === "insert" ? { ...pending, looked: replaced(pending.looked) } : pending,
  };
}
