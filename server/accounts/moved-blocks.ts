import { type Kysely, sql } from "kysely";
import type { Database } from "../store/database.ts";
import { isSqlite } from "../store/migrations.ts";

type Writing = Kysely<Database>;

/** The number that is locked while blocks change: so none is made for a guest who has just become an account. */
const blocksKey = 5_046_711_012;

/** Until the end of the transaction nobody else makes or moves blocks. */
export async function lockBlocks(db: Writing): Promise<void> {
  if (!isSqlite(db)) await sql`select pg_advisory_xact_lock(${sql.lit(blocksKey)})`.execute(db);
}

/**
 * Whom a guest blocked the account has blocked from now on, and who blocked the guest has blocked the account. Nobody
 * has blocked themselves, or somebody twice.
 */
export async function moveBlocks(db: Writing, guestId: string, playerId: string): Promise<void> {
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
