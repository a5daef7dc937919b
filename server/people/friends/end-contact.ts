import type { Kysely } from "kysely";
import type { Database } from "../../storage/database.ts";
import { invitationStates } from "../../storage/invitation-states.ts";
import { advisoryLocks, lockUntilCommit } from "../../storage/postgres/advisory-locks.ts";
import type { EndedContact } from "../blocks/blocks.ts";
import { blocksAround } from "../blocks/rows.ts";
import { deleteRequest } from "./friend-requests.ts";
import { endFriendship, friendshipBetween } from "./friendships.ts";

type Db = Kysely<Database>;

/**
 * Ends all contact from a player to one that they block: the friendship, their request and their invitations. Requests
 * of the blocked player stay and are hidden, so that these look sent. It waits for the lock `friends`, because the
 * blocked player may just be accepting a request.
 * @returns what the blocked player could see until then.
 */
export async function endContact(
  db: Db,
  blockerId: string,
  blockedId: string,
  now: number,
): Promise<readonly EndedContact[]> {
  await lockUntilCommit(db, advisoryLocks.friends);
  const friendship = await friendshipBetween(db, blockerId, blockedId);
  if (friendship) await endFriendship(db, blockerId, friendship.id, now);
  const wasAsked = await deleteRequest(db, { fromId: blockerId, toId: blockedId }, now);
  const wasInvited = await deleteInvitations(db, blockerId, blockedId, now);
  const hasBlockedToo = (await blocksAround(db, blockedId)).blocked.has(blockerId);
  return [
    ...(friendship || (wasAsked && !hasBlockedToo) ? (["friends"] as const) : []),
    ...(wasInvited && !hasBlockedToo ? (["invitations"] as const) : []),
  ];
}

/** @returns whether one of them was open and not declined. */
async function deleteInvitations(db: Db, fromId: string, toId: string, now: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom("invitations")
    .where("fromId", "=", fromId)
    .where("toId", "=", toId)
    .returning(["endsAt", "declined"])
    .execute();
  return deleted.some(({ endsAt, declined }) => endsAt > now && declined === invitationStates.open);
}
