import type { Seat } from "../../core/game.ts";
import { newRandomState } from "../../core/rng.ts";
import { type Secret, secret, showTo } from "./secret.ts";
import type { LoveLetterState, SeatState } from "./state.ts";
import type { CardId } from "./titles.ts";

/** A game state composed by hand; a real game need not be able to reach it. Lists by player are in seat order. */
export interface Position {
  /** This player has drawn and holds two cards. */
  readonly turn: Seat;
  readonly hands: readonly (readonly CardId[])[];
  /** Top first. */
  readonly drawPile: readonly CardId[];
  readonly setAside: CardId | null;
  readonly open: readonly CardId[];
  /** Oldest first. */
  readonly played: readonly (readonly CardId[])[];
  readonly shielded: readonly Seat[];
  readonly eliminated: readonly Seat[];
  readonly tokens: readonly number[];
}

/**
 * Builds the state of a game at this position, with the player on turn about to play. Each player knows only their own
 * hand.
 *
 * @param seed any text; the source of all the game's randomness.
 */
export function stateAt(position: Position, seed: string): LoveLetterState {
  return {
    seats: position.hands.map((hand, seat) => seatAt(position, seat, hand)),
    round: 1,
    turn: position.turn,
    pile: position.drawPile.map(secret),
    setAside: position.setAside === null ? null : secret(position.setAside),
    open: position.open,
    pending: null,
    last: null,
    winners: [],
    random: newRandomState(seed),
  };
}

function seatAt(position: Position, seat: Seat, hand: readonly CardId[]): SeatState {
  return {
    eliminated: position.eliminated.includes(seat),
    hand: hand.map((card) => heldBy(seat, card)),
    played: [...(position.played[seat] ?? [])],
    shielded: position.shielded.includes(seat),
    tokens: position.tokens[seat] ?? 0,
  };
}

function heldBy(seat: Seat, card: CardId): Secret {
  const held = secret(card);
  showTo(held, [seat]);
  return held;
}
