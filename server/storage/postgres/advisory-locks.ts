import { type QueryExecutorProvider, sql } from "kysely";
import { isSqlite } from "../migrations/migrations.ts";

/**
 * Keys of all advisory locks that one number identifies. Nodes of the previous version take part in the same locks
 * during an update, so a key must not change. Version 0.1.0 has other keys for the last two, which nothing depends on:
 * a result is saved once in any case, and only a limit of tables may be exceeded by one while two versions run.
 */
export const advisoryLocks = {
  /** The servers that use the database. */
  servers: 5_046_711_009,
  /** The node that deletes old data. */
  retention: 5_046_711_010,
  /** Games are rated one after the other. */
  ratings: 5_046_711_011,
  /** No block is created for a guest who has just become an account. */
  blocks: 5_046_711_012,
  /** The process that builds indexes. */
  indexing: 5_046_711_013,
  /** The node that saves the result of an old game. */
  oldResults: 5_046_711_014,
  /** Tables are added one after the other, so that no limit is exceeded. */
  newTables: 5_046_711_015,
  /** Friend requests are sent and accepted one after the other. */
  friends: 5_046_711_016,
} as const;

/** Waits for a lock, and holds it until the end of the transaction. SQLite has only one transaction at a time. */
export async function lockUntilCommit(db: QueryExecutorProvider, key: number): Promise<void> {
  if (!isSqlite(db)) await sql`select pg_advisory_xact_lock(${sql.lit(key)})`.execute(db);
}

/** Query condition on Postgres: true for one node of a cluster at a time, until the end of its transaction. */
export const isOnlyHolder = (key: number) => sql<boolean>`(select pg_try_advisory_xact_lock(${sql.lit(key)}))`;
