import type { Kysely } from "kysely";
import type { PersonView } from "../../../shared/net/moderation.ts";
import type { Database } from "../../storage/database.ts";

type Db = Kysely<Database>;
type Reported = Pick<Database["reports"], "playerId" | "name" | "avatar">;

/** Returns the latest report of a player; null if there is none. */
export async function lastReportOf(db: Db, playerId: string): Promise<Reported | null> {
  const row = await db
    .selectFrom("reports")
    .select(["playerId", "name", "avatar"])
    .where("playerId", "=", playerId)
    .orderBy("lastAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Returns reported players as moderators see them: accounts under their present name, guests under the reported one.
 */
export async function viewsOf(db: Db, reported: readonly Reported[]): Promise<ReadonlyMap<string, PersonView>> {
  if (reported.length === 0) return new Map();
  const ids = [...new Set(reported.map(({ playerId }) => playerId))];
  const accounts = await db
    .selectFrom("accounts")
    .select(["playerId", "name", "avatar"])
    .where("playerId", "in", ids)
    .execute();
  const views = [...reported, ...accounts].map(({ playerId, name, avatar }): [string, PersonView] => [
    playerId,
    { id: playerId, name, avatar, guest: !playerId.startsWith("a-") },
  ]);
  return new Map(views);
}

/** Returns the present names of accounts, by id; erased accounts are missing. */
export async function namesOf(db: Db, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const all = [...new Set(ids.filter((id) => id !== null))];
  if (all.length === 0) return new Map();
  const rows = await db.selectFrom("accounts").select(["playerId", "name"]).where("playerId", "in", all).execute();
  return new Map(rows.map(({ playerId, name }) => [playerId, name]));
}
