import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";

const dayMs = 86_400_000;
/** How long lines, words and reporters are kept. */
const saidMs = 90 * dayMs;
/** How long new guests of a watched network are known. */
const newGuestMs = 30 * dayMs;

/** Rows that go in one statement. */
const rowsAtOnce = 500;

/**
 * Forgets what came with reports, some at a time; who was reported, when and why, and what was decided, stays.
 * @param now ms since 1970. @param mine whether this process does it.
 */
export async function forgetOldReports(db: Kysely<Database>, now: number, mine = sql<boolean>`1 = 1`): Promise<void> {
  const old = sql`(select id from reports where "lastAt" <= ${now - saidMs})`;
  await untilNoneIsLeft(
    () => sql`
      delete from ${sql.table("reportLines")} where ("reportId", number) in (
        select "reportId", number from ${sql.table("reportLines")} where "reportId" in ${old} limit ${sql.lit(rowsAtOnce)}
      ) and ${mine}`,
    db,
  );
  await untilNoneIsLeft(
    () => sql`
      delete from ${sql.table("reportSaid")} where ("reportId", reporter) in (
        select "reportId", reporter from ${sql.table("reportSaid")} where "reportId" in ${old} limit ${sql.lit(rowsAtOnce)}
      ) and ${mine}`,
    db,
  );
  await db.deleteFrom("watchedNetworks").where("endsAt", "<=", now).where(mine).execute();
  await db
    .deleteFrom("newGuests")
    .where("madeAt", "<=", now - newGuestMs)
    .where(mine)
    .execute();
  await db
    .deleteFrom("takenLines")
    .where("at", "<=", now - dayMs)
    .where(mine)
    .execute();
}

async function untilNoneIsLeft(some: () => ReturnType<typeof sql>, db: Kysely<Database>): Promise<void> {
  let gone = rowsAtOnce;
  while (gone >= rowsAtOnce) gone = Number((await some().execute(db)).numAffectedRows ?? 0n);
}

/**
 * What somebody said goes, and what others said of them; a sanction that still holds stays as a bare id. To be called in
 * a transaction. @param now ms since 1970.
 */
export async function forgetInReports(db: Kysely<Database>, playerId: string, now: number): Promise<void> {
  const own = db.selectFrom("reports").select("id").where("playerId", "=", playerId);
  await db.deleteFrom("reportLines").where("playerId", "=", playerId).execute();
  await db.updateTable("reportSaid").set({ words: "" }).where("reportId", "in", own).execute();
  await db.deleteFrom("reportSaid").where("reporter", "=", playerId).execute();
  await db.updateTable("reports").set({ name: "", avatar: "01", why: "" }).where("playerId", "=", playerId).execute();
  await db
    .deleteFrom("sanctions")
    .where("playerId", "=", playerId)
    .where(({ or, eb }) => or([eb("liftedAt", "is not", null), eb("endsAt", "<=", now)]))
    .execute();
  await db
    .updateTable("sanctions")
    .set({ words: "", why: "", answer: null })
    .where("playerId", "=", playerId)
    .execute();
  await db.deleteFrom("newGuests").where("playerId", "=", playerId).execute();
  await db.deleteFrom("takenNames").where("playerId", "=", playerId).execute();
}
