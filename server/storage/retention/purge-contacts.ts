import { type Expression, type Kysely, type SqlBool, sql } from "kysely";
import { recentDays } from "../../../shared/net/friends.ts";
import type { Database } from "../database.ts";

const dayMs = 86_400_000;
/** Retention time of friend requests, answered or not. */
export const friendRequestMs = recentDays * dayMs;
/** Retention time of an ended friendship. A game that began before its end must find it. */
const endedFriendshipMs = dayMs;
/** Retention time of a guest's settings, as long as their token. */
const guestSettingsMs = 90 * dayMs;

/**
 * Deletes expired friend requests, invitations and settings of guests, and friendships that ended long ago.
 * @param now ms since 1970.
 * @param mine whether this process does it.
 */
export async function purgeContacts(db: Kysely<Database>, now: number, mine: Expression<SqlBool>): Promise<void> {
  await db
    .deleteFrom("friendRequests")
    .where("at", "<=", now - friendRequestMs)
    .where(mine)
    .execute();
  await db
    .deleteFrom("friendships")
    .where("endedAt", "<=", now - endedFriendshipMs)
    .where(mine)
    .execute();
  await db
    .deleteFrom("friendSettings")
    .where("at", "<=", now - guestSettingsMs)
    .where(sql<boolean>`"playerId" not like 'a-%'`)
    .where(mine)
    .execute();
  await db.deleteFrom("invitations").where("endsAt", "<=", now).where(mine).execute();
}

/**
 * Deletes all friendships, requests, invitations and settings of a player. It must run in a transaction.
 */
export async function eraseContacts(db: Kysely<Database>, playerId: string): Promise<void> {
  for (const side of ["one", "other"] as const) await db.deleteFrom("friendships").where(side, "=", playerId).execute();
  for (const side of ["fromId", "toId"] as const) {
    await db.deleteFrom("friendRequests").where(side, "=", playerId).execute();
    await db.deleteFrom("invitations").where(side, "=", playerId).execute();
  }
  await db.deleteFrom("friendSettings").where("playerId", "=", playerId).execute();
}
