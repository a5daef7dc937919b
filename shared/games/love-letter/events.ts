import { assertNever } from "../../core/errors.ts";
import type { Seat, Viewer } from "../../core/game.ts";
import type { LoveLetterState, Play, RoundResult } from "./state.ts";
import type { CardId } from "./titles.ts";

/**
 * Events of a game. A card is null if the viewer may not know it. The comments name the fields that only some viewers
 * may know; `redact` below enforces it.
 */
export type LoveLetterEvent =
  /** All cards are shuffled again; `open` lie face up, with two players (L1). */
  | { readonly type: "round-began"; readonly round: number; readonly open: readonly CardId[] }
  /** The seat's own card, at the start of a round and after a juggle. */
  | { readonly type: "dealt"; readonly seat: Seat; readonly card: CardId | null }
  | { readonly type: "turn-began"; readonly seat: Seat }
  | { readonly type: "shield-ended"; readonly seat: Seat }
  /** The card comes from the set-aside card only if the draw pile is empty (L17). */
  | {
      readonly type: "card-drawn";
      readonly seat: Seat;
      readonly from: "pile" | "set-aside";
      readonly card: CardId | null;
    }
  | { readonly type: "card-played"; readonly play: Play }
  /** No player could be chosen: the card has no effect (L10). */
  | { readonly type: "found-nobody"; readonly seat: Seat }
  /** Public: target, guess and result (L21). */
  | {
      readonly type: "guessed";
      readonly seat: Seat;
      readonly target: Seat;
      readonly guess: CardId;
      readonly right: boolean;
    }
  /**
   * The two players see both cards, `seat`'s first. All viewers see the player with the lower card, null if they are
   * equal (L19).
   */
  | {
      readonly type: "compared";
      readonly seat: Seat;
      readonly target: Seat;
      readonly cards: readonly [CardId, CardId] | null;
      readonly lower: Seat | null;
    }
  /** `card`: the hand, now face up; null if there was none left (L5). */
  | {
      readonly type: "eliminated";
      readonly seat: Seat;
      readonly cause: "guess" | "comparison" | "king-cat";
      readonly card: CardId | null;
    }
  /** `given` was `seat`'s; only the two players see both cards (L14). */
  | {
      readonly type: "hands-swapped";
      readonly seat: Seat;
      readonly target: Seat;
      readonly given: CardId | null;
      readonly got: CardId | null;
    }
  /**
   * All viewers see that hands were swapped and which seat has the King Cat now. The two players see the card given for
   * it (L13).
   */
  | { readonly type: "king-cat-taken"; readonly seat: Seat; readonly from: Seat; readonly given: CardId | null }
  /** The reason is secret (L13). */
  | { readonly type: "nothing-happened"; readonly seat: Seat }
  /** The hands of these seats went into the draw pile; each of them is dealt a card next (L15). */
  | { readonly type: "juggled"; readonly seat: Seat; readonly hands: readonly Seat[] }
  | { readonly type: "set-aside-seen"; readonly seat: Seat; readonly card: CardId | null }
  | { readonly type: "set-aside-kept"; readonly seat: Seat }
  | { readonly type: "set-aside-swapped"; readonly seat: Seat }
  /** A Snake Sorcerer made the seat lay down its hand (L17). */
  | { readonly type: "laid-down"; readonly seat: Seat; readonly card: CardId }
  | { readonly type: "shielded"; readonly seat: Seat }
  | { readonly type: "top-seen"; readonly seat: Seat; readonly card: CardId | null }
  /** `position`: number of cards above it. */
  | { readonly type: "card-put-back"; readonly seat: Seat; readonly position: number | null }
  /** There was no card to look at (L20). */
  | { readonly type: "pile-was-empty"; readonly seat: Seat }
  | { readonly type: "round-over"; readonly result: RoundResult }
  | { readonly type: "game-over"; readonly winners: readonly Seat[] };

export type EventOf<Type extends LoveLetterEvent["type"]> = Extract<LoveLetterEvent, { readonly type: Type }>;

/** The event as a viewer may see it. A new event type does not compile until it is decided here. */
export function redact(event: LoveLetterEvent, viewer: Viewer): LoveLetterEvent {
  switch (event.type) {
    case "dealt":
    case "card-drawn":
    case "set-aside-seen":
    case "top-seen":
      return event.seat === viewer ? event : { ...event, card: null };
    case "card-put-back":
      return event.seat === viewer ? event : { ...event, position: null };
    case "compared":
      return event.seat === viewer || event.target === viewer ? event : { ...event, cards: null };
    case "hands-swapped":
      return event.seat === viewer || event.target === viewer ? event : { ...event, given: null, got: null };
    case "king-cat-taken":
      return event.seat === viewer || event.from === viewer ? event : { ...event, given: null };
    case "round-began":
    case "turn-began":
    case "shield-ended":
    case "card-played":
    case "found-nobody":
    case "guessed":
    case "eliminated":
    case "nothing-happened":
    case "juggled":
    case "set-aside-kept":
    case "set-aside-swapped":
    case "laid-down":
    case "shielded":
    case "pile-was-empty":
    case "round-over":
    case "game-over":
      return event;
    default:
      return assertNever(event);
  }
}

/**
 * Working data of a step: the state that it changes, and the events that describe the changes. Only verbs change
 * either.
 */
export interface StepContext {
  readonly state: LoveLetterState;
  readonly events: LoveLetterEvent[];
}
