import type { Migration } from "kysely/migration";

/** Blocks between players. */
export const blocksMigration: Migration = {
  async up(db) {
    await db.schema
      .createTable("blocks")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("blockerId", "text", (column) => column.notNull())
      .addColumn("blockedId", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("avatar", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addUniqueConstraint("blocksOnce", ["blockerId", "blockedId"])
      .execute();
    await db.schema.createIndex("blocksByBlocked").on("blocks").column("blockedId").execute();
  },
};
