import { type QueryExecutorProvider, sql } from "kysely";
import { Fenced } from "./fenced.ts";

/** In whose name a node of a house writes. */
export interface Guard {
  /** The node's fencing number. */
  readonly id: number;
  /** A write was refused: the house has replaced this node. */
  refused(): void;
}

/** A row if the node is a member. Whoever wants to replace it waits until the transaction is over. */
export const membershipOf = ({ id }: Guard) => sql`select 1 from nodes where id = ${id} for key share`;

/** Call it first in a transaction. @throws `Fenced` if the node is no longer a member of its house. */
export async function expectMember(db: QueryExecutorProvider, guard: Guard): Promise<void> {
  const { rows } = await membershipOf(guard).execute(db);
  if (rows.length === 0) throw fenced(guard);
}

export function fenced(guard: Guard): Fenced {
  guard.refused();
  return new Fenced(`the house has replaced this node, number ${guard.id}`);
}
