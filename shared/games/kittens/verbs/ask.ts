import type { Decision } from "../state.ts";
import type { Table } from "../table.ts";

/** From now on the game waits for this, before anything that waited already. */
export function ask(table: Table, decision: Decision): void {
  table.state.pending.push(decision);
}

/** What was asked last has its answer. */
export function answered(table: Table): void {
  table.state.pending.pop();
}
