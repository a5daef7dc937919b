import type { Decision, Gift, SecretGift } from "../state.ts";
import type { Table } from "../table.ts";
import type { GivingTitle } from "../titles.ts";

/** From now on the game waits for this, before anything that waited already. */
export function ask(table: Table, decision: Decision): void {
  table.state.pending.push(decision);
}

/** Each giver is to choose a card; nobody is asked if there is nobody. */
export function askToGive(table: Table, by: GivingTitle, gifts: readonly Gift[]): void {
  const inSeatOrder = gifts
    .map(({ from, to }): SecretGift => ({ from, to, card: null }))
    .toSorted((one, other) => one.from - other.from);
  if (inSeatOrder.length > 0) ask(table, { kind: "give", by, gifts: inSeatOrder });
}

/** The last decision is made. */
export function decided(table: Table): void {
  table.state.pending.pop();
}
