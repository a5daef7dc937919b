import type { Kysely } from "kysely";
import type { Database } from "../../storage/database.ts";
import { advisoryLocks, lockUntilCommit } from "../../storage/postgres/advisory-locks.ts";

type Writing = Kysely<Database>;

/** Moves a guest's blocks to an account, in both directions. A block between the two or a duplicate is deleted. */
export async function mergeBlocks(db: Writing, guestId: string, playerId: string): Promise<void> {
  await lockUntilCommit(db, advisoryLocks.blocks);
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
