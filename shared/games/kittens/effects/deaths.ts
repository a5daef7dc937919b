import type { Seat } from "../../../core/game.ts";
import { shuffle } from "../../../core/rng.ts";
import { editionOf } from "../editions/registry.ts";
import type { StepContext } from "../events.ts";
import { kittenOf } from "../lives.ts";
import type { Cause, Danger } from "../state.ts";
import { discard, seatOf } from "./cards.ts";
import { endAllTurns, endTurn } from "./turns.ts";

/**
 * Eliminates a player who has no save or declines it, or who implodes. That ends one turn of the player on turn (K11,
 * K18, K42, K46). An implosion is for good, also where there are Dead (K83).
 */
export function die(table: StepContext, seat: Seat, cause: Cause): void {
  const { state } = table;
  if (cause !== "implosion" && editionOf(state).undead) joinTheDead(table, seat, cause);
  else explode(table, seat, cause);
  if (cause === "implosion") state.imploded = seat;
  state.out.push(seat);
  if (endGame(table)) return;
  if (state.turn === seat) endAllTurns(table);
  else endTurn(table);
}

/**
 * Puts the hand, in random order, and the kitten on the discard pile, the kitten on top; the player is out. A Godcat
 * goes to the playmat (K11, K44, K73).
 */
function explode(table: StepContext, seat: Seat, cause: Cause): void {
  const player = seatOf(table, seat);
  if (player.hand.includes("godcat")) discard(table, seat, "godcat");
  const hand = player.hand.splice(0);
  shuffle(hand, table.state.random);
  table.state.discard.push(...hand);
  const kitten = kittenOf[cause];
  if (kitten !== null) table.state.discard.push(kitten);
  player.life = "exploded";
  player.known = [];
  table.events.push({ type: "exploded", seat, hand, cause });
}

/** Leaves the kitten face up in front of the player, who keeps their hand except for the Godcat (K44, K46). */
function joinTheDead(table: StepContext, seat: Seat, cause: Danger): void {
  const player = seatOf(table, seat);
  player.life = "dead";
  player.kitten = cause === "kitten";
  table.events.push({ type: "died", seat, cause });
  if (player.hand.includes("godcat")) discard(table, seat, "godcat");
}

/**
 * Returns one of the Dead to life (K47).
 *
 * @returns whether a kitten lay in front of them; it must be put back.
 */
export function bringBack(table: StepContext, seat: Seat, by: Seat): boolean {
  const player = seatOf(table, seat);
  const { kitten } = player;
  player.life = "living";
  player.kitten = false;
  table.state.out.splice(table.state.out.indexOf(seat), 1);
  table.events.push({ type: "returned", seat, by });
  return kitten;
}

/** Ends the game if one living player is left, even while decisions wait (K12, K58). */
function endGame(table: StepContext): boolean {
  const { state } = table;
  const living = state.seats.flatMap(({ life }, seat) => (life === "living" ? [seat] : []));
  const [winner] = living;
  if (living.length > 1 || winner === undefined) return false;
  state.winner = winner;
  state.pending.length = 0;
  table.events.push({ type: "game-over", winner });
  return true;
}
