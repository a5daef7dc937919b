import { type QueryExecutorProvider, sql } from "kysely";
import { FencedError } from "./fenced-error.ts";

/** Identity with which a cluster node writes. */
export interface MembershipFence {
  /** Fencing token of the node. */
  readonly id: number;
  /** Called after a rejected write, because the cluster has replaced this node. */
  refused(): void;
}

/** Selects a row if the node is a member. Its lock delays a replacement of the node until the transaction ends. */
export const selectMembership = ({ id }: MembershipFence) => sql`select 1 from nodes where id = ${id} for key share`;

/**
 * Asserts the cluster membership of the node. It must be the first query of a transaction.
 * @throws `FencedError` if the node is no longer a member of its cluster.
 */
export async function assertMember(db: QueryExecutorProvider, guard: MembershipFence): Promise<void> {
  const { rows } = await selectMembership(guard).execute(db);
  if (rows.length === 0) throw fencedError(guard);
}

export function fencedError(guard: MembershipFence): FencedError {
  guard.refused();
  return new FencedError(`the cluster has replaced this node, number ${guard.id}`);
}
