import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { fail, ok, type Result } from "../../../shared/core/result.ts";
import { invitationMs, maxOpenInvitations } from "../../../shared/net/friends.ts";
import type { Player, Profile } from "../../../shared/net/protocol.ts";
import type { Database } from "../../storage/database.ts";
import { invitationStates } from "../../storage/invitation-states.ts";
import { blocksAround } from "../blocks/rows.ts";
import { mayInvite, settingsOf } from "../friends/friend-settings.ts";
import { areFriends } from "../friends/friendships.ts";
import { lastGameOf } from "../friends/recent-players.ts";
import { accountsAmong } from "../profiles/people.ts";
import { calledIn } from "../profiles/visibility.ts";

type Db = Kysely<Database>;
export type InvitationRow = Database["invitations"];

/** `not-invitable`: neither a friend nor a recent player, or their setting does not allow it. */
export type NotInvited = "not-oneself" | "own-block" | "not-invitable" | "too-many-requests";

const open = (db: Db, now: number) => db.selectFrom("invitations").selectAll().where("endsAt", ">", now);

/**
 * Stores an invitation. It takes the same steps whether or not the receiver has blocked the sender, so that neither the
 * answer nor its time reveals a block. Must be called with the lock `friends`.
 * @returns null if the same invitation is already open.
 */
export async function saveInvitation(
  db: Db,
  from: Player,
  { toId, code }: Pick<InvitationRow, "toId" | "code">,
  now: number,
): Promise<Result<InvitationRow | null, NotInvited>> {
  const { id: fromId, name, avatar } = from;
  if (fromId === toId) return fail("not-oneself");
  if ((await blocksAround(db, fromId)).blocked.has(toId)) return fail("own-block");
  const isFriend = await areFriends(db, fromId, toId);
  const hasMet = (await lastGameOf(db, fromId, toId, now)) !== null;
  if (!(isFriend || hasMet) || !mayInvite(await settingsOf(db, toId), isFriend)) return fail("not-invitable");
  const sent = await open(db, now).where("fromId", "=", fromId).execute();
  if (sent.some((row) => row.toId === toId && row.code === code)) return ok(null);
  if (sent.length >= maxOpenInvitations) return fail("too-many-requests");
  const row = {
    ...{ id: randomUUID(), fromId, toId, name, avatar, code, at: now, endsAt: now + invitationMs },
    declined: invitationStates.open,
  };
  await db
    .insertInto("invitations")
    .values(row)
    .onConflict((conflict) => conflict.columns(["fromId", "toId", "code"]).doUpdateSet(row))
    .execute();
  return ok(row);
}

/** Returns the open invitations to a player, the newest first. Those between players apart by a block are missing. */
export async function invitationsTo(db: Db, toId: string, now: number): Promise<readonly InvitationRow[]> {
  const { blocked, blockers } = await blocksAround(db, toId);
  const rows = await open(db, now)
    .where("toId", "=", toId)
    .where("declined", "=", invitationStates.open)
    .orderBy("at", "desc")
    .execute();
  return rows.filter(({ fromId }) => !blocked.has(fromId) && !blockers.has(fromId));
}

/** Declines an invitation. It stays stored until its end, so that the sender cannot send it again. */
export async function declineInvitation(db: Db, toId: string, id: string): Promise<void> {
  await db
    .updateTable("invitations")
    .set({ declined: invitationStates.declined })
    .where("id", "=", id)
    .where("toId", "=", toId)
    .execute();
}

/** Withholds an invitation that a block hides from its receiver. */
export async function withholdInvitation(db: Db, { id }: InvitationRow): Promise<void> {
  await db.updateTable("invitations").set({ declined: invitationStates.withheld }).where("id", "=", id).execute();
}

/** Sender of an invitation as its receiver sees them. */
export interface InvitationSender extends Profile {
  readonly id: string;
}

/** Returns the sender under the present name of an account, or the name of a guest at the time of the invitation. */
export async function senderIn(db: Db, { fromId, name, avatar }: InvitationRow): Promise<InvitationSender> {
  const account = (await accountsAmong(db, [fromId])).get(fromId);
  return { id: fromId, ...calledIn({ playerId: fromId, name, avatar }, account) };
}

/** Returns the ids of players to whom an open invitation to a place is shown. @param code of the table, or ticket of the party. */
export async function invitedTo(db: Db, code: string, now: number): Promise<readonly string[]> {
  const rows = await open(db, now).where("code", "=", code).where("declined", "=", invitationStates.open).execute();
  return [...new Set(rows.map(({ toId }) => toId))];
}
