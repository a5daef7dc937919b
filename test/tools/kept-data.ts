import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type OpenStore, openStore } from "../../server/storage/open.ts";
import { createBackup } from "../../tools/backup/create.ts";
import { newFolder } from "../support/app.ts";
import { savePlayedGame } from "../support/played-game.ts";
import type { Ran } from "../support/run-program.ts";
import { runWith } from "./run.ts";

const log = { info() {}, error() {} };

/** Data folder of a server, and the file of its backup. */
export class KeptData {
  folder = newFolder();
  file = join(newFolder(), "backup.sqlite");
  #opened: OpenStore | null = null;

  /** Open store of the running server. @throws if none runs. */
  get server(): OpenStore {
    if (!this.#opened) throw new Error("no server has the data");
    return this.#opened;
  }

  get live(): string {
    return join(this.folder, "games.sqlite");
  }

  get settings() {
    return { DATA_DIR: this.folder, DATABASE_URL: "" };
  }

  async start(): Promise<OpenStore> {
    this.#opened = await openStore({ DATA_DIR: this.folder }, log);
    return this.#opened;
  }

  async stop(): Promise<void> {
    await this.#opened?.close();
    this.#opened = null;
  }

  /** Saves a really played game of two. It is still running if `stepsLeft` of its steps are missing. */
  keep(id: string, stepsLeft?: number): Promise<void> {
    return savePlayedGame(this.server.store, id, ["a-ann", "a-bob"], stepsLeft);
  }

  /** Makes a backup like `npm run backup`, in this process. */
  async copy(): Promise<void> {
    await createBackup(this.live, this.file);
  }

  backUp(): Promise<Ran> {
    return runWith(this.settings, "backup", this.file);
  }

  restore(...more: readonly string[]): Promise<Ran> {
    return runWith(this.settings, "restore", this.file, ...more);
  }

  async verifyAll(): Promise<Ran & { readonly verdict: unknown }> {
    const ran = await runWith(this.settings, "replay", "verify-all", "--json");
    return { ...ran, verdict: ran.out === "" ? null : JSON.parse(ran.out) };
  }
}

/** Changes a database from outside the server. */
export function change(database: string, ...statements: readonly string[]): void {
  const db = new DatabaseSync(database);
  for (const statement of statements) db.exec(statement);
  db.close();
}

/** Ids of the games in a database, in order. */
export function idsIn(database: string): readonly unknown[] {
  const db = new DatabaseSync(database);
  const rows = db.prepare("SELECT id FROM games ORDER BY id").all();
  db.close();
  return rows.map(({ id }) => id);
}

/** Deletes all steps of a game except the first four, in the step log, too. */
export const breakGame = (database: string, id: string): void =>
  change(
    database,
    `UPDATE stepLog SET stepsJson = (
      SELECT json_group_array(json(value)) FROM json_each(stepsJson) WHERE value ->> 0 <> '${id}' OR value ->> 1 <= 3
    )`,
    `UPDATE steps SET stepJson = (
      SELECT json_group_array(json(value)) FROM json_each(stepJson) WHERE key <= 3
    ) WHERE gameId = '${id}'`,
  );
