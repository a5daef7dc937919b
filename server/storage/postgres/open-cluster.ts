import type { Kysely } from "kysely";
import type { Log } from "../../runtime/log.ts";
import { CheckCounter } from "../check-counter.ts";
import type { Database } from "../database.ts";
import { IntegrityMonitor } from "../integrity-monitor.ts";
import { migrate } from "../migrations/migrations.ts";
import { SeatIndexing } from "../results/seat-indexing.ts";
import { Store } from "../store.ts";
import type { ClusterDb, ClusterTables } from "./cluster-tables.ts";
import type { MembershipFence } from "./membership-fence.ts";
import { openPostgres, readPostgres, unusableDatabase, visitPostgres } from "./postgres.ts";

export interface OpenClusterStore {
  /** Same as in `OpenDatabase`. */
  readonly db: ClusterDb;
  readonly gamesDb: ClusterDb;
  /** Connections for slow reads only. Queries of running games never wait for them. */
  readonly reading: Kysely<Database>;
  readonly watch: IntegrityMonitor;
  /** Returns the store of one node. */
  storeOf(guard: MembershipFence): Store;
  close(): Promise<void>;
}

/**
 * Options with longer timeouts than in operation, because a migration or the wait for another node's migration may take
 * long.
 */
const migrating = { query_timeout: 30_000, options: "-c idle_in_transaction_session_timeout=30000" };

async function migrateCluster(databaseUrl: string): Promise<void> {
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
export async function openClusterStore(databaseUrl: string, log: Log): Promise<OpenClusterStore> {
  const looks = new CheckCounter("the database of DATABASE_URL");
  const { db, gamesDb } = await openPostgres(databaseUrl, { checks: looks, log, writers: "cluster" });
  const watch = new IntegrityMonitor({ db: gamesDb, checks: looks, place: null });
  const reading = readPostgres(databaseUrl);
  let indexing: SeatIndexing | null = null;
  const close = async () => {
    await indexing?.stop();
    await watch.end();
    await reading.destroy();
    await gamesDb.destroy();
  };
  try {
    await migrateCluster(databaseUrl);
    indexing = new SeatIndexing(databaseUrl, log);
    await watch.check();
  } catch (error) {
    await close();
    throw unusableDatabase(databaseUrl, error);
  }
  return {
    db: db.withTables<ClusterTables>(),
    gamesDb: gamesDb.withTables<ClusterTables>(),
    reading,
    watch,
    storeOf: (guard) => new Store(gamesDb, guard),
    close,
  };
}
