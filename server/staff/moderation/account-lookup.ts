import type { Kysely } from "kysely";
import type { PersonView } from "../../../shared/net/moderation.ts";
import { isAccount } from "../../people/accounts/account-id.ts";
import { accountsAmong } from "../../people/profiles/people.ts";
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

export const personIn = ({ playerId, name, avatar }: Reported): PersonView => ({
  ...{ id: playerId, name, avatar },
  guest: !isAccount(playerId),
});

/**
 * Returns reported players as moderators see them: accounts under their present name, guests under the reported one.
 */
export async function viewsOf(db: Db, reported: readonly Reported[]): Promise<ReadonlyMap<string, PersonView>> {
  const accounts = await accountsAmong(
    db,
    reported.map(({ playerId }) => playerId),
  );
  return new Map([...reported, ...accounts.values()].map((row) => [row.playerId, personIn(row)]));
}
