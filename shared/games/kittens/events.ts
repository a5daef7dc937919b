import { assertNever } from "../../core/errors.ts";
import type { Seat, Viewer } from "../../core/game.ts";
import type { Cause, Direction, KittensState, Play } from "./state.ts";
import type { CardId } from "./titles.ts";

/**
 * Events of a game. A card is null if the viewer may not know it. Cards are in order, top of the draw pile first. The
 * comments name the fields that only some viewers may know; `redact` below enforces it.
 */
export type KittensEvent =
  /** The game begins: `hand` is the seat's own. One event per seat. */
  | { readonly type: "dealt"; readonly seat: Seat; readonly hand: readonly (CardId | null)[] }
  | { readonly type: "turn-began"; readonly seat: Seat; readonly owes: number; readonly attacked: boolean }
  | { readonly type: "card-played"; readonly play: Play }
  | { readonly type: "noped"; readonly seat: Seat; readonly card: CardId }
  /** Sent only to its player (K23, K50). */
  | { readonly type: "passed"; readonly seat: Seat }
  /** The wait is over: the play is carried out unless cancelled (K24, K25). */
  | { readonly type: "play-settled"; readonly play: Play; readonly cancelled: boolean }
  | { readonly type: "card-drawn"; readonly seat: Seat; readonly card: CardId | null }
  /** Visible to all viewers at once (K9). */
  | { readonly type: "kitten-drawn"; readonly seat: Seat }
  /** The bottom card was drawn in place of the top one (K79). */
  | { readonly type: "bottom-card-drawn"; readonly seat: Seat; readonly card: CardId | null }
  /** The same, and it was an Exploding Kitten: visible to all viewers at once (K9, K79). */
  | { readonly type: "bottom-kitten-drawn"; readonly seat: Seat }
  /**
   * The Imploding Kitten was drawn and shown: face down it must be put back, face up it kills (K72, K73). `looked`: it
   * was looked at first, and has left the draw pile already (K76).
   */
  | {
      readonly type: "imploding-drawn";
      readonly seat: Seat;
      readonly from: "top" | "bottom" | "looked";
      readonly faceUp: boolean;
    }
  /** It was put back face up. Only its player sees the position (K72, K83). */
  | { readonly type: "imploding-hidden"; readonly seat: Seat; readonly position: number | null }
  /** It came to lie face up on top, where all viewers see it (K74). Always the last event of its step. */
  | { readonly type: "imploding-surfaced" }
  /** There was no card to draw or to look at (K13). */
  | { readonly type: "pile-was-empty"; readonly seat: Seat }
  /** `as`: the title that the card counted as. */
  | { readonly type: "saved"; readonly seat: Seat; readonly card: CardId; readonly as: CardId }
  /** The wait for Clairvoyance is over: the kittens are put back now (K50). */
  | { readonly type: "clairvoyance-over"; readonly seat: Seat }
  /** `watchers` see the position too (K50). */
  | {
      readonly type: "kitten-hidden";
      readonly seat: Seat;
      readonly position: number | null;
      readonly watchers: readonly Seat[];
    }
  /** The hand as it now lies in the discard pile, newest last, below the kitten that killed, if any (K11). */
  | { readonly type: "exploded"; readonly seat: Seat; readonly hand: readonly CardId[]; readonly cause: Cause }
  /** The player joined the Dead and keeps the hand (K46). */
  | { readonly type: "died"; readonly seat: Seat; readonly cause: Cause }
  | { readonly type: "returned"; readonly seat: Seat; readonly by: Seat }
  | { readonly type: "skipped"; readonly seat: Seat }
  /** The order of play turned round (K77). */
  | { readonly type: "reversed"; readonly seat: Seat; readonly direction: Direction }
  | { readonly type: "attacked"; readonly seat: Seat; readonly target: Seat; readonly owes: number }
  | { readonly type: "future-seen"; readonly seat: Seat; readonly cards: readonly (CardId | null)[] }
  | { readonly type: "future-revealed"; readonly seat: Seat; readonly cards: readonly CardId[] }
  /** The player sees the top cards, and puts them back in any order next (K80). */
  | { readonly type: "alter-began"; readonly seat: Seat; readonly cards: readonly (CardId | null)[] }
  /**
   * The cards are back, `count` of them: `order` says for each place from the top which of the cards looked at lies
   * there. Only the player knows it (K80).
   */
  | {
      readonly type: "future-altered";
      readonly seat: Seat;
      readonly count: number;
      readonly order: readonly number[] | null;
    }
  | { readonly type: "shuffle-started"; readonly seat: Seat; readonly stopper: Seat }
  | { readonly type: "shuffled"; readonly seat: Seat }
  | {
      readonly type: "card-looked-at";
      readonly seat: Seat;
      readonly from: "bottom" | "top";
      readonly card: CardId | null;
    }
  /** The same of the Imploding Kitten that all viewers saw on top (K74, K76). */
  | { readonly type: "imploding-looked-at"; readonly seat: Seat; readonly from: "bottom" | "top" }
  /** The card that was looked at went to the hand. */
  | { readonly type: "card-kept"; readonly seat: Seat; readonly card: CardId | null }
  | { readonly type: "card-put-on-top"; readonly seat: Seat; readonly card: CardId | null }
  /** The choice is made; the cards move when all have chosen. */
  | { readonly type: "card-chosen"; readonly seat: Seat; readonly card: CardId | null }
  /** Known to giver and receiver (K26). */
  | { readonly type: "card-given"; readonly from: Seat; readonly to: Seat; readonly card: CardId | null }
  /** A card moved into the draw pile, known to its giver (K53). */
  | { readonly type: "card-buried"; readonly seat: Seat; readonly card: CardId | null }
  /** Theft by a pair; known to thief and victim (K28). */
  | { readonly type: "card-stolen"; readonly from: Seat; readonly to: Seat; readonly card: CardId | null }
  /** Three of a Kind: the card is handed over or missing; all viewers learn which (K29). */
  | { readonly type: "named-card-given"; readonly from: Seat; readonly to: Seat; readonly card: CardId }
  | { readonly type: "named-card-missing"; readonly from: Seat; readonly to: Seat; readonly card: CardId }
  /** The target's hand was empty when the effect began (K27). */
  | { readonly type: "hand-was-empty"; readonly seat: Seat }
  | { readonly type: "card-taken"; readonly seat: Seat; readonly card: CardId }
  /** Two cards face down; `before` lies in front of the actor, and only the actor knows it (K40). */
  | {
      readonly type: "armageddon-laid";
      readonly seat: Seat;
      readonly opponent: Seat;
      readonly before: "godcat" | "devilcat" | null;
    }
  | {
      readonly type: "armageddon-revealed";
      readonly seat: Seat;
      readonly opponent: Seat;
      readonly swapped: boolean;
      readonly godcat: Seat;
      readonly devilcat: Seat;
    }
  /** The Godcat returned to the playmat (K43, K44). */
  | { readonly type: "godcat-returned"; readonly seat: Seat }
  | { readonly type: "game-over"; readonly winner: Seat };

export type EventOf<Type extends KittensEvent["type"]> = Extract<KittensEvent, { readonly type: Type }>;

/**
 * The event as a viewer may see it; null if it is hidden. A new event type does not compile until it is decided here.
 */
export function redact(event: KittensEvent, viewer: Viewer): KittensEvent | null {
  switch (event.type) {
    case "dealt":
      return event.seat === viewer ? event : { ...event, hand: event.hand.map(() => null) };
    case "passed":
      return event.seat === viewer ? event : null;
    case "card-drawn":
    case "bottom-card-drawn":
    case "card-looked-at":
    case "card-kept":
    case "card-put-on-top":
    case "card-chosen":
    case "card-buried":
      return event.seat === viewer ? event : { ...event, card: null };
    case "kitten-hidden":
      return event.seat === viewer || event.watchers.some((seat) => seat === viewer)
        ? event
        : { ...event, position: null };
    case "imploding-hidden":
      return event.seat === viewer ? event : { ...event, position: null };
    case "future-altered":
      return event.seat === viewer ? event : { ...event, order: null };
    case "future-seen":
    case "alter-began":
      return event.seat === viewer ? event : { ...event, cards: event.cards.map(() => null) };
    case "card-given":
    case "card-stolen":
      return event.from === viewer || event.to === viewer || event.card === "godcat" ? event : { ...event, card: null };
    case "armageddon-laid":
      return event.seat === viewer ? event : { ...event, before: null };
    case "turn-began":
    case "card-played":
    case "noped":
    case "play-settled":
    case "kitten-drawn":
    case "bottom-kitten-drawn":
    case "imploding-drawn":
    case "imploding-surfaced":
    case "imploding-looked-at":
    case "pile-was-empty":
    case "saved":
    case "exploded":
    case "died":
    case "returned":
    case "skipped":
    case "reversed":
    case "attacked":
    case "clairvoyance-over":
    case "future-revealed":
    case "shuffle-started":
    case "shuffled":
    case "named-card-given":
    case "named-card-missing":
    case "hand-was-empty":
    case "card-taken":
    case "armageddon-revealed":
    case "godcat-returned":
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
  readonly state: KittensState;
  readonly events: KittensEvent[];
}
