import { assertNever } from "../../core/errors.ts";
import type { Seat } from "../../core/game.ts";
import type { EventOf, KittensEvent } from "./events.ts";
import { kittenOf } from "./lives.ts";
import type { CardId, KittenId } from "./titles.ts";
import type { KittensView, VisibleDecision, VisibleSeat } from "./view.ts";

/** The view before the deal of the same game, with all hands empty. */
export const viewBeforeDeal = (view: KittensView): KittensView => ({
  ...view,
  seats: view.seats.map((seat) => ({ ...seat, cards: 0 })),
  hand: [],
  known: [],
  pending: [],
});

/**
 * Applies an event to a view, as far as events determine it: all cards on the table, and all hands. Decisions that
 * follow come with the view at the end of the step.
 */
export function applyEvent(view: KittensView, event: KittensEvent): KittensView {
  switch (event.type) {
    case "dealt":
      return receives(view, event.seat, event.hand);
    case "turn-began":
      return { ...view, turn: event.seat, owes: event.owes, attacked: event.attacked };
    case "card-played":
      return {
        ...discards(loses(view, event.play.seat, event.play.cards), event.play.cards),
        pending: [...view.pending, waitFor(event)],
      };
    case "noped":
      return noped(discards(loses(view, event.seat, [event.card]), [event.card]), event.seat);
    case "play-settled":
      return decided(view, "nope");
    case "card-drawn":
      return receives(drawn(view), event.seat, [event.card]);
    case "bottom-card-drawn":
      return receives(fromBottom(view), event.seat, [event.card]);
    case "kitten-drawn":
      return asks(kittenDrawn(view), { kind: "save", seat: event.seat, cause: "kitten" });
    case "bottom-kitten-drawn":
      return asks(fromBottom(view), { kind: "save", seat: event.seat, cause: "kitten" });
    case "imploding-drawn":
      return implodingDrawn(view, event);
    case "imploding-hidden":
      return { ...hidden(view, event.seat, "imploding-kitten", event.position, []), faceUp: true };
    case "imploding-surfaced":
      return { ...knowsTop(view), visibleTop: "imploding-kitten" };
    case "saved":
      return saved(decided(view, "save"), event.seat, event.card);
    case "clairvoyance-over":
      return decided(view, "clairvoyance");
    case "kitten-hidden":
      return hidden(view, event.seat, "exploding-kitten", event.position, event.watchers);
    case "exploded":
      return exploded(decided(view, "save"), event);
    case "died":
      return died(decided(view, "save"), event.seat, event.cause === "kitten");
    case "returned":
      return {
        ...withSeat(view, event.seat, (seat) => ({ ...seat, life: "living", kitten: false })),
        out: view.out.filter((seat) => seat !== event.seat),
      };
    case "future-seen":
      return event.seat === view.viewer ? learns(view, event.cards) : view;
    case "future-revealed":
      return learns(view, event.cards);
    case "alter-began":
      return asks(event.seat === view.viewer ? learns(view, event.cards) : view, {
        kind: "arrange",
        seat: event.seat,
        count: event.cards.length,
      });
    case "future-altered":
      return altered(decided(view, "arrange"), event);
    case "shuffled":
      return { ...decided(view, "stop"), known: [], visibleTop: null };
    case "shuffle-started":
      return asks({ ...view, known: [], visibleTop: null }, { kind: "stop", seat: event.stopper, by: event.seat });
    case "card-looked-at":
      return asks(event.from === "top" ? drawn(view) : fromBottom(view), {
        kind: "keep",
        seat: event.seat,
        from: event.from,
        open: false,
        card: event.card,
      });
    case "imploding-looked-at":
      return asks(event.from === "top" ? drawn(view) : fromBottom(view), {
        kind: "keep",
        seat: event.seat,
        from: event.from,
        open: true,
        card: "imploding-kitten",
      });
    case "card-kept":
      return receives(decided(view, "keep"), event.seat, [event.card]);
    case "card-put-on-top":
      return onTop(decided(view, "keep"), event.card);
    case "card-chosen":
      return chosen(view, event.seat, event.card);
    case "card-given":
    case "card-stolen":
    case "named-card-given":
      return handedOver(decided(decided(view, "give"), "pick"), event.from, event.to, event.card);
    case "card-buried":
      return { ...loses(decided(view, "give"), event.seat, [event.card]), pile: view.pile + 1 };
    case "card-taken":
      return taken(decided(view, "take"), event.seat, event.card);
    case "armageddon-laid":
      return {
        ...asks(decided(view, "lay"), {
          kind: "stay",
          seat: event.opponent,
          by: event.seat,
          before: event.before,
        }),
        godcat: "duel",
      };
    case "armageddon-revealed":
      return asks(receives({ ...decided(view, "stay"), godcat: event.godcat }, event.godcat, ["godcat"]), {
        kind: "save",
        seat: event.devilcat,
        cause: "devilcat",
      });
    case "godcat-returned":
      return { ...(isPlayed(view, event.seat) ? view : loses(view, event.seat, ["godcat"])), godcat: "playmat" };
    case "reversed":
      return { ...view, direction: event.direction };
    case "game-over":
      return { ...view, winner: event.winner, pending: [] };
    case "passed":
    case "pile-was-empty":
    case "skipped":
    case "attacked":
    case "named-card-missing":
    case "hand-was-empty":
      return view;
    default:
      return assertNever(event);
  }
}

const asks = (view: KittensView, decision: VisibleDecision): KittensView => ({
  ...view,
  pending: [...view.pending, decision],
});

/** Removes the last decision if it is of this kind. */
const decided = (view: KittensView, kind: VisibleDecision["kind"]): KittensView =>
  view.pending.at(-1)?.kind === kind ? { ...view, pending: view.pending.slice(0, -1) } : view;

/** Replaces the last decision; null removes it. */
const withLast = (view: KittensView, last: VisibleDecision | null): KittensView => ({
  ...view,
  pending: [...view.pending.slice(0, -1), ...(last === null ? [] : [last])],
});

const withSeat = (view: KittensView, seat: Seat, change: (seat: VisibleSeat) => VisibleSeat): KittensView => ({
  ...view,
  seats: view.seats.map((each, index) => (index === seat ? change(each) : each)),
});

/** @param cards null for those that the viewer may not know. */
function receives(view: KittensView, seat: Seat, cards: readonly (CardId | null)[]): KittensView {
  const grown = withSeat(view, seat, (each) => ({ ...each, cards: each.cards + cards.length }));
  const known = cards.filter((card) => card !== null);
  return seat === view.viewer ? { ...grown, hand: [...view.hand, ...known] } : grown;
}

function loses(view: KittensView, seat: Seat, cards: readonly (CardId | null)[]): KittensView {
  const shrunk = withSeat(view, seat, (each) => ({ ...each, cards: each.cards - cards.length }));
  return seat === view.viewer ? { ...shrunk, hand: without(view.hand, cards) } : shrunk;
}

function without(hand: readonly CardId[], cards: readonly (CardId | null)[]): readonly CardId[] {
  const rest = [...hand];
  for (const card of cards) {
    const index = card === null ? -1 : rest.indexOf(card);
    if (index >= 0) rest.splice(index, 1);
  }
  return rest;
}

/** The Godcat does not go to the discard pile (K43). */
const discards = (view: KittensView, cards: readonly CardId[]): KittensView => ({
  ...view,
  discard: [...view.discard, ...cards.filter((card) => card !== "godcat")],
});

const drawn = (view: KittensView): KittensView => ({
  ...view,
  pile: view.pile - 1,
  known: view.known.slice(1),
  visibleTop: null,
});

/** A kitten that was looked at first has already left the draw pile (K39, K54). */
const kittenDrawn = (view: KittensView): KittensView =>
  view.pending.at(-1)?.kind === "keep" ? decided(view, "keep") : drawn(view);

const fromBottom = (view: KittensView): KittensView => ({
  ...view,
  pile: view.pile - 1,
  known: view.known.slice(0, view.pile - 1),
  visibleTop: view.pile > 1 ? view.visibleTop : null,
});

/** Face down it must be put back next; face up it kills, as the next event says (K72, K73). */
function implodingDrawn(view: KittensView, { seat, from, faceUp }: EventOf<"imploding-drawn">): KittensView {
  const gone = { ...(from === "bottom" ? fromBottom(view) : kittenDrawn(view)), faceUp: false };
  return faceUp ? gone : asks(gone, { kind: "insert", seat, card: "imploding-kitten", kittens: 1, watchers: [] });
}

const knowsTop = (view: KittensView): KittensView => ({
  ...view,
  known: view.viewer === "spectator" ? [] : ["imploding-kitten", ...view.known.slice(1)],
});

/** The player knows the new order; the others know these cards no longer (K80). */
function altered(view: KittensView, { count, order }: EventOf<"future-altered">): KittensView {
  const { known } = view;
  const top = order?.map((place) => known[place] ?? null) ?? known.slice(0, count).map(() => null);
  return { ...view, known: [...top, ...known.slice(count)], visibleTop: null };
}

function onTop(view: KittensView, card: CardId | null): KittensView {
  const known = card !== null || view.known.length > 0 ? [card, ...view.known] : view.known;
  return { ...view, pile: view.pile + 1, known, visibleTop: null };
}

const learns = (view: KittensView, cards: readonly (CardId | null)[]): KittensView => ({
  ...view,
  known: [...cards, ...view.known.slice(cards.length)],
});

const waitFor = ({ play }: EventOf<"card-played">): VisibleDecision => ({
  kind: "nope",
  play,
  nopes: [],
  nopeOnTop: false,
  entitled: [],
  passed: false,
});

function noped(view: KittensView, seat: Seat): KittensView {
  const top = view.pending.at(-1);
  return top?.kind === "nope" ? withLast(view, { ...top, nopes: [...top.nopes, seat], nopeOnTop: true }) : view;
}

/** A Godcat that saves has already returned to the playmat. */
function saved(view: KittensView, seat: Seat, card: CardId): KittensView {
  return card === "godcat" ? view : discards(loses(view, seat, [card]), [card]);
}

/** Players who see the position keep their knowledge of the draw pile; the others lose it (K10, K50). */
function hidden(
  view: KittensView,
  seat: Seat,
  card: KittenId,
  position: number | null,
  watchers: readonly Seat[],
): KittensView {
  const top = view.pending.at(-1);
  const left = top?.kind === "insert" && top.kittens > 1 ? { ...top, kittens: top.kittens - 1 } : null;
  const sees = [seat, ...watchers].some((each) => each === view.viewer);
  const known = sees && position !== null ? knownWith(view.known, card, position) : [];
  return { ...(top?.kind === "insert" ? withLast(view, left) : view), pile: view.pile + 1, known, visibleTop: null };
}

function knownWith(known: KittensView["known"], card: KittenId, position: number): KittensView["known"] {
  const above = Array.from({ length: position }, (_, index) => known[index] ?? null);
  return [...above, card, ...known.slice(position)];
}

function exploded(view: KittensView, { seat, hand, cause }: EventOf<"exploded">): KittensView {
  const gone = withSeat(view, seat, () => ({ life: "exploded", kitten: false, cards: 0 }));
  const kitten = kittenOf[cause];
  return {
    ...gone,
    ...(seat === view.viewer && { hand: [], known: [] }),
    discard: [...view.discard, ...hand, ...(kitten === null ? [] : [kitten])],
    out: [...view.out, seat],
    imploded: cause === "implosion" ? seat : view.imploded,
  };
}

const died = (view: KittensView, seat: Seat, kitten: boolean): KittensView => ({
  ...withSeat(view, seat, (each) => ({ ...each, life: "dead", kitten })),
  out: [...view.out, seat],
});

/** Records a choice; the decision ends once all givers have chosen. */
function chosen(view: KittensView, seat: Seat, card: CardId | null): KittensView {
  const top = view.pending.at(-1);
  if (top?.kind !== "give") return view;
  const gifts = top.gifts.map((gift) => (gift.from === seat ? { ...gift, chosen: true } : gift));
  if (gifts.every((gift) => gift.chosen)) return withLast(view, null);
  return withLast(view, { ...top, gifts, own: seat === view.viewer ? card : top.own });
}

function handedOver(view: KittensView, from: Seat, to: Seat, card: CardId | null): KittensView {
  const moved = receives(loses(view, from, [card]), to, [card]);
  return card === "godcat" ? { ...moved, godcat: to } : moved;
}

function taken(view: KittensView, seat: Seat, card: CardId): KittensView {
  const index = view.discard.lastIndexOf(card);
  return receives({ ...view, discard: view.discard.toSpliced(index, 1) }, seat, [card]);
}

/** Whether a seat's Godcat is part of the pending play: it left the hand with that play. */
function isPlayed({ pending }: KittensView, seat: Seat): boolean {
  const top = pending.at(-1);
  return top?.kind === "nope" && top.play.seat === seat && top.play.cards.includes("godcat");
}
