import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";

/** Invalidates all caches of moderators' decisions. It must run in the transaction of the change. */
export async function noteModeration(db: Kysely<Database>): Promise<void> {
  await db.updateTable("moderationChanges").set({ count: sql<number>`count + 1` }).execute();
}

/** Returns the change counter, which differs after each change. */
export async function moderationChanges(db: Kysely<Database>): Promise<number> {
  const { count } = await db.selectFrom("moderationChanges").select("count").executeTakeFirstOrThrow();
  return Number(count);
}
