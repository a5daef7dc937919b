import { type Kysely, sql } from "kysely";
import type { Database } from "../database.ts";

const dayMs = 86_400_000;
/** Retention time of chat lines, report texts and reporters. */
const saidMs = 90 * dayMs;
/** Retention time of the new guests of a watched network. */
const newGuestMs = 30 * dayMs;

/** Maximum number of rows that one statement deletes. */
const rowsAtOnce = 500;

/**
 * Deletes the personal details of old reports in batches. The reported player, time, reasons and decision stay.
 * @param now ms since 1970.
 * @param mine whether this process does it.
 */
export async function purgeReports(db: Kysely<Database>, now: number, mine = sql<boolean>`1 = 1`): Promise<void> {
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
    .where(({ or, eb }) => or([eb("number", ">", 0), eb("at", "<=", now - saidMs)]))
    .where(mine)
    .execute();
}

async function untilNoneIsLeft(some: () => ReturnType<typeof sql>, db: Kysely<Database>): Promise<void> {
  let gone = rowsAtOnce;
  while (gone >= rowsAtOnce) gone = Number((await some().execute(db)).numAffectedRows ?? 0n);
}

/**
 * Anonymises a player in reports: deletes their statements and the statements about them. A sanction in force stays
 * with its id only. It must run in a transaction.
 * @param now ms since 1970.
 */
export async function eraseInReports(db: Kysely<Database>, playerId: string, now: number): Promise<void> {
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
  await db.deleteFrom("takenNames").where("playerId", "=", playerId).execute();
}
