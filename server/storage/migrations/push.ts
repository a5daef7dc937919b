import type { Migration } from "kysely/migration";

/** Devices that get notifications. */
export const pushMigration: Migration = {
  async up(db) {
    await db.schema
      .createTable("pushSubscriptions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("playerId", "text", (column) => column.notNull())
      .addColumn("session", "text")
      .addColumn("endpoint", "text", (column) => column.notNull())
      .addColumn("p256dh", "text", (column) => column.notNull())
      .addColumn("auth", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("quietJson", "text")
      .addColumn("renewedAt", "bigint", (column) => column.notNull())
      .addColumn("invitation", "integer", (column) => column.notNull())
      .addColumn("begins", "integer", (column) => column.notNull())
      .addColumn("turn", "integer", (column) => column.notNull())
      .addColumn("invitationAt", "bigint", (column) => column.notNull())
      .addColumn("beginsAt", "bigint", (column) => column.notNull())
      .addColumn("turnAt", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("pushByPlayer").on("pushSubscriptions").column("playerId").execute();
    await db.schema.createIndex("pushBySession").on("pushSubscriptions").column("session").execute();
  },
};
