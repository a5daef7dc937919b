import type { Migration } from "kysely/migration";

/** Operators and moderators, their audit log, and announcements. */
export const operatorsMigration: Migration = {
  async up(db) {
    await db.schema
      .createTable("staff")
      .addColumn("playerId", "text", (column) => column.primaryKey())
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("grantedAt", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("adminNames")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("playerId", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("operatorLog")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("byId", "text")
      .addColumn("byName", "text", (column) => column.notNull())
      .addColumn("action", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("subjectId", "text")
      .addColumn("why", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("notices")
      .addColumn("kind", "text", (column) => column.primaryKey())
      .addColumn("words", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("byId", "text")
      .addColumn("byName", "text", (column) => column.notNull())
      .execute();
  },
};
