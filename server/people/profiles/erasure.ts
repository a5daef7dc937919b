import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { ok } from "../../../shared/core/result.ts";
import type { Log } from "../../runtime/log.ts";
import { RepeatedTask } from "../../runtime/repeated-task.ts";
import type { Timers } from "../../runtime/timers.ts";
import type { Database } from "../../storage/database.ts";
import { noteModeration } from "../../storage/moderation-changes.ts";
import type { ErasedList } from "../../storage/retention/erased-list.ts";
import { eraseContacts } from "../../storage/retention/purge-contacts.ts";
import { eraseInReports } from "../../storage/retention/purge-reports.ts";
import { lockAccountRow } from "../accounts/account-lock.ts";
import type { AccountsDb } from "../accounts/accounts-db.ts";
import type { EndedSessions } from "../accounts/ended-sessions.ts";
import { freeGivenUpNames } from "../accounts/given-up-names.ts";
import { endAll } from "../accounts/sessions.ts";
import { anonymizeRecords } from "./anonymize-records.ts";

const everyMs = 3_600_000;

/** Time in which a name that reappears, for example with a running game, is removed again. */
const watchedMs = 24 * everyMs;

/** Number of seats that lose their names in one statement. */
const seatsAtOnce = 500;

interface ErasureDeps {
  readonly db: AccountsDb;
  /** Written first, so that a restored older backup can be purged of the listed players again. */
  readonly list: Pick<ErasedList, "add">;
  readonly ended: Pick<EndedSessions, "publish">;
  readonly timers: Timers;
  readonly log: Log;
}

/**
 * Erases players on request. The account is erased at once in one transaction. Names in results and records follow in
 * batches. After an interruption this or another process continues at its start or within an hour. Erasing a player
 * again changes nothing.
 */
export class Erasure extends RepeatedTask {
  readonly #deps: ErasureDeps;

  constructor(deps: ErasureDeps) {
    super(deps.timers, everyMs);
    this.#deps = deps;
  }

  /**
   * Erases a player, with the former guests of an account. @param playerId id of an account or guest.
   * @throws `UnavailableError` if the list or the database cannot be written.
   */
  async erase(playerId: string): Promise<void> {
    const { db, list, ended, timers } = this.#deps;
    const askedAt = timers.date();
    const ids = [playerId, ...(await db.ask((db) => guestsOf(db, playerId)))];
    await db.ask(() => list.add(ids, askedAt));
    const sessions = await db.change<readonly string[], never>(async (db) => {
      await db
        .insertInto("erasures")
        .values(ids.map((playerId) => ({ playerId, askedAt })))
        .onConflict((conflict) => conflict.column("playerId").doUpdateSet({ askedAt }))
        .execute();
      const ending = await endAll(db, playerId);
      for (const id of ids) await forgetAccount(db, id, askedAt);
      return ok(ending);
    });
    if (sessions.ok) ended.publish(sessions.value);
    for (const id of ids) await this.#forgetNames(id);
  }

  /** Processes all stored requests for erasure. */
  async resume(): Promise<void> {
    const { db, timers } = this.#deps;
    const now = timers.date();
    const asked = await db.ask((db) => db.selectFrom("erasures").selectAll().execute());
    for (const { playerId, askedAt } of asked) {
      await db.change(async (db) => ok(await forgetAccount(db, playerId, timers.date())));
      await this.#forgetNames(playerId);
      if (now - askedAt < watchedMs) continue;
      const done = (db: Kysely<Database>) =>
        db.deleteFrom("erasures").where("playerId", "=", playerId).where("askedAt", "=", askedAt).execute();
      await db.change(async (db) => ok(await done(db)));
    }
  }

  /** Continues interrupted erasures. */
  protected override async run(): Promise<void> {
    try {
      await this.resume();
    } catch (error) {
      this.#deps.log.error({ event: "erasure-delayed", err: error }, "failed to erase players, will retry");
    }
  }

  async #forgetNames(playerId: string): Promise<void> {
    const { db } = this.#deps;
    let changed: bigint;
    do {
      const result = await db.change<bigint, never>(async (db) => ok(await forgetNameInResults(db, playerId)));
      changed = result.ok ? result.value : 0n;
    } while (changed > 0n);
    await anonymizeRecords(db, playerId);
  }
}

/**
 * Returns the former guests of an account. An older backup has names under these ids, and a few rows never move to the
 * account, such as the hashes of removed names.
 */
async function guestsOf(db: Kysely<Database>, playerId: string): Promise<readonly string[]> {
  const moved = db.selectFrom("movedGuests").select("guestId").where("playerId", "=", playerId);
  return (await moved.execute()).map(({ guestId }) => guestId);
}

/** Erases all data except results and records. Names in finished games stay taken, but belong to no account. */
async function forgetAccount(db: Kysely<Database>, playerId: string, now: number): Promise<void> {
  // No guest may bring a sanction after the copy.
  await lockAccountRow(db, playerId);
  await eraseInReports(db, playerId, now);
  await copySanctionsToGuests(db, playerId);
  for (const table of [
    "accounts",
    "passkeys",
    "providerLinks",
    "recoveryCodes",
    "sessions",
    "ratings",
    "weeks",
    "movedGuests",
    "pushSubscriptions",
    "staff",
  ] as const)
    await db.deleteFrom(table).where("playerId", "=", playerId).execute();
  await db.deleteFrom("challenges").where("playerId", "=", playerId).execute();
  for (const side of ["blockerId", "blockedId"] as const)
    await db.deleteFrom("blocks").where(side, "=", playerId).execute();
  await eraseContacts(db, playerId);
  await freeGivenUpNames(db, playerId, null);
  await db.updateTable("nameLooks").set({ playerId: null }).where("playerId", "=", playerId).execute();
  await db.deleteFrom("adminNames").where("playerId", "=", playerId).execute();
  await db.updateTable("operatorLog").set({ byName: "" }).where("byId", "=", playerId).execute();
  await db.updateTable("operatorLog").set({ subject: "" }).where("subjectId", "=", playerId).execute();
  await db.updateTable("notices").set({ byName: "" }).where("byId", "=", playerId).execute();
}

/**
 * Copies the sanctions that are left to the account's former guests, whose tokens stay valid. Otherwise guests could
 * end a sanction with an account that they create and erase.
 */
async function copySanctionsToGuests(db: Kysely<Database>, playerId: string): Promise<void> {
  const sanctions = await db.selectFrom("sanctions").selectAll().where("playerId", "=", playerId).execute();
  if (sanctions.length === 0) return;
  for (const guestId of await guestsOf(db, playerId))
    for (const sanction of sanctions) {
      const id = randomBytes(12).toString("base64url");
      await db
        .insertInto("sanctions")
        .values({ ...sanction, id, playerId: guestId })
        .execute();
    }
  await noteModeration(db);
}

/** Removes names from results. @returns the number of changed seats. */
async function forgetNameInResults(db: Kysely<Database>, playerId: string): Promise<bigint> {
  const { numUpdatedRows } = await db
    .updateTable("resultSeats")
    .set({ name: "", searchName: null, muBefore: null, sigmaBefore: null, mu: null, sigma: null })
    .where(
      sql<boolean>`("gameId", seat) in (
        select "gameId", seat from ${sql.table("resultSeats")}
        where "playerId" = ${playerId} and name <> '' limit ${seatsAtOnce}
      )`,
    )
    .executeTakeFirst();
  return numUpdatedRows;
}
