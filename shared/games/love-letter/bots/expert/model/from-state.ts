import type { Seat } from "../../../../../core/game.ts";
import { unseen } from "../../../knowledge.ts";
import type { Secret } from "../../../secret.ts";
import type { LoveLetterState } from "../../../state.ts";
import { type CardId, cardIds, cardValue } from "../../../titles.ts";
import type { LoveLetterView } from "../../../view.ts";
import { type FaceDownCard, front, newRound, none, type Round, rulingOut, shownTo, undecided } from "./round.ts";

/** Common part of states and views. */
interface Source<Hidden> {
  readonly turn: Seat;
  readonly open: readonly CardId[];
  readonly pile: readonly Hidden[];
  readonly seats: readonly {
    readonly eliminated: boolean;
    readonly shielded: boolean;
    readonly hand: readonly Hidden[];
    readonly played: readonly CardId[];
  }[];
}

/** Builds the round of a state; all its cards are decided. */
export function roundOf(state: LoveLetterState): Round {
  const { setAside, pending } = state;
  const round = roundFrom(state, cardOf);
  round.spare.fill(0);
  round.aside = setAside === null ? none : cardOf(setAside);
  round.asks = pending?.kind ?? "play";
  if (pending?.kind === "insert") round.looked = cardOf(pending.looked);
  return round;
}

/** Builds the round of a view; the cards that the viewer does not know are undecided. */
export function roundSeen(view: LoveLetterView, viewer: Seat): Round {
  const { seats, setAside, pending } = view;
  const seen = (card: CardId | null): FaceDownCard => (card === null ? undecided : shownTo(cardValue(card), viewer));
  const round = roundFrom(view, (card, seat) =>
    seat === null ? seen(card) : rulingOut(shownTo(seen(card), seat), setOf(seats[seat]?.ruledOut ?? [])),
  );
  const spare = unseen(view);
  round.spare.set(cardIds.map((id) => spare[id]));
  round.aside = setAside === null ? none : seen(setAside === "face-down" ? null : setAside);
  round.asks = pending?.kind ?? "play";
  if (pending?.kind === "insert") round.looked = shownTo(seen(pending.card), pending.seat);
  return round;
}

/** @param toCard converts a card of this seat's hand, or of the draw pile if it is null. */
function roundFrom<Hidden>(
  { turn, open, pile, seats }: Source<Hidden>,
  toCard: (hidden: Hidden, seat: Seat | null) => FaceDownCard,
): Round {
  const round = newRound(seats.length, open.map(cardValue));
  round.turn = turn;
  for (const [seat, { eliminated, shielded, hand, played }] of seats.entries()) {
    const [held, drawn] = hand;
    if (eliminated) round.out |= 1 << seat;
    if (shielded) round.shielded |= 1 << seat;
    if (held !== undefined) round.held[seat] = toCard(held, seat);
    if (drawn !== undefined) round.drawn = toCard(drawn, seat);
    for (const card of played) front(round, seat, cardValue(card));
  }
  round.pile.set(pile.map((hidden) => toCard(hidden, null)).toReversed());
  round.left = pile.length;
  return round;
}

function cardOf({ card, seenBy, ruledOut }: Secret): FaceDownCard {
  const seen = seenBy.reduce<FaceDownCard>(
    (found, viewer) => (viewer === "spectator" ? found : shownTo(found, viewer)),
    cardValue(card),
  );
  return rulingOut(seen, setOf(ruledOut));
}

/** Set of values, a bit each. */
const setOf = (cards: readonly CardId[]): number => cards.reduce((set, card) => set | (1 << cardValue(card)), 0);
