import { assertNever } from "../../core/errors.ts";
import type { Seat } from "../../core/game.ts";
import { copies } from "./edition.ts";
import type { EventOf, LoveLetterEvent } from "./events.ts";
import type { CardId } from "./titles.ts";
import type { LoveLetterView } from "./view.ts";

type VisibleCard = CardId | null;
type VisibleSeat = LoveLetterView["seats"][number];

const all = Object.values(copies).reduce((sum, count) => sum + count, 0);

/** The view before the deal of the same game, with all hands empty. */
export const viewBeforeDeal = (view: LoveLetterView): LoveLetterView => ({
  ...view,
  hand: [],
  seats: view.seats.map((seat) => ({ ...seat, hand: [], ruledOut: [] })),
});

/**
 * Applies an event to a view, as far as events determine it: all cards on the table, and all hands. Public deductions
 * and the next decisions come with the view at the end of the step.
 */
export function applyEvent(view: LoveLetterView, event: LoveLetterEvent): LoveLetterView {
  switch (event.type) {
    case "round-began":
      return newRound(view, event);
    case "dealt":
      return receives(drawn(view), event.seat, event.card);
    case "turn-began":
      return { ...view, turn: event.seat };
    case "shield-ended":
      return withSeat(view, event.seat, (seat) => ({ ...seat, shielded: false }));
    case "card-drawn":
      return receives(event.from === "pile" ? drawn(view) : { ...view, setAside: null }, event.seat, event.card);
    case "card-played":
      return laid(view, event.play.seat, event.play.card);
    case "eliminated": {
      const out = withSeat(view, event.seat, (seat) => ({ ...seat, eliminated: true }));
      return event.card === null ? out : laid(out, event.seat, event.card);
    }
    case "laid-down":
      return laid(view, event.seat, event.card);
    case "hands-swapped":
      return exchanged(view, event.seat, event.target, event.given, event.got);
    case "king-cat-taken":
      return exchanged(view, event.seat, event.from, event.given, "king-cat");
    case "juggled":
      return juggled(view, event.hands);
    case "set-aside-seen":
      return { ...view, setAside: event.card ?? view.setAside, pending: { kind: "stay", seat: event.seat } };
    case "set-aside-kept":
      return { ...view, pending: null };
    case "set-aside-swapped":
      return swappedAside({ ...view, pending: null }, event.seat);
    case "shielded":
      return withSeat(view, event.seat, (seat) => ({ ...seat, shielded: true }));
    case "top-seen":
      return { ...drawn(view), pending: { kind: "insert", seat: event.seat, card: event.card } };
    case "card-put-back":
      return putBack(view, event.position);
    case "round-over":
      return rewarded(view, event);
    case "game-over":
      return { ...view, winners: event.winners };
    case "compared":
    case "guessed":
    case "found-nobody":
    case "nothing-happened":
    case "pile-was-empty":
      return view;
    default:
      return assertNever(event);
  }
}

const withSeat = (view: LoveLetterView, seat: Seat, change: (seat: VisibleSeat) => VisibleSeat): LoveLetterView => ({
  ...view,
  seats: view.seats.map((each, index) => (index === seat ? change(each) : each)),
});

const newRound = (view: LoveLetterView, { round, open }: EventOf<"round-began">): LoveLetterView => ({
  ...view,
  round,
  open,
  pile: Array.from({ length: all - 1 - open.length }, () => null),
  setAside: "face-down",
  pending: null,
  hand: [],
  seats: view.seats.map(({ tokens }) => ({
    eliminated: false,
    hand: [],
    ruledOut: [],
    played: [],
    shielded: false,
    tokens,
  })),
});

const drawn = (view: LoveLetterView): LoveLetterView => ({ ...view, pile: view.pile.slice(1) });

function receives(view: LoveLetterView, seat: Seat, card: VisibleCard): LoveLetterView {
  const held = withSeat(view, seat, (each) => ({ ...each, hand: [...each.hand, card], ruledOut: [] }));
  return seat === view.viewer && card !== null ? { ...held, hand: [...view.hand, card] } : held;
}

/** Lays a card of a hand in front of its owner. */
function laid(view: LoveLetterView, seat: Seat, card: CardId): LoveLetterView {
  const shown = withSeat(view, seat, (each) => ({
    ...each,
    hand: without(each.hand, card),
    played: [...each.played, card],
  }));
  return seat === view.viewer ? { ...shown, hand: view.hand.toSpliced(view.hand.indexOf(card), 1) } : shown;
}

/** Removes this card from a hand, or a hidden card that may be it. */
function without(hand: readonly VisibleCard[], card: CardId): readonly VisibleCard[] {
  const known = hand.indexOf(card);
  return hand.toSpliced(known >= 0 ? known : hand.indexOf(null), 1);
}

/** @param ones the first player's card, `others` the second player's; null if the viewer may not know it. */
function exchanged(
  view: LoveLetterView,
  one: Seat,
  other: Seat,
  ones: VisibleCard,
  others: VisibleCard,
): LoveLetterView {
  return holding(holding(view, one, others), other, ones);
}

function holding(view: LoveLetterView, seat: Seat, card: VisibleCard): LoveLetterView {
  const held = withSeat(view, seat, (each) => ({ ...each, hand: [card], ruledOut: [] }));
  return seat === view.viewer && card !== null ? { ...held, hand: [card] } : held;
}

function juggled(view: LoveLetterView, hands: readonly Seat[]): LoveLetterView {
  const seats = view.seats.map((seat, index) => (hands.includes(index) ? { ...seat, hand: [], ruledOut: [] } : seat));
  const gone = hands.some((seat) => seat === view.viewer);
  const pile = Array.from({ length: view.pile.length + hands.length }, () => null);
  return { ...view, seats, pile, ...(gone && { hand: [] }) };
}

/** The viewer knows the card that is set aside now, if it was their own hand. */
function swappedAside(view: LoveLetterView, seat: Seat): LoveLetterView {
  const [hand = null] = view.seats[seat]?.hand ?? [];
  const taken = view.setAside === "face-down" ? null : view.setAside;
  return { ...holding(view, seat, taken), setAside: hand ?? "face-down" };
}

function putBack(view: LoveLetterView, position: number | null): LoveLetterView {
  const { pending, pile } = view;
  const card = pending?.kind === "insert" ? pending.card : null;
  const back = position === null ? [...pile.map(() => null), null] : pile.toSpliced(position, 0, card);
  return { ...view, pending: null, pile: back };
}

function rewarded(view: LoveLetterView, { result }: EventOf<"round-over">): LoveLetterView {
  const shown = (seat: Seat) => result.hands.find((hand) => hand.seat === seat)?.card;
  const seats = view.seats.map((seat, index) => {
    const card = shown(index);
    const tokens = seat.tokens + (result.winners.includes(index) ? 1 : 0);
    return { ...seat, tokens, hand: card === undefined ? seat.hand : [card] };
  });
  return { ...view, seats, last: result };
}
