import type { Kysely } from "kysely";
import type { Log } from "../plumbing/log.ts";
import type { Database } from "./database.ts";
import { elsewhere } from "./elsewhere.ts";
import type { Guard } from "./guard.ts";
import type { HouseDb, HouseTables } from "./house-tables.ts";
import { Looks } from "./looks.ts";
import { migrate } from "./migrations.ts";
import { openPostgres, readPostgres, unusableDatabase, visitPostgres } from "./postgres.ts";
import { SeatIndexing } from "./seat-indexing.ts";
import { Store } from "./store.ts";
import { Watch } from "./watch.ts";

export interface OpenHouse {
  readonly db: HouseDb;
  /** Connections for slow reads only. Queries of running games never wait for them. */
  readonly reading: Kysely<Database>;
  readonly watch: Watch;
  /** Returns the store of one node. */
  storeOf(guard: Guard): Store;
  close(): Promise<void>;
}

/**
 * Options with longer timeouts than in operation, because a migration or the wait for another node's migration may take
 * long.
 */
const migrating = { query_timeout: 30_000, options: "-c idle_in_transaction_session_timeout=30000" };

async function migrateHouse(databaseUrl: string): Promise<void> {
  const db = await visitPostgres(databaseUrl, migrating);
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/**
 * Opens the database of a cluster, which its other nodes may use at the same time.
 * @throws if a standalone server uses it, or it is unusable.
 */
export async function openHouse(databaseUrl: string, log: Log): Promise<OpenHouse> {
  const looks = new Looks("the database of DATABASE_URL");
  const db = await openPostgres(databaseUrl, { looks, log, writers: "house" });
  const watch = new Watch({ db, looks, place: elsewhere });
  const reading = readPostgres(databaseUrl);
  let indexing: SeatIndexing | null = null;
  const close = async () => {
    await indexing?.stop();
    await watch.end();
    await reading.destroy();
    await db.destroy();
  };
  try {
    await migrateHouse(databaseUrl);
    indexing = new SeatIndexing(databaseUrl, log);
    await watch.look();
  } catch (error) {
    await close();
    throw unusableDatabase(databaseUrl, error);
  }
  return { db: db.withTables<HouseTables>(), reading, watch, storeOf: (guard) => new Store(db, guard), close };
}
