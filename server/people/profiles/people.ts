import type { Kysely } from "kysely";
import type { Database } from "../../storage/database.ts";
import { searchKeyOf } from "../../storage/search-key.ts";
import { looksOfName } from "../accounts/names.ts";

export type Account = Database["accounts"];

/** Finds the account with this present name, ignoring case; null if there is none. */
export async function accountNamed(db: Kysely<Database>, name: string): Promise<Account | null> {
  const alike = await db
    .selectFrom("accounts")
    .selectAll()
    .where("playerId", "in", (nested) =>
      nested
        .selectFrom("nameLooks")
        .select("playerId")
        .where("look", "in", [...looksOfName(name)]),
    )
    .execute();
  return alike.find((account) => folded(account.name) === folded(name)) ?? null;
}

/** Returns the accounts with a present name that a search for this name finds, ignoring case, accents and width. */
export const accountsFound = (db: Kysely<Database>, name: string): Promise<Account[]> =>
  db
    .selectFrom("accounts")
    .selectAll()
    .where("searchName", "=", searchKeyOf(name))
    .orderBy("madeAt")
    .limit(maxFound)
    .execute();

/** Maximum number of accounts with games in the results of a search by name. */
const maxFound = 20;

/** Returns the accounts among some players, by id. */
export async function accountsAmong(
  db: Kysely<Database>,
  playerIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, Account>> {
  const ids = [...new Set(playerIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("accounts").selectAll().where("playerId", "in", ids).execute();
  return new Map(rows.map((account) => [account.playerId, account]));
}

const folded = (name: string): string => name.normalize("NFC").toLowerCase();
