import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { fail, ok, type Result } from "../../../shared/core/result.ts";
import {
  type FriendRequest,
  friendRequestsADay,
  maxFriends,
  type RequestAnswer,
  type SentRequest,
} from "../../../shared/net/friends.ts";
import type { Database } from "../../storage/database.ts";
import { requestStates } from "../../storage/friend-request-states.ts";
import { friendRequestMs } from "../../storage/retention/purge-contacts.ts";
import { blocksAround } from "../blocks/rows.ts";
import { accountsAmong } from "../profiles/people.ts";
import { areFriends, befriend, friendshipsOf } from "./friendships.ts";
import { lastGameOf } from "./recent-players.ts";

type Db = Kysely<Database>;

const dayMs = 86_400_000;

/** `own-block`: the player has blocked the other one. `no-such-player`: also for a guest. */
export type NotRequested = "not-oneself" | "no-such-player" | "own-block" | "too-many-friends" | "too-many-requests";

interface Request {
  readonly fromId: string;
  readonly toId: string;
}

const openRequests = (db: Db, now: number) =>
  db
    .selectFrom("friendRequests")
    .where("at", ">", now - friendRequestMs)
    .where("ignored", "<", requestStates.withdrawn);

/**
 * Stores a friend request. It takes the same steps whether or not the receiver has blocked the sender, so that neither
 * the answer nor its time reveals a block. Must be called with the lock `friends`.
 */
export async function sendRequest(
  db: Db,
  { fromId, toId }: Request,
  now: number,
): Promise<Result<RequestAnswer, NotRequested>> {
  if (fromId === toId) return fail("not-oneself");
  if (!(await accountsAmong(db, [toId])).has(toId)) return fail("no-such-player");
  if ((await blocksAround(db, fromId)).blocked.has(toId)) return fail("own-block");
  if (await areFriends(db, fromId, toId)) return ok({ state: "friends" });
  if (await isFull(db, fromId)) return fail("too-many-friends");
  const theirs = await earlierRequest(db, { fromId: toId, toId: fromId }, now);
  if (theirs && theirs.ignored < requestStates.withdrawn) {
    const made = await makeFriends(db, fromId, toId, now);
    return made.ok ? ok({ state: "friends" }) : made;
  }
  const earlier = await earlierRequest(db, { fromId, toId }, now);
  if (earlier && earlier.ignored < requestStates.withdrawn) return ok({ state: "sent" });
  // The player could otherwise withdraw and ask again and again, each time with a message to the other.
  if (earlier && earlier.at > now - dayMs) return fail("too-many-requests");
  const { count } = await db
    .selectFrom("friendRequests")
    .where("fromId", "=", fromId)
    .where("at", ">", now - dayMs)
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  if (Number(count) >= friendRequestsADay) return fail("too-many-requests");
  const gameId = await lastGameOf(db, fromId, toId, now);
  const ignored = earlier?.ignored === requestStates.ignoredAndWithdrawn ? requestStates.ignored : requestStates.open;
  const row = { id: randomUUID(), fromId, toId, gameId, at: now, ignored };
  await db
    .insertInto("friendRequests")
    .values(row)
    .onConflict((conflict) => conflict.columns(["fromId", "toId"]).doUpdateSet(row))
    .execute();
  return ok({ state: "sent" });
}

/** Finds a request in any state that is not yet deleted because of its age. */
const earlierRequest = (db: Db, { fromId, toId }: Request, now: number) =>
  db
    .selectFrom("friendRequests")
    .select(["at", "ignored"])
    .where("at", ">", now - friendRequestMs)
    .where("fromId", "=", fromId)
    .where("toId", "=", toId)
    .executeTakeFirst();

/** Withdraws a request of a player. @returns the id of the player who could see it; null if there is none. */
export async function withdrawRequest(db: Db, fromId: string, requestId: string): Promise<string | null> {
  const withdrawn = await db
    .updateTable("friendRequests")
    .set(({ eb }) => ({ ignored: eb("ignored", "+", requestStates.withdrawn) }))
    .where("id", "=", requestId)
    .where("fromId", "=", fromId)
    .where("ignored", "<", requestStates.withdrawn)
    .returning(["toId", "ignored"])
    .executeTakeFirst();
  return withdrawn?.ignored === requestStates.withdrawn ? withdrawn.toId : null;
}

/** Deletes a request in any state. @returns whether its receiver could see it, if they have not blocked the sender. */
export async function deleteRequest(db: Db, { fromId, toId }: Request, now: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom("friendRequests")
    .where("fromId", "=", fromId)
    .where("toId", "=", toId)
    .returning(["at", "ignored"])
    .executeTakeFirst();
  return deleted?.ignored === requestStates.open && deleted.at > now - friendRequestMs;
}

const isFull = async (db: Db, playerId: string): Promise<boolean> =>
  (await friendshipsOf(db, playerId)).length >= maxFriends;

/** Deletes the requests of two players, except withdrawn ones, and makes the two friends. */
async function makeFriends(db: Db, one: string, other: string, now: number): Promise<Result<null, "too-many-friends">> {
  if ((await isFull(db, one)) || (await isFull(db, other))) return fail("too-many-friends");
  await db
    .deleteFrom("friendRequests")
    .where(({ or, and, eb }) =>
      or([
        and([eb("fromId", "=", one), eb("toId", "=", other)]),
        and([eb("fromId", "=", other), eb("toId", "=", one)]),
      ]),
    )
    .where("ignored", "<", requestStates.withdrawn)
    .execute();
  await befriend(db, one, other, now);
  return ok(null);
}

/**
 * Accepts a request to a player. Must be called with the lock `friends`.
 * @returns the id of the new friend.
 */
export async function acceptRequest(
  db: Db,
  toId: string,
  requestId: string,
  now: number,
): Promise<Result<string, "no-such-request" | "too-many-friends">> {
  const request = await requestTo(db, toId, requestId, now);
  if (!request) return fail("no-such-request");
  const { fromId } = request;
  const made = await makeFriends(db, fromId, toId, now);
  return made.ok ? ok(fromId) : made;
}

/** Finds an open request that its receiver can see; null if there is none. */
export async function requestTo(
  db: Db,
  toId: string,
  requestId: string,
  now: number,
): Promise<Database["friendRequests"] | null> {
  const request = await openRequests(db, now)
    .selectAll()
    .where("id", "=", requestId)
    .where("toId", "=", toId)
    .executeTakeFirst();
  if (!request) return null;
  return (await blocksAround(db, toId)).blocked.has(request.fromId) ? null : request;
}

/** Ignores a request. It stays open, so that its sender does not learn of it. */
export async function ignoreRequest(db: Db, toId: string, requestId: string): Promise<void> {
  await db
    .updateTable("friendRequests")
    .set({ ignored: requestStates.ignored })
    .where("id", "=", requestId)
    .where("toId", "=", toId)
    .where("ignored", "=", requestStates.open)
    .execute();
}

/** Returns the visible requests to a player, the newest first. @param blocked ids of all that the player has blocked. */
export async function requestsTo(
  db: Db,
  toId: string,
  blocked: ReadonlySet<string>,
  now: number,
): Promise<readonly FriendRequest[]> {
  const rows = await openRequests(db, now)
    .leftJoin("results", "results.gameId", "friendRequests.gameId")
    .innerJoin("accounts", "accounts.playerId", "friendRequests.fromId")
    .select(["friendRequests.id", "friendRequests.at", "friendRequests.fromId"])
    .select(["accounts.name", "accounts.avatar", "results.gameId", "results.edition", "results.endedAt"])
    .where("toId", "=", toId)
    .where("ignored", "=", requestStates.open)
    .orderBy("friendRequests.at", "desc")
    .orderBy("friendRequests.id")
    .execute();
  return rows.flatMap(({ id, at, fromId, name, avatar, gameId, edition, endedAt }) => {
    if (blocked.has(fromId)) return [];
    const met = gameId !== null && edition !== null && endedAt !== null ? { gameId, edition, endedAt } : null;
    return [{ id, at, name, avatar, met }];
  });
}

/** Returns the ids of players with an open request from a player. */
export async function askedBy(db: Db, fromId: string, now: number): Promise<ReadonlySet<string>> {
  const rows = await openRequests(db, now).select("toId").where("fromId", "=", fromId).execute();
  return new Set(rows.map(({ toId }) => toId));
}

/** Returns the open requests of a player, the newest first. */
export async function requestsBy(db: Db, fromId: string, now: number): Promise<readonly SentRequest[]> {
  const rows = await openRequests(db, now)
    .innerJoin("accounts", "accounts.playerId", "friendRequests.toId")
    .select(["friendRequests.id", "friendRequests.at", "accounts.name", "accounts.avatar"])
    .where("fromId", "=", fromId)
    .orderBy("friendRequests.at", "desc")
    .orderBy("friendRequests.id")
    .execute();
  return rows.map(({ id, at, name, avatar }) => ({ id, at, name, avatar }));
}
