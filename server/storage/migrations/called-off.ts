import type { Migration } from "kysely/migration";

/**
 * Counts cancelled game starts. The count is a column, because servers of the previous version reject unknown keys in a
 * table's JSON.
 */
export const calledOffMigration: Migration = {
  async up(db) {
    await db.schema
      .alterTable("tables")
      .addColumn("startsCalledOff", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
