import { assertNever } from "../../core/errors.ts";
import type { Seat, Viewer } from "../../core/game.ts";
import { memoizeByIndex } from "../../core/memoize.ts";
import type { Deck } from "./decks/deck.ts";
import { type AnyEditionId, editionOf } from "./editions/registry.ts";
import { seatsThatMayNope } from "./lives.ts";
import type {
  ClairvoyanceWait,
  Decision,
  Direction,
  Gift,
  Give,
  KeepDecision,
  KittensOptions,
  KittensState,
  Life,
  NopeWait,
  OpenDecision,
  SeatState,
  StayDecision,
} from "./state.ts";
import type { CardId } from "./titles.ts";

/** View of one viewer (K7); `legal` and `refusal` use nothing else. */
export interface KittensView {
  readonly edition: AnyEditionId;
  /** The deck, if its host composed it; public all game long (K91). */
  readonly deck: Deck | null;
  readonly options: KittensOptions;
  readonly viewer: Viewer;
  readonly seats: readonly VisibleSeat[];
  readonly turn: Seat;
  readonly owes: number;
  readonly attacked: boolean;
  readonly direction: Direction;
  /** Whether the Imploding Kitten was drawn: from then on it lies face up wherever it is in the draw pile (K72, K74). */
  readonly faceUp: boolean;
  /** The top card of the draw pile if it lies face up (K74). */
  readonly visibleTop: "imploding-kitten" | null;
  /** Cards in the draw pile. */
  readonly pile: number;
  /** Newest last. */
  readonly discard: readonly CardId[];
  readonly pending: readonly VisibleDecision[];
  readonly out: readonly Seat[];
  /** The seat that is out by an implosion (K73). */
  readonly imploded: Seat | null;
  readonly winner: Seat | null;
  /** The seat that holds it, or its place; null in editions without one. */
  readonly godcat: Seat | "playmat" | "duel" | null;
  /** The viewer's own cards; empty for a spectator. */
  readonly hand: readonly CardId[];
  /** The viewer's knowledge of the draw pile, from the top; null for an unknown card. */
  readonly known: readonly (CardId | null)[];
}

export interface VisibleSeat {
  readonly life: Life;
  readonly kitten: boolean;
  readonly cards: number;
}

export type VisibleDecision =
  | VisibleNopeWait
  | VisibleClairvoyanceWait
  | VisibleGive
  | VisibleStay
  | VisibleKeep
  | OpenDecision;

/** A Nope wait as seen from one seat: passes of other players are hidden. */
export interface VisibleNopeWait extends Omit<NopeWait, "passed" | "nopedAt"> {
  /** Whether a Nope of this wait is the top card of the discard pile (K57). */
  readonly nopeOnTop: boolean;
  /** Seats that may respond, whether or not they have passed, in seat order. */
  readonly entitled: readonly Seat[];
  /** Whether the viewer has passed. */
  readonly passed: boolean;
}

export interface VisibleClairvoyanceWait extends Omit<ClairvoyanceWait, "passed"> {
  readonly entitled: readonly Seat[];
  readonly passed: boolean;
}

export interface VisibleGive extends Omit<Give, "gifts"> {
  readonly gifts: readonly VisibleGift[];
  /** The card that the viewer has chosen to give. */
  readonly own: CardId | null;
}

/** A gift: all viewers see whether it is chosen, but only the giver sees the card. */
export interface VisibleGift extends Gift {
  readonly chosen: boolean;
}

export interface VisibleStay extends Omit<StayDecision, "before"> {
  readonly before: StayDecision["before"] | null;
}

export interface VisibleKeep extends Omit<KeepDecision, "card"> {
  readonly card: CardId | null;
}

const none: readonly never[] = [];

export function viewOf(state: KittensState, viewer: Viewer): KittensView {
  const seat = viewer === "spectator" ? undefined : state.seats[viewer];
  return {
    edition: state.edition,
    deck: state.deck,
    options: state.options,
    viewer,
    seats: state.seats.map(visibleSeat),
    turn: state.turn,
    owes: state.owes,
    attacked: state.attacked,
    direction: state.direction,
    faceUp: state.faceUp,
    visibleTop: visibleTopOf(state),
    pile: state.pile.length,
    discard: state.discard,
    pending: visiblePending(state, viewer),
    out: state.out,
    imploded: state.imploded,
    winner: state.winner,
    godcat: whereGodcatIs(state),
    hand: seat?.hand ?? none,
    known: seat?.known ?? none,
  };
}

/** The Imploding Kitten if it lies face up on top (K74), and is not being shuffled (K75). */
export const visibleTopOf = ({
  pile,
  faceUp,
  pending,
}: Pick<KittensState, "pile" | "faceUp" | "pending">): KittensView["visibleTop"] =>
  faceUp && pile[0] === "imploding-kitten" && pending.at(-1)?.kind !== "stop" ? pile[0] : null;

/** Equal seats share one object, because there are few different ones. */
const looks = (life: Life, kitten: boolean) => memoizeByIndex((cards): VisibleSeat => ({ life, kitten, cards }));
const living = looks("living", false);
const exploded = looks("exploded", false);
const deadByKitten = looks("dead", true);
const deadByDevilcat = looks("dead", false);

function visibleSeat({ life, kitten, hand }: SeatState): VisibleSeat {
  if (life === "living") return living(hand.length);
  if (life === "exploded") return exploded(hand.length);
  return kitten ? deadByKitten(hand.length) : deadByDevilcat(hand.length);
}

const visiblePending = (state: KittensState, viewer: Viewer): readonly VisibleDecision[] =>
  state.pending.length === 0 ? none : state.pending.map((decision) => visible(decision, state, viewer));

function whereGodcatIs(state: KittensState): KittensView["godcat"] {
  if (!editionOf(state).playmat) return null;
  for (let seat = 0; seat < state.seats.length; seat += 1) if (state.seats[seat]?.hand.includes("godcat")) return seat;
  const top = state.pending.at(-1)?.kind;
  return top === "lay" || top === "stay" ? "duel" : "playmat";
}

/** The givers who have yet to choose, in seat order. */
export const stillChoosing = ({ gifts }: Pick<VisibleGive, "gifts">): readonly Seat[] =>
  gifts.filter(({ chosen }) => !chosen).map(({ from }) => from);

/** A new kind of decision does not compile until it is handled here. */
function visible(decision: Decision, state: KittensState, viewer: Viewer): VisibleDecision {
  switch (decision.kind) {
    case "nope": {
      const { kind, play, nopes, nopedAt } = decision;
      const last = nopes.at(-1) ?? play.seat;
      const nopeOnTop = nopedAt === state.discard.length;
      return {
        kind,
        play,
        nopes,
        nopeOnTop,
        entitled: seatsThatMayNope(state.seats, last),
        passed: hasPassed(decision, viewer),
      };
    }
    case "clairvoyance": {
      const { kind, seat } = decision;
      return { kind, seat, entitled: seatsThatMayNope(state.seats, seat), passed: hasPassed(decision, viewer) };
    }
    case "give": {
      const { kind, by, gifts } = decision;
      return {
        kind,
        by,
        gifts: gifts.map(({ from, to, card }) => ({ from, to, chosen: card !== null })),
        own: gifts.find(({ from }) => from === viewer)?.card ?? null,
      };
    }
    case "stay": {
      const { kind, seat, by, before } = decision;
      return { kind, seat, by, before: viewer === by ? before : null };
    }
    case "keep": {
      const { kind, seat, from, open, card } = decision;
      return { kind, seat, from, open, card: open || viewer === seat ? card : null };
    }
    case "save":
    case "insert":
    case "pick":
    case "take":
    case "stop":
    case "lay":
    case "arrange":
      return decision;
    default:
      return assertNever(decision);
  }
}

const hasPassed = ({ passed }: NopeWait | ClairvoyanceWait, viewer: Viewer): boolean =>
  viewer !== "spectator" && passed.includes(viewer);
