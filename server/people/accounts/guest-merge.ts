import { type Kysely, sql } from "kysely";
import type { SeatLocation } from "../../../shared/net/protocol.ts";
import type { Database } from "../../storage/database.ts";
import { noteModeration } from "../../storage/moderation-changes.ts";
import { finishedGamesOf } from "../../storage/results/finished-games.ts";
import type { SeatedPlayers } from "../identity/seated-players.ts";
import { mergeBlocks } from "./block-merge.ts";
import { mergeContacts } from "./contact-merge.ts";

/** Time after a guest's move in which the account may still take over a chair of the guest, in ms. */
const chairPassesMs = 24 * 3_600_000;

/** Maximum number of guests of one account that are looked up. */
const mostGuests = 20;

/**
 * Merges a guest into an account: all the guest's games, results, sanctions, reports, blocks and settings become the
 * account's, running games included. A guest moves once; a second move changes nothing. Must be called in a transaction.
 * The end of a game must first set the game's `endedAt` and then look up `movedGuests`. Several games must be ended in
 * the order of their ids. If a game ends at the same time, one of the two transactions then sees the other, and they
 * cannot deadlock.
 * @param now ms since 1970.
 */
export async function mergeGuest(db: Kysely<Database>, guestId: string, playerId: string, now: number): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("movedGuests")
    .values({ guestId, playerId, movedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return;
  const [guest, player] = [JSON.stringify(guestId), JSON.stringify(playerId)];
  const playersJson = sql<string>`replace("playersJson", ${guest}, ${player})`;
  const running = await db
    .selectFrom("games")
    .select("id")
    .where("endedAt", "is", null)
    .where(playersJson, "<>", sql<string>`"playersJson"`)
    .orderBy("id")
    .execute();
  for (const { id } of running) await db.updateTable("games").set({ playersJson }).where("id", "=", id).execute();
  await db.updateTable("games").set({ playersJson }).where("id", "in", finishedGamesOf(db, guestId)).execute();
  await db.updateTable("played").set({ playerId }).where("playerId", "=", guestId).execute();
  await db.updateTable("resultSeats").set({ playerId, searchName: null }).where("playerId", "=", guestId).execute();
  await moveSanctions(db, guestId, playerId);
  await moveReports(db, guestId, playerId);
  await moveStatements(db, guestId, playerId);
  await mergeBlocks(db, guestId, playerId);
  // The browser subscribes again as the account.
  await db.deleteFrom("pushSubscriptions").where("playerId", "=", guestId).execute();
  await mergeContacts(db, guestId, playerId, now);
}

/** Moves the guest's sanctions to the account. A sanction against one of the two applies to both. */
async function moveSanctions(db: Kysely<Database>, guestId: string, playerId: string): Promise<void> {
  await db.updateTable("sanctions").set({ playerId }).where("playerId", "=", guestId).execute();
  const any = await db
    .selectFrom("sanctions")
    .select("id")
    .where("playerId", "=", playerId)
    .limit(1)
    .executeTakeFirst();
  if (any) await noteModeration(db);
}

/** Moves the guest's reports to the account. If both have an open report at the same `place`, the two stay separate. */
async function moveReports(db: Kysely<Database>, guestId: string, playerId: string): Promise<void> {
  await db
    .updateTable("reports")
    .set({ playerId })
    .where("playerId", "=", guestId)
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb("decidedAt", "is not", null),
        not(
          exists(
            selectFrom("reports as own")
              .select("own.id")
              .where("own.playerId", "=", playerId)
              .whereRef("own.place", "=", "reports.place")
              .where("own.decidedAt", "is", null),
          ),
        ),
      ]),
    )
    .execute();
  await db.updateTable("reportLines").set({ playerId }).where("playerId", "=", guestId).execute();
}

/**
 * Makes the account the reporter of what the guest has reported. If both reported the same player at the same place, the
 * account's report stays, because a second one by the same reporter changes nothing.
 */
async function moveStatements(db: Kysely<Database>, guestId: string, playerId: string): Promise<void> {
  const own = db.selectFrom("reportSaid as own").select("own.reportId").where("own.reporter", "=", playerId);
  await db
    .updateTable("reportSaid")
    .set({ reporter: playerId })
    .where("reporter", "=", guestId)
    .where("reportId", "not in", own)
    .execute();
  const duplicates = db.selectFrom("reportSaid").select("reportId").where("reporter", "=", guestId);
  await db
    .updateTable("reports")
    .set(({ eb }) => ({ reporters: eb("reporters", "-", 1) }))
    .where("id", "in", duplicates)
    .execute();
  await db.deleteFrom("reportSaid").where("reporter", "=", guestId).execute();
}

/** @returns the account of each of these guests that has moved to one. */
export async function accountsOfGuests(
  db: Kysely<Database>,
  guestIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (guestIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("movedGuests")
    .select(["guestId", "playerId"])
    .where("guestId", "in", guestIds)
    .execute();
  return new Map(rows.map(({ guestId, playerId }) => [guestId, playerId]));
}

/** Returns the account that a guest has become, or else the same id. */
export const presentIdOf = async (db: Kysely<Database>, playerId: string): Promise<string> =>
  (await accountsOfGuests(db, [playerId])).get(playerId) ?? playerId;

/** Returns the guests who have recently moved to an account, the newest first. */
export async function guestsOfAccount(db: Kysely<Database>, playerId: string, now: number): Promise<readonly string[]> {
  const guests = await db
    .selectFrom("movedGuests")
    .select("guestId")
    .where("playerId", "=", playerId)
    .where("movedAt", ">", now - chairPassesMs)
    .orderBy("movedAt", "desc")
    .limit(mostGuests)
    .execute();
  return guests.map(({ guestId }) => guestId);
}

/**
 * Finds a player's seat: their own, or else that of a guest who has recently moved to their account. If both have seats
 * at different tables, the guest's seat is given up.
 */
export async function seatOf(
  db: Kysely<Database>,
  directory: Pick<SeatedPlayers, "seatOf" | "leave">,
  playerId: string,
  now: number,
): Promise<SeatLocation | null> {
  const own = await directory.seatOf(playerId);
  for (const guestId of await guestsOfAccount(db, playerId, now)) {
    const seated = await directory.seatOf(guestId);
    if (seated && !own) return seated;
    if (seated && seated.roomId !== own?.roomId) await directory.leave(guestId, seated);
  }
  return own;
}
