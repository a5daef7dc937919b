import type { Seat } from "../../../core/game.ts";
import type { Table } from "../table.ts";

/** The next living player, clockwise. */
function nextLiving(table: Table, from: Seat): Seat {
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
  else beginTurn(table, nextLiving(table, state.turn), 1, false);
}

/** All the attacker's turns are over; the next living player owes `turns`, and the attacker's own if those stem from an attack (K15). */
export function attackNext(table: Table, turns: number): void {
  const { state } = table;
  const attacker = state.turn;
  const target = nextLiving(table, attacker);
  const owes = state.attacked ? state.owes + turns : turns;
  table.events.push({ type: "attacked", seat: attacker, target, owes });
  beginTurn(table, target, owes, true);
}

/** Whoever was on turn is dead, and the turns they owed with them (K18). */
export function passOnTurn(table: Table): void {
  beginTurn(table, nextLiving(table, table.state.turn), 1, false);
}

function beginTurn(table: Table, seat: Seat, owes: number, attacked: boolean): void {
  table.state.turn = seat;
  table.state.owes = owes;
  table.state.attacked = attacked;
  table.events.push({ type: "turn-began", seat, owes, attacked });
}
