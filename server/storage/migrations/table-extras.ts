import type { Migration } from "kysely/migration";

/** Adds a column for additions to a table, because servers of the previous version reject unknown keys in its JSON. */
export const tableExtrasMigration: Migration = {
  async up(db) {
    await db.schema.alterTable("tables").addColumn("extrasJson", "text").execute();
  },
};
