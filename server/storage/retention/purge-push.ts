import { type Expression, type Kysely, type SqlBool, sql } from "kysely";
import type { Database } from "../database.ts";
import { pushLifeMs } from "./push-life.ts";

/**
 * Deletes subscriptions that no browser renews, and those of ended sessions.
 * @param now ms since 1970.
 * @param mine whether this process does it.
 */
export async function purgePush(db: Kysely<Database>, now: number, mine: Expression<SqlBool>): Promise<void> {
  await db
    .deleteFrom("pushSubscriptions")
    .where("renewedAt", "<=", now - pushLifeMs)
    .where(mine)
    .execute();
  await db
    .deleteFrom("pushSubscriptions")
    .where(sql<boolean>`session is not null and session not in (select hash from sessions)`)
    .where(mine)
    .execute();
}

/** Deletes the subscriptions of ended sessions. */
export async function endSubscriptions(db: Kysely<Database>, sessions: readonly string[]): Promise<void> {
  if (sessions.length > 0) await db.deleteFrom("pushSubscriptions").where("session", "in", sessions).execute();
}
