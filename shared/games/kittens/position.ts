import type { Seat } from "../../core/game.ts";
import { newRandomState } from "../../core/rng.ts";
import type { Deck } from "./decks/deck.ts";
import { type AnyEditionId, editionOf } from "./editions/registry.ts";
import { showTop } from "./effects/pile.ts";
import type { Direction, KittensOptions, KittensState, SeatState } from "./state.ts";
import type { CardId } from "./titles.ts";

/** A game state composed by hand; a real game need not be able to reach it. */
export interface Position {
  readonly edition: AnyEditionId;
  /** The deck of a host; absent or null in the other editions. */
  readonly deck?: Deck | null;
  readonly options: KittensOptions;
  readonly turn: Seat;
  /** Turns owed by the player on turn, the current one included (K14). */
  readonly turns: number;
  /** Whether these turns come from an attack (K15). */
  readonly attacked: boolean;
  /** Clockwise if absent (K78). */
  readonly direction?: Direction;
  /** Whether the Imploding Kitten in the draw pile lies face up; false if absent (K72). */
  readonly faceUp?: boolean;
  /** One for each seat. */
  readonly hands: readonly (readonly CardId[])[];
  /** Top first, like the discard pile. */
  readonly drawPile: readonly CardId[];
  readonly discardPile: readonly CardId[];
  /** In order of elimination. */
  readonly exploded: readonly Seat[];
  /** With a kitten in front of them (K46). */
  readonly dead?: readonly Seat[];
  readonly deadByDevilcat?: readonly Seat[];
}

/**
 * Builds the state of a game at this position, with the player on turn about to act.
 *
 * @param seed any text; the source of all the game's randomness.
 */
export function stateAt(position: Position, seed: string): KittensState {
  const seats = position.hands.map((hand, seat) => seatAt(position, seat, hand));
  const living = seats.flatMap(({ life }, seat) => (life === "living" ? [seat] : []));
  const [winner] = living;
  const state: KittensState = {
    edition: position.edition,
    deck: position.deck ?? null,
    options: position.options,
    seats,
    turn: position.turn,
    owes: position.turns,
    attacked: position.attacked,
    direction: position.direction ?? "clockwise",
    faceUp: position.faceUp ?? false,
    pile: [...position.drawPile],
    discard: position.discardPile.toReversed(),
    pending: [],
    out: [...position.exploded, ...(position.dead ?? []), ...(position.deadByDevilcat ?? [])],
    imploded: implodedAt(position),
    winner: living.length === 1 && winner !== undefined ? winner : null,
    random: newRandomState(seed),
  };
  showTop({ state, events: [] }, true);
  return state;
}

/** Where there are Dead, only an implosion is for good (K83). */
const implodedAt = ({ edition, deck = null, exploded }: Position): Seat | null =>
  (editionOf({ edition, deck }).undead ? exploded[0] : undefined) ?? null;

function seatAt(
  { exploded, dead = [], deadByDevilcat = [] }: Position,
  seat: Seat,
  hand: readonly CardId[],
): SeatState {
  const isDead = dead.includes(seat) || deadByDevilcat.includes(seat);
  return {
    life: exploded.includes(seat) ? "exploded" : isDead ? "dead" : "living",
    kitten: dead.includes(seat),
    hand: [...hand],
    known: [],
  };
}
