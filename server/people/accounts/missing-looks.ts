import { type Kysely, sql } from "kysely";
import { ok } from "../../../shared/core/result.ts";
import type { Log } from "../../runtime/log.ts";
import { RepeatedTask } from "../../runtime/repeated-task.ts";
import type { Timers } from "../../runtime/timers.ts";
import type { Database } from "../../storage/database.ts";
import { searchKeyOf } from "../../storage/search-key.ts";
import type { AccountsDb } from "./accounts-db.ts";
import { looksOfName } from "./names.ts";

const intervalMs = 3_600_000;

/** Maximum number of accounts in one transaction. */
const maxAccounts = 100;

interface MissingLooksDeps {
  readonly db: Pick<AccountsDb, "ask" | "change">;
  readonly timers: Timers;
  readonly log: Pick<Log, "error">;
}

/**
 * Stores name skeletons and search keys that an older version did not store. Runs at the start and every hour, because
 * a node of that version may still create accounts. If two accounts share a skeleton, both keep their names and the
 * older account gets the skeleton.
 */
export class MissingLooks extends RepeatedTask {
  readonly #deps: MissingLooksDeps;

  constructor(deps: MissingLooksDeps) {
    super(deps.timers, intervalMs);
    this.#deps = deps;
  }

  protected override async run(): Promise<void> {
    try {
      while (!this.hasStopped && (await storeMissingLooks(this.#deps.db)) === maxAccounts);
    } catch (error) {
      this.#deps.log.error({ event: "looks-delayed", err: error }, "failed to store name skeletons, will retry");
    }
  }
}

/** @returns the number of accounts with missing skeletons, which are now stored. */
async function storeMissingLooks(db: Pick<AccountsDb, "ask" | "change">): Promise<number> {
  const ids = await db.ask(accountsWithout);
  if (ids.length === 0) return 0;
  await db.change(async (trx) => {
    const accounts = await trx
      .updateTable("accounts")
      .set(({ ref }) => ({ lookedName: ref("name") }))
      .where("playerId", "in", ids)
      .returning(["playerId", "name", "madeAt"])
      .execute();
    for (const { playerId, name } of accounts)
      await trx
        .updateTable("accounts")
        .set({ searchName: searchKeyOf(name) })
        .where("playerId", "=", playerId)
        .execute();
    const oldestFirst = accounts.toSorted((one, other) => Number(one.madeAt) - Number(other.madeAt));
    const owners = new Map<string, string>();
    for (const { playerId, name } of oldestFirst)
      for (const look of looksOfName(name)) if (!owners.has(look)) owners.set(look, playerId);
    const rows = [...owners].map(([look, playerId]) => ({ look, playerId })).sort(byLook);
    if (rows.length === 0) return ok(null);
    const insert = trx.insertInto("nameLooks").values(rows);
    return ok(await insert.onConflict((conflict) => conflict.doNothing()).execute());
  });
  return ids.length;
}

/** All code that stores skeletons does so in this order, so that no two transactions wait for each other. */
const byLook = (one: { readonly look: string }, other: { readonly look: string }): number =>
  one.look < other.look ? -1 : 1;

async function accountsWithout(db: Kysely<Database>): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("accounts")
    .select("playerId")
    .where(sql<boolean>`coalesce("lookedName", '') <> name`)
    .orderBy("madeAt")
    .limit(maxAccounts)
    .execute();
  return rows.map(({ playerId }) => playerId);
}
