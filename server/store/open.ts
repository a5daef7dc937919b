import type { Kysely } from "kysely";
import type { Config } from "../config.ts";
import type { TableLog } from "../rooms/deps.ts";
import type { Database } from "./database.ts";
import { lockFolder } from "./lock.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";
import { Store } from "./store.ts";

export interface OpenStore {
  readonly store: Store;
  /** Lets another process have it. */
  close(): Promise<void>;
}

type Where = Pick<Config, "DATA_DIR" | "DATABASE_URL">;

/**
 * Opens what outlives the process, for this process alone.
 * @throws if another server has it, or it cannot be used.
 */
export async function openStore(where: Where, log: TableLog): Promise<OpenStore> {
  const lock = lockFolder(where.DATA_DIR);
  try {
    const store = await storeOn(await openDatabase(where, log));
    const close = async () => {
      await store.close();
      lock.release();
    };
    return { store, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

const openDatabase = async ({ DATA_DIR, DATABASE_URL }: Where, log: TableLog): Promise<Kysely<Database>> =>
  DATABASE_URL === undefined ? openSqlite(DATA_DIR) : openPostgres(DATABASE_URL, log);

async function storeOn(db: Kysely<Database>): Promise<Store> {
  try {
    return await Store.on(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
