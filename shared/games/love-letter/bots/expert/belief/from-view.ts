import type { Seat } from "../../../../../core/game.ts";
import { type CardId, cardValue } from "../../../titles.ts";
import type { LoveLetterView } from "../../../view.ts";
import { at, type Card, none, rulingOut, shownTo, undecided } from "../model/card.ts";
import { setOf } from "../model/from-state.ts";
import { front, newRound, type Round } from "../model/round.ts";
import { decided, held, type World } from "./world.ts";

/** Builds worlds from a view alone, as if all players had played at random. */
export function worldsOf(view: LoveLetterView, seat: Seat, dice: () => number): readonly World[] {
  const blank: readonly World[] = [{ round: roundOf(view, seat), weight: 1 }];
  return view.seats.reduce(
    (worlds, { ruledOut }, other) => (ruledOut.length === 0 ? worlds : decided(worlds, held(other), dice)),
    blank,
  );
}

function roundOf(view: LoveLetterView, viewer: Seat): Round {
  const { seats, pile, pending, setAside, turn } = view;
  const round = newRound(seats.length, view.open.map(cardValue));
  round.turn = turn;
  for (const [seat, { eliminated, shielded, hand, played, ruledOut }] of seats.entries()) {
    const [first, second] = hand;
    if (eliminated) round.out |= 1 << seat;
    if (shielded) round.shielded |= 1 << seat;
    if (first !== undefined) round.held[seat] = rulingOut(shownTo(seen(first), seat), setOf(ruledOut));
    if (second !== undefined) round.drawn = shownTo(seen(second), seat);
    for (const card of played) {
      spend(card);
      front(round, seat, cardValue(card));
    }
  }
  round.pile.set(pile.map(seen).toReversed());
  round.left = pile.length;
  round.aside = setAside === null ? none : seen(setAside === "face-down" ? null : setAside);
  round.asks = pending?.kind ?? "play";
  if (pending?.kind === "insert") round.looked = shownTo(seen(pending.card), pending.seat);
  return round;

  function seen(card: CardId | null): Card {
    if (card === null) return undecided;
    spend(card);
    return shownTo(cardValue(card), viewer);
  }

  function spend(card: CardId): void {
    round.spare[cardValue(card)] = at(round.spare, cardValue(card)) - 1;
  }
}
