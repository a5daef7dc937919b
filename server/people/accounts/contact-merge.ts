import { type Kysely, sql } from "kysely";
import type { Database } from "../../storage/database.ts";
import { advisoryLocks, lockUntilCommit } from "../../storage/postgres/advisory-locks.ts";

type Writing = Kysely<Database>;

/**
 * Moves a guest's invitations to an account, and the settings if the account has none. Ends all contact that the
 * guest's blocks forbid, as a block does. Must be called after the blocks have moved. Guests have no friends and no
 * friend requests.
 */
export async function mergeContacts(db: Writing, guestId: string, playerId: string, now: number): Promise<void> {
  await lockUntilCommit(db, advisoryLocks.friends);
  const own = await db.selectFrom("friendSettings").where("playerId", "=", playerId).select("at").executeTakeFirst();
  if (own) await db.deleteFrom("friendSettings").where("playerId", "=", guestId).execute();
  else await db.updateTable("friendSettings").set({ playerId }).where("playerId", "=", guestId).execute();
  await moveInvitations(db, guestId, playerId);
  await endForbiddenContact(db, playerId, now);
}

/** An invitation between the two or a duplicate is deleted. */
async function moveInvitations(db: Writing, guestId: string, playerId: string): Promise<void> {
  const sides = [
    { own: "fromId", other: "toId" },
    { own: "toId", other: "fromId" },
  ] as const;
  for (const { own, other } of sides) {
    await db
      .updateTable("invitations")
      .set({ [own]: playerId })
      .where(own, "=", guestId)
      .where(other, "<>", playerId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("invitations as known")
              .select("known.id")
              .where(`known.${own}`, "=", playerId)
              .whereRef(`known.${other}`, "=", `invitations.${other}`)
              .whereRef("known.code", "=", "invitations.code"),
          ),
        ),
      )
      .execute();
    await db.deleteFrom("invitations").where(own, "=", guestId).execute();
  }
}

/** Ends the friendships of an account across a block, and deletes requests and invitations by the one who blocked. */
async function endForbiddenContact(db: Writing, playerId: string, now: number): Promise<void> {
  const blocked = sql`(select "blockedId" from blocks where "blockerId" = ${playerId}
    union select "blockerId" from blocks where "blockedId" = ${playerId})`;
  await db
    .updateTable("friendships")
    .set({ endedAt: now })
    .where("endedAt", "is", null)
    .where(sql<boolean>`((one = ${playerId} and other in ${blocked}) or (other = ${playerId} and one in ${blocked}))`)
    .execute();
  const isByBlocker = sql<boolean>`(${playerId} in ("fromId", "toId")
    and exists (select 1 from blocks where "blockerId" = "fromId" and "blockedId" = "toId"))`;
  for (const table of ["friendRequests", "invitations"] as const)
    await db.deleteFrom(table).where(isByBlocker).execute();
}
