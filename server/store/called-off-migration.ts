import type { Migration } from "kysely/migration";

/** Counts starts that came to nothing beside a table's JSON, because a server of before reads that strictly. */
export const calledOffMigration: Migration = {
  async up(db) {
    await db.schema
      .alterTable("tables")
      .addColumn("startsCalledOff", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
