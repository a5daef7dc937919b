import { inject } from "vitest";
import { databaseIn, missingPostgres, type NewDatabases } from "./postgres.ts";

/** Postgres server that the tests of a run share. A test that stops or freezes Postgres must start its own. */
export const sharedPostgres: NewDatabases = {
  async newDatabase() {
    const folder = inject("postgres");
    if (folder === null) throw missingPostgres();
    return databaseIn(folder);
  },
};
