import { sql } from "kysely";
import type { MembershipFence } from "../../server/storage/postgres/membership-fence.ts";
import { type OpenClusterStore, openClusterStore } from "../../server/storage/postgres/open-cluster.ts";
import type { NewDatabases } from "./postgres.ts";

/** Node of a cluster as its database row. */
export interface NodeRow extends MembershipFence {
  /** Number of writes that were rejected because the cluster had replaced this node. */
  readonly refusals: () => number;
}

/** Opens a new, empty cluster database. */
export const newClusterStore = async (postgres: NewDatabases): Promise<OpenClusterStore> =>
  openClusterStore(await postgres.newDatabase(), { info() {}, error() {} });

/** Deletes all data of the cluster. */
export async function emptyDatabase({ db }: Pick<OpenClusterStore, "db">): Promise<void> {
  await sql`truncate nodes, tables, "deviceTickets", pauses cascade`.execute(db);
}

export async function newNode({ db }: Pick<OpenClusterStore, "db">, name: string): Promise<NodeRow> {
  const row = { name, url: `http://127.0.0.1/at/${name}`, version: "test" };
  const { id } = await db.insertInto("nodes").values(row).returning("id").executeTakeFirstOrThrow();
  let refusals = 0;
  const refused = () => {
    refusals += 1;
  };
  return { id, refused, refusals: () => refusals };
}

/** Declares a node dead. */
export async function evictNode({ db }: Pick<OpenClusterStore, "db">, { id }: NodeRow): Promise<void> {
  await db.deleteFrom("nodes").where("id", "=", id).execute();
}
