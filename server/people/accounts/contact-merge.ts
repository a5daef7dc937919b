import { type Kysely, sql } from "kysely";
import type { Database } from "../../storage/database.ts";

type Writing = Kysely<Database>;

/**
 * Moves a guest's settings to an account that has none, and ends friendships that the guest's blocks forbid. Must be
 * called after the blocks have moved. Guests have no friends and no friend requests.
 */
export async function mergeContacts(db: Writing, guestId: string, playerId: string, now: number): Promise<void> {
  const own = await db.selectFrom("friendSettings").where("playerId", "=", playerId).select("at").executeTakeFirst();
  if (own) await db.deleteFrom("friendSettings").where("playerId", "=", guestId).execute();
  else await db.updateTable("friendSettings").set({ playerId }).where("playerId", "=", guestId).execute();
  for (const side of ["fromId", "toId"] as const)
    await db.deleteFrom("invitations").where(side, "=", guestId).execute();
  const blocked = sql`(select "blockedId" from blocks where "blockerId" = ${playerId}
    union select "blockerId" from blocks where "blockedId" = ${playerId})`;
  await db
    .updateTable("friendships")
    .set({ endedAt: now })
    .where("endedAt", "is", null)
    .where(sql<boolean>`((one = ${playerId} and other in ${blocked}) or (other = ${playerId} and one in ${blocked}))`)
    .execute();
}
