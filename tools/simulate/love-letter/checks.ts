import type { LoveLetterEvent } from "../../../shared/games/love-letter/events.ts";
import type { LoveLetterState } from "../../../shared/games/love-letter/state.ts";
import type { GameChecks } from "../checks.ts";
import { exchange } from "./exchange.ts";
import { secretsOf } from "./places.ts";

export const loveLetterChecks: GameChecks<LoveLetterState, LoveLetterEvent> = {
  flaw: (state, start) => strayCard(state, start) ?? wrongHands(state) ?? wrongTale(state),
  exchange,
  viewers: ({ seats }) => [...seats.keys(), "spectator"],
};

/** Every card of the game must always be somewhere. */
function strayCard(state: LoveLetterState, start: LoveLetterState): string | null {
  const expected = cardsOf(start);
  const got = cardsOf(state);
  return got === expected ? null : `a card appeared or vanished: expected ${expected}, got ${got}`;
}

const cardsOf = (state: LoveLetterState): string =>
  [...secretsOf(state).map(({ card }) => card), ...state.seats.flatMap(({ played }) => played), ...state.open]
    .toSorted()
    .join(" ");

/** Every hand has one card, the hand of the player on turn has two, and eliminated players have none (L1, L3, L5). */
function wrongHands({ seats, turn, pending, winners }: LoveLetterState): string | null {
  if (winners.length > 0) return null;
  const expected = seats.map(({ eliminated }, seat) => (eliminated ? 0 : seat === turn && pending === null ? 2 : 1));
  const got = seats.map(({ hand }) => hand.length);
  return got.join() === expected.join() ? null : `expected hands of ${expected.join()} cards, got ${got.join()}`;
}

/** No card may be one that public knowledge rules out. */
function wrongTale(state: LoveLetterState): string | null {
  const wrong = secretsOf(state).find(({ card, ruledOut }) => ruledOut.includes(card));
  return wrong === undefined ? null : `a ${wrong.card} is ruled out at its own position`;
}
