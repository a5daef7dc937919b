import type { Seat, Viewer } from "../../core/game.ts";
import { entitled } from "./decisions/nope-wait.ts";
import type { EditionId } from "./editions/registry.ts";
import type { Decision, KittensOptions, KittensState, Life, Play, Question } from "./state.ts";
import type { CardId } from "./titles.ts";

/** What one viewer may see of the state (K7), and all that `legal` and `refusal` go by. */
export interface KittensView {
  readonly edition: EditionId;
  readonly options: KittensOptions;
  readonly viewer: Viewer;
  readonly seats: readonly { readonly life: Life; readonly cards: number }[];
  readonly turn: Seat;
  readonly owes: number;
  readonly attacked: boolean;
  /** Cards in the draw pile. */
  readonly pile: number;
  /** Newest last. */
  readonly discard: readonly CardId[];
  readonly pending: readonly VisibleDecision[];
  readonly out: readonly Seat[];
  readonly winner: Seat | null;
  /** The viewer's own cards; empty for a spectator. */
  readonly hand: readonly CardId[];
  /** What the viewer knows of the draw pile, from the top; null where nothing. */
  readonly known: readonly (CardId | null)[];
}

export type VisibleDecision = VisibleNopeWait | Question;

/** A Nope wait as seen from one seat: nobody learns who else has passed. */
export interface VisibleNopeWait {
  readonly kind: "nope";
  readonly play: Play;
  readonly nopes: readonly Seat[];
  /** Who may answer, whether or not they have passed, in seat order. */
  readonly entitled: readonly Seat[];
  /** Whether the viewer has passed. */
  readonly passed: boolean;
}

export function viewOf(state: KittensState, viewer: Viewer): KittensView {
  const seat = viewer === "spectator" ? undefined : state.seats[viewer];
  return {
    edition: state.edition,
    options: state.options,
    viewer,
    seats: state.seats.map(({ life, hand }) => ({ life, cards: hand.length })),
    turn: state.turn,
    owes: state.owes,
    attacked: state.attacked,
    pile: state.pile.length,
    discard: state.discard,
    pending: state.pending.map((decision) => visible(decision, state, viewer)),
    out: state.out,
    winner: state.winner,
    hand: seat?.hand ?? [],
    known: seat?.known ?? [],
  };
}

function visible(decision: Decision, state: KittensState, viewer: Viewer): VisibleDecision {
  if (decision.kind !== "nope") return decision;
  return {
    kind: "nope",
    play: decision.play,
    nopes: decision.nopes,
    entitled: entitled(decision, state.seats),
    passed: viewer !== "spectator" && decision.passed.includes(viewer),
  };
}
