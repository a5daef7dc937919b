import { assertNever } from "../../core/errors.ts";
import type { Seat, Viewer } from "../../core/game.ts";
import { memoize } from "../../core/memoize.ts";
import { isSeenBy, type Secret, seenAs } from "./secret.ts";
import type { Decision, InsertDecision, LoveLetterState, RoundResult, SeatState, StayDecision } from "./state.ts";
import type { CardId } from "./titles.ts";

/** View of one viewer (L4, L11); `legal`, `refusal` and the bots use nothing else. */
export interface LoveLetterView {
  readonly viewer: Viewer;
  readonly round: number;
  readonly turn: Seat;
  readonly seats: readonly VisibleSeat[];
  /** The draw pile, top first; null if the viewer does not know the card. */
  readonly pile: readonly (CardId | null)[];
  /** The card that lies face down, if the viewer has seen it; null once it is taken. */
  readonly setAside: CardId | "face-down" | null;
  readonly open: readonly CardId[];
  readonly pending: VisibleDecision | null;
  readonly last: RoundResult | null;
  readonly winners: readonly Seat[];
  /** The viewer's own cards, the drawn one last; empty for a spectator. */
  readonly hand: readonly CardId[];
}

interface VisibleSeat {
  readonly eliminated: boolean;
  /** Null if the viewer does not know the card. */
  readonly hand: readonly (CardId | null)[];
  /** Cards that are publicly ruled out for the one card in this hand. */
  readonly ruledOut: readonly CardId[];
  /** Oldest first. */
  readonly played: readonly CardId[];
  readonly shielded: boolean;
  readonly tokens: number;
}

export type VisibleDecision = VisibleInsert | StayDecision;

export interface VisibleInsert extends Omit<InsertDecision, "looked"> {
  /** The card that was looked at; null if the viewer does not know it. */
  readonly card: CardId | null;
}

const unknown = memoize((cards: number): readonly null[] => Array<null>(cards).fill(null));

/** Cards as a viewer knows them. A shared list of nulls covers the common case that all are unknown. */
function seenCards(cards: readonly Secret[], viewer: Viewer): readonly (CardId | null)[] {
  for (const hidden of cards) if (isSeenBy(hidden, viewer)) return eachSeen(cards, viewer);
  return unknown(cards.length);
}

const eachSeen = (cards: readonly Secret[], viewer: Viewer): readonly (CardId | null)[] =>
  cards.map((hidden) => seenAs(hidden, viewer));

export function viewOf(state: LoveLetterState, viewer: Viewer): LoveLetterView {
  const { round, turn, open, last, winners } = state;
  const own = viewer === "spectator" ? undefined : state.seats[viewer];
  return {
    viewer,
    round,
    turn,
    seats: state.seats.map((seat) => visibleSeat(seat, viewer)),
    pile: seenCards(state.pile, viewer),
    setAside: visibleAside(state.setAside, viewer),
    open,
    pending: state.pending === null ? null : visibleDecision(state.pending, viewer),
    last,
    winners,
    hand: own?.hand.map(({ card }) => card) ?? none,
  };
}

const none: readonly CardId[] = [];

function visibleSeat({ eliminated, hand, played, shielded, tokens }: SeatState, viewer: Viewer): VisibleSeat {
  return {
    eliminated,
    hand: seenCards(hand, viewer),
    ruledOut: (hand.length === 1 ? hand[0]?.ruledOut : null) ?? none,
    played,
    shielded,
    tokens,
  };
}

const visibleAside = (setAside: Secret | null, viewer: Viewer): LoveLetterView["setAside"] =>
  setAside === null ? null : (seenAs(setAside, viewer) ?? "face-down");

/** A new kind of decision does not compile until it is handled here. */
function visibleDecision(decision: Decision, viewer: Viewer): VisibleDecision {
  switch (decision.kind) {
    case "insert": {
      const { kind, seat, looked } = decision;
      return { kind, seat, card: seenAs(looked, viewer) };
    }
    case "stay":
      return decision;
    default:
      return assertNever(decision);
  }
}
