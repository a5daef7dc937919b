import type { Migration } from "kysely/migration";

/** Outcomes of the latest backups. */
export const backupsMigration: Migration = {
  async up(db) {
    await db.schema
      .createTable("backupMarks")
      .addColumn("outcome", "text", (column) => column.primaryKey())
      .addColumn("at", "bigint", (column) => column.notNull())
      .execute();
  },
};
