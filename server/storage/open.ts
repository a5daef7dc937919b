import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Config } from "../runtime/config/config.ts";
import { createPrivateFile, restrictFolder } from "../runtime/file-permissions.ts";
import type { Log } from "../runtime/log.ts";
import { startupError } from "../runtime/startup-error.ts";
import { CheckCounter } from "./check-counter.ts";
import type { Database, OpenDatabase } from "./database.ts";
import { IntegrityMonitor, type StorageProbe } from "./integrity-monitor.ts";
import { openPostgres, readPostgres, unusableDatabase } from "./postgres/postgres.ts";
import { SeatIndexing } from "./results/seat-indexing.ts";
import { expectOurs } from "./sqlite/expect-ours.ts";
import { lockDataDir } from "./sqlite/lock-data-dir.ts";
import { openSqlite, readSqlite } from "./sqlite/sqlite.ts";
import { SqliteFiles } from "./sqlite/sqlite-files.ts";
import { Store } from "./store.ts";

export interface OpenStore extends OpenDatabase {
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
    const { db, gamesDb, reading, store, watch } = await storeOn(opened, log).catch((error: unknown) => {
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
    return { db, gamesDb, reading, store, watch, indexed: indexing?.done ?? Promise.resolve(), close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

const sqliteIn = (folder: string): string => join(folder, "games.sqlite");

/** @throws before any change if the database is unusable. */
async function openOurs(file: string): Promise<OpenDatabase> {
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

interface DatabaseOfServer extends OpenDatabase {
  readonly read: () => Promise<Kysely<Database>>;
  readonly checks: CheckCounter;
  readonly place: StorageProbe | null;
}

async function openDatabase({ DATA_DIR, DATABASE_URL }: Where, log: Log): Promise<DatabaseOfServer> {
  if (DATABASE_URL !== undefined) {
    const looks = new CheckCounter("the database of DATABASE_URL");
    const access = await openPostgres(DATABASE_URL, { checks: looks, log, writers: "one" });
    return { ...access, read: async () => readPostgres(DATABASE_URL), checks: looks, place: null };
  }
  const file = sqliteIn(DATA_DIR);
  const access = await openOurs(file).catch((error: unknown) => {
    throw unusableIn({ DATA_DIR, DATABASE_URL }, error);
  });
  return {
    ...access,
    read: () => readSqlite(file),
    checks: new CheckCounter(file),
    place: new SqliteFiles(file, access.gamesDb),
  };
}

async function storeOn(opened: DatabaseOfServer, log: Log): Promise<Omit<OpenStore, "indexed" | "close">> {
  const { db, gamesDb, checks, place } = opened;
  try {
    const store = await Store.on(gamesDb, log);
    const watch = new IntegrityMonitor({ db: gamesDb, checks, place });
    await watch.check();
    return { db, gamesDb, reading: await opened.read(), store, watch };
  } catch (error) {
    await gamesDb.destroy();
    throw error;
  }
}
