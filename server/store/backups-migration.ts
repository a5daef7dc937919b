import type { Migration } from "kysely/migration";

/** How the last backups went. */
export const backupsMigration: Migration = {
  async up(db) {
    await db.schema
      .createTable("backupMarks")
      .addColumn("outcome", "text", (column) => column.primaryKey())
      .addColumn("at", "bigint", (column) => column.notNull())
      .execute();
  },
};
