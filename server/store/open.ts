import type { Config } from "../config.ts";
import { lockFolder } from "./lock.ts";
import { openSqlite } from "./sqlite.ts";
import { Store } from "./store.ts";

export interface OpenStore {
  readonly store: Store;
  /** Lets another process have it. */
  close(): Promise<void>;
}

/**
 * Opens what outlives the process, for this process alone.
 * @throws if another server has it, or it cannot be used.
 */
export async function openStore({ DATA_DIR }: Pick<Config, "DATA_DIR">): Promise<OpenStore> {
  const lock = lockFolder(DATA_DIR);
  const db = openSqlite(DATA_DIR);
  try {
    const store = await Store.on(db);
    const close = async () => {
      await store.close();
      lock.release();
    };
    return { store, close };
  } catch (error) {
    await db.destroy();
    lock.release();
    throw error;
  }
}
