import type { Kysely } from "kysely";
import { defaultFriendSettings, type FriendSettings, invitersChoices } from "../../../shared/net/friends.ts";
import type { Database } from "../../storage/database.ts";

type Db = Kysely<Database>;

/** Returns the settings of some players. Players without a row are missing. */
export async function settingsAmong(
  db: Db,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, FriendSettings>> {
  if (playerIds.length === 0) return new Map();
  const rows = await db.selectFrom("friendSettings").selectAll().where("playerId", "in", playerIds).execute();
  return new Map(rows.map((row) => [row.playerId, settingsIn(row)]));
}

export const settingsOf = async (db: Db, playerId: string): Promise<FriendSettings> =>
  (await settingsAmong(db, [playerId])).get(playerId) ?? defaultFriendSettings;

/** A value of a newer version counts as the default. */
const settingsIn = ({ invitedBy, sharesPresence }: Database["friendSettings"]): FriendSettings => ({
  invitedBy: invitersChoices.find((each) => each === invitedBy) ?? defaultFriendSettings.invitedBy,
  sharesPresence: sharesPresence === 1,
});

/** Changes some settings. The others stay, even if another request changes them at the same time. */
export async function changeSettings(
  db: Db,
  playerId: string,
  changes: Partial<FriendSettings>,
  now: number,
): Promise<void> {
  const { invitedBy, sharesPresence } = { ...defaultFriendSettings, ...changes };
  const row = { invitedBy, sharesPresence: sharesPresence ? 1 : 0, at: now };
  const changed = {
    at: now,
    ...(changes.invitedBy !== undefined && { invitedBy }),
    ...(changes.sharesPresence !== undefined && { sharesPresence: row.sharesPresence }),
  };
  await db
    .insertInto("friendSettings")
    .values({ playerId, ...row })
    .onConflict((conflict) => conflict.column("playerId").doUpdateSet(changed))
    .execute();
}

/** Whether a player's settings let another one invite them. @param isFriend whether the two are friends. */
export const mayInvite = ({ invitedBy }: FriendSettings, isFriend: boolean): boolean =>
  invitedBy === "players" || (invitedBy === "friends" && isFriend);
