import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Config } from "../runtime/config/config.ts";
import { createPrivateFile, restrictFolder } from "../runtime/file-permissions.ts";
import type { Log } from "../runtime/log.ts";
import { startupError } from "../runtime/startup-error.ts";
import { CheckCounter } from "./check-counter.ts";
import type { Database } from "./database.ts";
import { IntegrityMonitor, type StorageProbe } from "./integrity-monitor.ts";
import { openPostgres, readPostgres, unusableDatabase } from "./postgres/postgres.ts";
import { SeatIndexing } from "./results/seat-indexing.ts";
import { expectOurs } from "./sqlite/expect-ours.ts";
import { lockDataDir } from "./sqlite/lock-data-dir.ts";
import { openSqlite, readSqlite } from "./sqlite/sqlite.ts";
import { SqliteFiles } from "./sqlite/sqlite-files.ts";
import { Store } from "./store.ts";

export interface OpenStore {
  readonly db: Kysely<Database>;
  /** Connections for slow reads only; writes do not wait for them. */
  readonly reading: Kysely<Database>;
  readonly store: Store;
  readonly watch: IntegrityMonitor;
  /** Resolves once the database has all indexes. Missing ones only make queries slower. */
  readonly indexed: Promise<void>;
  /** Closes the database and releases its lock for another process. */
  close(): Promise<void>;
}

type Where = Pick<Config, "DATA_DIR" | "DATABASE_URL">;

/**
 * Opens all persistent storage for this process alone.
 * @throws if another server uses it, or it is unusable.
 */
export async function openStore(where: Where, log: Log): Promise<OpenStore> {
  restrictFolder(where.DATA_DIR, log);
  const lock = lockDataDir(where.DATA_DIR);
  try {
    const opened = await openDatabase(where, log);
    const { db, reading, store, watch } = await storeOn(opened, log).catch((error: unknown) => {
      throw unusableIn(where, error);
    });
    const indexing = where.DATABASE_URL === undefined ? null : new SeatIndexing(where.DATABASE_URL, log);
    const close = async () => {
      await indexing?.stop();
      await watch.end();
      await reading.destroy();
      await store.close();
      lock.release();
    };
    return { db, reading, store, watch, indexed: indexing?.done ?? Promise.resolve(), close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

const sqliteIn = (folder: string): string => join(folder, "games.sqlite");

/** @throws before any change if the database is unusable. */
async function openOurs(file: string): Promise<Kysely<Database>> {
  if (!createPrivateFile(file)) expectOurs(file);
  return openSqlite(file);
}

/** Returns an error that names the setting of a database that exists but is unusable. */
const unusableIn = ({ DATA_DIR, DATABASE_URL }: Where, cause: unknown): Error =>
  DATABASE_URL === undefined
    ? startupError(
        "DATA_DIR",
        "a folder with a sound database of Nine Lives, or without one",
        sqliteIn(DATA_DIR),
        cause,
      )
    : unusableDatabase(DATABASE_URL, cause);

interface OpenDatabase {
  readonly db: Kysely<Database>;
  readonly read: () => Promise<Kysely<Database>>;
  readonly checks: CheckCounter;
  readonly place: StorageProbe | null;
}

async function openDatabase({ DATA_DIR, DATABASE_URL }: Where, log: Log): Promise<OpenDatabase> {
  if (DATABASE_URL !== undefined) {
    const looks = new CheckCounter("the database of DATABASE_URL");
    const db = await openPostgres(DATABASE_URL, { checks: looks, log, writers: "one" });
    return { db, read: async () => readPostgres(DATABASE_URL), checks: looks, place: null };
  }
  const file = sqliteIn(DATA_DIR);
  const db = await openOurs(file).catch((error: unknown) => {
    throw unusableIn({ DATA_DIR, DATABASE_URL }, error);
  });
  return { db, read: () => readSqlite(file), checks: new CheckCounter(file), place: new SqliteFiles(file, db) };
}

async function storeOn(opened: OpenDatabase, log: Log): Promise<Omit<OpenStore, "indexed" | "close">> {
  try {
    const store = await Store.on(opened.db, log);
    const watch = new IntegrityMonitor(opened);
    await watch.check();
    return { db: opened.db, reading: await opened.read(), store, watch };
  } catch (error) {
    await opened.db.destroy();
    throw error;
  }
}
