import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Marks accounts whose name's looks are all stored. Nodes of the version before leave the mark as it is, so that their
 * accounts and new names are found.
 */
export const lookedNamesMigration: Migration = {
  async up(db) {
    await db.schema.alterTable("accounts").addColumn("lookedName", "text").execute();
    await db.schema
      .createIndex("accountsUnlooked")
      .on("accounts")
      .column("madeAt")
      .where(sql<boolean>`coalesce("lookedName", '') <> name`)
      .execute();
  },
};
