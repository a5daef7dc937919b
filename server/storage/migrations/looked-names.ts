import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Marks accounts that have all skeletons of their name stored. Nodes of the previous version do not update the mark, so
 * their new accounts and changed names can be found.
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
