import { sql } from "kysely";
import type { Guard } from "../../server/store/guard.ts";
import { type OpenHouse, openHouse } from "../../server/store/open-house.ts";
import type { NewDatabases } from "./postgres.ts";

/** Node of a cluster as its database row. */
export interface NodeRow extends Guard {
  /** Number of writes that were rejected because the cluster had replaced this node. */
  readonly refusals: () => number;
}

/** Opens a new, empty cluster database. */
export const newHouse = async (postgres: NewDatabases): Promise<OpenHouse> =>
  openHouse(await postgres.newDatabase(), { info() {}, error() {} });

/** Deletes all data of the cluster. */
export async function empty({ db }: Pick<OpenHouse, "db">): Promise<void> {
  await sql`truncate nodes, tables, "deviceTickets", pauses cascade`.execute(db);
}

export async function newNode({ db }: Pick<OpenHouse, "db">, name: string): Promise<NodeRow> {
  const row = { name, url: `http://127.0.0.1/at/${name}`, version: "test" };
  const { id } = await db.insertInto("nodes").values(row).returning("id").executeTakeFirstOrThrow();
  let refusals = 0;
  const refused = () => {
    refusals += 1;
  };
  return { id, refused, refusals: () => refusals };
}

/** Declares a node dead. */
export async function bury({ db }: Pick<OpenHouse, "db">, { id }: NodeRow): Promise<void> {
  await db.deleteFrom("nodes").where("id", "=", id).execute();
}
