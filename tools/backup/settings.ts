import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Config, readConfig } from "../../server/runtime/config/config.ts";
import { exitCode, sentenceOf } from "../command-line/command.ts";

/**
 * Runs a function with the settings of a server. Errors in the settings or in the function are printed as one sentence.
 */
export async function withSettings(run: (config: Config) => Promise<void>, failed: number): Promise<void> {
  const config = readConfig(process.env);
  if (!config.ok) {
    for (const { name, expected, got } of config.error) console.error(`${name}: expected ${expected}, got ${got}`);
    process.exitCode = exitCode.unusable;
    return;
  }
  try {
    await run(config.value);
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = failed;
  }
}

/** Path of the database. @throws if it does not exist, or the database is Postgres. */
export function databaseFile(config: Pick<Config, "DATA_DIR" | "DATABASE_URL">): string {
  refusePostgres(config);
  const file = join(config.DATA_DIR, "games.sqlite");
  if (existsSync(file)) return file;
  throw new Error(`DATA_DIR: expected a folder with a database, got ${config.DATA_DIR} without games.sqlite`);
}

/** @throws if the database is Postgres. */
export function refusePostgres({ DATABASE_URL }: Pick<Config, "DATABASE_URL">): void {
  if (DATABASE_URL === undefined) return;
  throw new Error(
    "DATABASE_URL: expected none, got a Postgres database: back it up with pg_dump, as docs/operations.md says under Backups",
  );
}
