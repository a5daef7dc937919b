import type { TestProject } from "vitest/node";
import { missingProgram } from "../../tools/processes/missing-program.ts";
import { folderOfPrograms, Postgres } from "../support/postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Socket folder of the shared Postgres of this run; null without Postgres. */
    readonly postgres: string | null;
  }
}

/**
 * Runs before the tests that need other processes: starts their shared Postgres once for all files. It runs without
 * fsync, because no test cuts its power.
 * @returns a function that stops it.
 */
export default async function sharePostgres(run: TestProject): Promise<() => Promise<void>> {
  if (missingProgram(folderOfPrograms)) {
    run.provide("postgres", null);
    return async () => {};
  }
  const postgres = new Postgres(["-c", "fsync=off", "-c", "full_page_writes=off", "-c", "max_connections=200"]);
  await postgres.create();
  run.provide("postgres", postgres.folder);
  return () => postgres.stop();
}
