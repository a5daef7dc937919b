import type { Seat } from "../../../core/game.ts";
import { type AttackTitle, turnsAfter } from "../attacks.ts";
import type { StepContext } from "../events.ts";
import { livingAfter } from "../lives.ts";

/** The next living player in the direction of play (K78). */
export function nextLiving(table: StepContext, from: Seat): Seat {
  const next = livingAfter(table.state, from);
  if (next === null) throw new Error("no living player");
  return next;
}

/** Ends one of the turns that the player on turn owes (K14). */
export function endTurn(table: StepContext): void {
  const { state } = table;
  if (state.owes > 1) beginTurn(table, state.turn, state.owes - 1, state.attacked);
  else endAllTurns(table);
}

/** Ends all owed turns (taken, skipped, or the player died): the next living player owes 1 (K14, K18). */
export function endAllTurns(table: StepContext): void {
  beginTurn(table, nextLiving(table, table.state.turn), 1, false);
}

/** Turns the order of play round and ends one turn (K77). */
export function reverse(table: StepContext, seat: Seat): void {
  const { state } = table;
  state.direction = state.direction === "clockwise" ? "counterclockwise" : "clockwise";
  table.events.push({ type: "reversed", seat, direction: state.direction });
  endTurn(table);
}

/** Ends all the attacker's turns; the target owes those that the attack causes (K15). */
export function attack(table: StepContext, target: Seat, title: AttackTitle): void {
  const { state } = table;
  const owes = turnsAfter(title, state);
  table.events.push({ type: "attacked", seat: state.turn, target, owes });
  beginTurn(table, target, owes, true);
}

function beginTurn(table: StepContext, seat: Seat, owes: number, attacked: boolean): void {
  table.state.turn = seat;
  table.state.owes = owes;
  table.state.attacked = attacked;
  table.events.push({ type: "turn-began", seat, owes, attacked });
}
