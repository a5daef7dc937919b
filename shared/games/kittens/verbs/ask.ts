import type { Decision, Gift, SecretGift } from "../state.ts";
import type { Table } from "../table.ts";
import type { GivingTitle } from "../titles.ts";

/** From now on the game waits for this, before anything that already waited. */
export function ask(table: Table, decision: Decision): void {
  table.state.pending.push(decision);
}

/** Asks each giver to choose a card; without givers, asks nobody. */
export function askToGive(table: Table, by: GivingTitle, gifts: readonly Gift[]): void {
  const inSeatOrder = gifts
    .map(({ from, to }): SecretGift => ({ from, to, card: null }))
    .toSorted((one, other) => one.from - other.from);
  if (inSeatOrder.length > 0) ask(table, { kind: "give", by, gifts: inSeatOrder });
}

/** The last decision has been made. */
export function decided(table: Table): void {
  table.state.pending.pop();
}
