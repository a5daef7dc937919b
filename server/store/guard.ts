import { type QueryExecutorProvider, sql } from "kysely";
import { Fenced } from "./fenced.ts";

/** Identity with which a cluster node writes. */
export interface Guard {
  /** Fencing token of the node. */
  readonly id: number;
  /** Called after a rejected write, because the cluster has replaced this node. */
  refused(): void;
}

/** Selects a row if the node is a member. Its lock delays a replacement of the node until the transaction ends. */
export const membershipOf = ({ id }: Guard) => sql`select 1 from nodes where id = ${id} for key share`;

/**
 * Asserts the cluster membership of the node. It must be the first query of a transaction.
 * @throws `Fenced` if the node is no longer a member of its cluster.
 */
export async function expectMember(db: QueryExecutorProvider, guard: Guard): Promise<void> {
  const { rows } = await membershipOf(guard).execute(db);
  if (rows.length === 0) throw fenced(guard);
}

export function fenced(guard: Guard): Fenced {
  guard.refused();
  return new Fenced(`the cluster has replaced this node, number ${guard.id}`);
}
