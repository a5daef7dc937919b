import type { Kysely } from "kysely";
import { ok } from "../../../shared/core/result.ts";
import type { Database } from "../../storage/database.ts";
import { finishedGamesOf } from "../../storage/results/finished-games.ts";
import { headWithoutName } from "../../storage/retention/anonymize-game.ts";
import type { AccountsDb } from "../accounts/accounts-db.ts";

/** Number of records that are read at once. */
const recordsAtOnce = 20;

type Row = Pick<Database["games"], "id" | "recordJson" | "playersJson">;

/** Removes a player's name from the records of all games, in batches. All other data of running games stays. */
export async function anonymizeRecords(db: AccountsDb, playerId: string): Promise<void> {
  const unfinished = await db.ask((db) => unfinishedOf(db, playerId));
  await forget(db, unfinished, playerId);
  let after: string | null = "";
  while (after !== null) {
    const last: string = after;
    const some = await db.ask((db) => finishedAfter(db, playerId, last));
    await forget(db, some, playerId);
    after = some.at(-1)?.id ?? null;
  }
}

const finishedAfter = (db: Kysely<Database>, playerId: string, after: string): Promise<Row[]> =>
  db
    .selectFrom("games")
    .select(["id", "recordJson", "playersJson"])
    .where("id", "in", finishedGamesOf(db, playerId))
    .where("id", ">", after)
    .orderBy("id")
    .limit(recordsAtOnce)
    .execute();

const unfinishedOf = (db: Kysely<Database>, playerId: string): Promise<Row[]> =>
  db
    .selectFrom("games")
    .select(["id", "recordJson", "playersJson"])
    .where("endedAt", "is", null)
    .where("playersJson", "like", `%${JSON.stringify(playerId)}%`)
    .execute();

/** Removes the name from records. A record that another process has changed at the same time is read again. */
async function forget(db: AccountsDb, rows: readonly Row[], playerId: string): Promise<void> {
  for (const row of rows) {
    const recordJson = headWithoutName(row, playerId);
    if (recordJson === null) continue;
    const { id, recordJson: before } = row;
    const changed = await db.change<bigint, never>(async (db) => {
      const update = db.updateTable("games").set({ recordJson }).where("id", "=", id).where("recordJson", "=", before);
      return ok((await update.executeTakeFirst()).numUpdatedRows);
    });
    if (changed.ok && changed.value > 0n) continue;
    const again = await db.ask((db) =>
      db.selectFrom("games").select(["id", "recordJson", "playersJson"]).where("id", "=", id).execute(),
    );
    await forget(db, again, playerId);
  }
}
