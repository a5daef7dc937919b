import type { Seat } from "../../../core/game.ts";
import { type AttackTitle, turnsAfter } from "../attacks.ts";
import type { Table } from "../table.ts";

/** The next living player, clockwise. */
export function nextLiving(table: Table, from: Seat): Seat {
  const { seats } = table.state;
  for (let step = 1; step <= seats.length; step += 1) {
    const seat = (from + step) % seats.length;
    if (seats[seat]?.life === "living") return seat;
  }
  throw new Error("nobody is alive");
}

/** Ends one of the turns that the player on turn owes (K14). */
export function endTurn(table: Table): void {
  const { state } = table;
  if (state.owes > 1) beginTurn(table, state.turn, state.owes - 1, state.attacked);
  else endAllTurns(table);
}

/** No turn is owed any more (taken, skipped, or the player died): the next living player owes 1 (K14, K18). */
export function endAllTurns(table: Table): void {
  beginTurn(table, nextLiving(table, table.state.turn), 1, false);
}

/** All the attacker's turns are over, and the target owes those that the attack causes (K15). */
export function attack(table: Table, target: Seat, title: AttackTitle): void {
  const { state } = table;
  const owes = turnsAfter(title, state);
  table.events.push({ type: "attacked", seat: state.turn, target, owes });
  beginTurn(table, target, owes, true);
}

function beginTurn(table: Table, seat: Seat, owes: number, attacked: boolean): void {
  table.state.turn = seat;
  table.state.owes = owes;
  table.state.attacked = attacked;
  table.events.push({ type: "turn-began", seat, owes, attacked });
}
