import type { Seat, Viewer } from "../../../shared/core/game.ts";
import type { KittensEvent } from "../../../shared/games/kittens/events.ts";
import { kittens } from "../../../shared/games/kittens/game.ts";
import type { KittensState } from "../../../shared/games/kittens/state.ts";
import type { CardId } from "../../../shared/games/kittens/titles.ts";
import type { Happening } from "../checks.ts";

/** What must stay in its place because events tell the viewer of it. */
interface Told {
  /** Hands that are told of as a whole. */
  readonly hands: Set<Seat>;
  /** Single cards in hands. */
  readonly cards: { readonly seat: Seat; readonly card: CardId }[];
  /** So many cards on top of the pile. */
  top: number;
  /** Whether the card on top is a kitten. */
  topKind: boolean;
}

/** A place where a card lies. */
interface Place {
  readonly list: CardId[];
  readonly index: number;
}

/** The same game with all cards at random that the viewer knows neither before nor after what happens. */
export function exchange(
  before: KittensState,
  viewer: Viewer,
  { events }: Happening<KittensEvent>,
  chance: () => number,
): KittensState {
  const state = kittens.clone(before);
  const told = toldBy(events, before, viewer);
  const known = viewer === "spectator" ? [] : (before.seats[viewer]?.known ?? []);
  const inPile = state.pile.flatMap((_, index) =>
    index >= told.top && !known[index] ? [{ list: state.pile, index }] : [],
  );
  const inHands = state.seats.flatMap(({ hand }, seat) =>
    seat === viewer || told.hands.has(seat) ? [] : freePlaces(hand, seat, told),
  );
  permute([...inHands, ...inPile.filter(({ list, index }) => list[index] !== "exploding-kitten")], chance);
  permute(
    inPile.filter(({ index }) => index > 0 || !told.topKind),
    chance,
  );
  for (const [seat, player] of state.seats.entries()) {
    if (seat !== viewer)
      player.known = player.known.map((card, index) => (card === null ? null : (state.pile[index] ?? null)));
  }
  return state;
}

function toldBy(events: readonly KittensEvent[], before: KittensState, viewer: Viewer): Told {
  const told: Told = { hands: new Set(), cards: [], top: 0, topKind: false };
  for (const event of events) note(told, event, before, viewer);
  return told;
}

function note(told: Told, event: KittensEvent, before: KittensState, viewer: Viewer): void {
  switch (event.type) {
    case "card-played":
      for (const card of event.play.cards) told.cards.push({ seat: event.play.seat, card });
      break;
    case "noped":
    case "saved":
      told.cards.push({ seat: event.seat, card: event.card });
      break;
    case "card-given":
    case "card-stolen":
      if (viewer === event.to) told.hands.add(event.from);
      else if (event.card !== null) told.cards.push({ seat: event.from, card: event.card });
      break;
    case "named-card-given":
    case "named-card-missing":
      told.hands.add(event.from);
      break;
    case "exploded":
      told.hands.add(event.seat);
      break;
    case "card-drawn":
      told.topKind = true;
      if (viewer === event.seat) told.top = 1;
      break;
    case "kitten-drawn":
      // Whether there is a save shows by what is asked next.
      told.topKind = true;
      if (before.seats[event.seat]?.hand.includes("defuse")) told.cards.push({ seat: event.seat, card: "defuse" });
      break;
    case "future-seen":
      if (viewer === event.seat) told.top = event.cards.length;
      break;
    default:
      break;
  }
}

/** The places of a hand but those of cards that are told of. */
function freePlaces(hand: CardId[], seat: Seat, told: Told): readonly Place[] {
  const kept = told.cards.filter((each) => each.seat === seat).map(({ card }) => card);
  return hand.flatMap((card, index) => {
    const place = kept.indexOf(card);
    if (place < 0) return [{ list: hand, index }];
    kept.splice(place, 1);
    return [];
  });
}

function permute(places: readonly Place[], chance: () => number): void {
  const cards = places.map(({ list, index }) => list[index]);
  for (const { list, index } of places) {
    const [card] = cards.splice(Math.floor(chance() * cards.length), 1);
    if (card !== undefined) list[index] = card;
  }
}
