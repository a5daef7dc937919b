import type { Seat } from "../../../core/game.ts";
import type { Decision, Give } from "../state.ts";
import type { Table } from "../table.ts";

/** From now on the game waits for this, before anything that waited already. */
export function ask(table: Table, decision: Decision): void {
  table.state.pending.push(decision);
}

/** Each of them, in seat order, is to choose a card for `to`; nobody is asked if there is nobody. */
export function askToGive(table: Table, seats: readonly Seat[], to: Give["to"]): void {
  if (seats.length > 0) ask(table, { kind: "give", seats: [...seats], to, chosen: [] });
}

/** The last decision is made. */
export function decided(table: Table): void {
  table.state.pending.pop();
}
