import { type Kysely, sql } from "kysely";
import type { Database } from "../../storage/database.ts";
import { isSqlite } from "../../storage/migrations/migrations.ts";

type Writing = Kysely<Database>;

/**
 * Key of the lock that is held while blocks change, so that no block is created for a guest who has just become an
 * account.
 */
const blocksKey = 5_046_711_012;

/** Locks the blocks until the end of the transaction. No other transaction can create or move blocks until then. */
export async function lockBlocks(db: Writing): Promise<void> {
  if (!isSqlite(db)) await sql`select pg_advisory_xact_lock(${sql.lit(blocksKey)})`.execute(db);
}

/** Moves a guest's blocks to an account, in both directions. A block between the two or a duplicate is deleted. */
export async function mergeBlocks(db: Writing, guestId: string, playerId: string): Promise<void> {
  await lockBlocks(db);
  const sides = [
    { own: "blockerId", other: "blockedId" },
    { own: "blockedId", other: "blockerId" },
  ] as const;
  for (const { own, other } of sides) {
    const known = db.selectFrom("blocks as known").select(`known.${other}`).where(`known.${own}`, "=", playerId);
    await db
      .updateTable("blocks")
      .set({ [own]: playerId })
      .where(own, "=", guestId)
      .where(other, "<>", playerId)
      .where(other, "not in", known)
      .execute();
    await db.deleteFrom("blocks").where(own, "=", guestId).execute();
  }
}
