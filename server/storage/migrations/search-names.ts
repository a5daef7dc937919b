import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { addSearchNames } from "../results/seat-indexes.ts";

/**
 * Adds the keys by which names are found (search-key.ts). Programs fill them in after the start, because a statement
 * cannot compute them.
 */
export const searchNamesMigration = (database: { readonly isPostgres: boolean }): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("accounts").addColumn("searchName", "text").execute();
    await db.schema.createIndex("accountsBySearchName").on("accounts").column("searchName").execute();
    // Accounts without this mark get all that depends on their name.
    await sql`update accounts set "lookedName" = null`.execute(db);
    await addSearchNames(db, database);
  },
});
