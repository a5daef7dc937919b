import { stat } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { type Kysely, sql } from "kysely";
import { reasonOf } from "../../runtime/startup-error.ts";
import { threadProgram } from "../../runtime/thread-program.ts";
import type { Database } from "../database.ts";
import type { StorageProbe } from "../integrity-monitor.ts";

/**
 * Files of an SQLite database as they were opened. If such a file is deleted or replaced, its data is lost at the end
 * of the process.
 */
export class SqliteFiles implements StorageProbe {
  readonly #file: string;
  readonly #db: Kysely<Database>;
  /**
   * Device and inode of each file, as text. It is empty before the first check, because the files exist only after a
   * write.
   */
  readonly #known = new Map<string, string>();

  constructor(file: string, db: Kysely<Database>) {
    this.#file = file;
    this.#db = db;
  }

  /** Forces the next read to come from the file, because its content may have been overwritten. */
  async beforeLook(): Promise<void> {
    for (const [path, expected] of this.#known) await expectAt(path, expected);
    await sql`PRAGMA shrink_memory`.execute(this.#db);
  }

  /** Copies all writes from the WAL into the file itself. */
  async afterLook(): Promise<void> {
    await sql`PRAGMA wal_checkpoint(PASSIVE)`.execute(this.#db);
    if (this.#known.size > 0) return;
    for (const path of ["", "-wal", "-shm"].map((suffix) => this.#file + suffix))
      this.#known.set(path, await identityOf(path));
  }

  /** Checks the file in a separate thread. */
  damage(): Promise<string | null> {
    const worker = new Worker(threadProgram("./check-thread", import.meta.url), {
      workerData: this.#file,
      execArgv: [],
    });
    worker.unref();
    return new Promise((resolve, reject) => {
      const tell = (damage: string | null) =>
        resolve(
          damage === null
            ? null
            : `${this.#file}: expected a whole database, got a damaged one (${damage}). ${restore}`,
        );
      worker.once("message", tell).once("error", reject);
    });
  }
}

const restore = "Restore a backup and restart the server";

async function expectAt(path: string, expected: string): Promise<void> {
  const got = await identityOf(path);
  if (got === expected) return;
  throw new Error(
    `${path}: expected the file that the server has opened, ${expected}, got ${got}. Put that file back, or: ${restore}`,
  );
}

async function identityOf(path: string): Promise<string> {
  try {
    const { dev, ino } = await stat(path, { bigint: true });
    return `inode ${ino} of device ${dev}`;
  } catch (error) {
    return `none (${reasonOf(error)})`;
  }
}
