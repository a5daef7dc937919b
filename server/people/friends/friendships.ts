import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../storage/database.ts";

type Db = Kysely<Database>;

/** A friendship as one of the two sees it. */
export interface FriendshipRow {
  readonly id: string;
  readonly friendId: string;
  /** ms since 1970. */
  readonly at: number;
}

interface FriendOf extends Pick<FriendshipRow, "id" | "friendId"> {
  readonly playerId: string;
}

/** Returns two players in the order in which a row has them. */
const pairOf = (player: string, friend: string) =>
  player < friend ? { one: player, other: friend } : { one: friend, other: player };

/** Returns the friendship of two players; undefined if they are not friends. */
export function friendshipBetween(
  db: Db,
  player: string,
  friend: string,
): Promise<Pick<FriendshipRow, "id"> | undefined> {
  const { one, other } = pairOf(player, friend);
  return db
    .selectFrom("friendships")
    .select("id")
    .where("one", "=", one)
    .where("other", "=", other)
    .where("endedAt", "is", null)
    .executeTakeFirst();
}

export const areFriends = async (db: Db, player: string, friend: string): Promise<boolean> =>
  (await friendshipBetween(db, player, friend)) !== undefined;

/** Returns the friendships of a player. */
export async function friendshipsOf(db: Db, playerId: string): Promise<readonly FriendshipRow[]> {
  const { rows } = await sql<FriendshipRow>`
    select id, other as "friendId", at from friendships where one = ${playerId} and "endedAt" is null
    union all
    select id, one as "friendId", at from friendships where other = ${playerId} and "endedAt" is null`.execute(db);
  return rows;
}

/** Returns the friendships of at least one player, once for each of these players. */
export async function friendshipsAmong(db: Db, playerIds: readonly string[]): Promise<readonly FriendOf[]> {
  const ids = sql.join(playerIds);
  const { rows } = await sql<FriendOf>`
    select id, one as "playerId", other as "friendId" from friendships where one in (${ids}) and "endedAt" is null
    union all
    select id, other as "playerId", one as "friendId" from friendships where other in (${ids}) and "endedAt" is null`.execute(
    db,
  );
  return rows;
}

/** Makes two players friends, unless they are. Must be called with the lock `friends`. */
export async function befriend(db: Db, player: string, friend: string, now: number): Promise<void> {
  if (await areFriends(db, player, friend)) return;
  await db
    .insertInto("friendships")
    .values({ id: randomUUID(), ...pairOf(player, friend), at: now, endedAt: null })
    .execute();
}

/**
 * Ends a friendship. The row stays for a day, so that a game between the two that has begun stays unrated.
 * @returns the former friend; null if the player has no such friendship.
 */
export async function endFriendship(db: Db, playerId: string, id: string, now: number): Promise<string | null> {
  const ended = await db
    .updateTable("friendships")
    .set({ endedAt: now })
    .where("id", "=", id)
    .where("endedAt", "is", null)
    .where(({ or, eb }) => or([eb("one", "=", playerId), eb("other", "=", playerId)]))
    .returning(["one", "other"])
    .executeTakeFirst();
  if (!ended) return null;
  return ended.one === playerId ? ended.other : ended.one;
}
