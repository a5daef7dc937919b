import { assertNever } from "../../../../../core/errors.ts";
import type { Secret } from "../../../secret.ts";
import type { LoveLetterState } from "../../../state.ts";
import { type CardId, cardValue } from "../../../titles.ts";
import { type Card, none, rulingOut, shownTo } from "./card.ts";
import { front, newRound, type Round } from "./round.ts";

/** Builds the round of a state; all its cards are decided. */
export function roundOf(state: LoveLetterState): Round {
  const { seats, pile, setAside, pending, turn, open } = state;
  const round = newRound(seats.length, open.map(cardValue));
  round.turn = turn;
  round.spare.fill(0);
  for (const [seat, { eliminated, shielded, hand, played }] of seats.entries()) {
    const [held, drawn] = hand;
    if (eliminated) round.out |= 1 << seat;
    if (shielded) round.shielded |= 1 << seat;
    round.held[seat] = cardOf(held);
    if (drawn !== undefined) round.drawn = cardOf(drawn);
    for (const card of played) front(round, seat, cardValue(card));
  }
  round.pile.set(pile.map(cardOf).toReversed());
  round.left = pile.length;
  round.aside = cardOf(setAside ?? undefined);
  if (pending === null) return round;
  switch (pending.kind) {
    case "insert":
      round.asks = "insert";
      round.looked = cardOf(pending.looked);
      return round;
    case "stay":
      round.asks = "stay";
      return round;
    default:
      return assertNever(pending);
  }
}

function cardOf(secret: Secret | undefined): Card {
  if (secret === undefined) return none;
  const { card, seenBy, ruledOut } = secret;
  const seen = seenBy.reduce<Card>(
    (found, who) => (who === "spectator" ? found : shownTo(found, who)),
    cardValue(card),
  );
  return rulingOut(seen, setOf(ruledOut));
}

/** Set of values, a bit each. */
export const setOf = (cards: readonly CardId[]): number => cards.reduce((set, card) => set | (1 << cardValue(card)), 0);
