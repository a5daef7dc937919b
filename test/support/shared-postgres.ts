import { inject } from "vitest";
import { databaseIn, missingPostgres, type NewDatabases } from "./postgres.ts";

/** The Postgres server that a run's tests share; a test that stops or freezes Postgres starts its own. */
export const sharedPostgres: NewDatabases = {
  async newDatabase() {
    const folder = inject("postgres");
    if (folder === null) throw missingPostgres();
    return databaseIn(folder);
  },
};
