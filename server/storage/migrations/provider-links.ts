import type { Migration } from "kysely/migration";

/** Accounts by the person's identity at an OpenID provider: one a provider and account. */
export const providerLinksMigration: Migration = {
  async up(db) {
    await db.schema
      .createTable("providerLinks")
      .addColumn("issuer", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("playerId", "text", (column) => column.notNull())
      .addColumn("madeAt", "bigint", (column) => column.notNull())
      .addColumn("usedAt", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("providerLinksBySubject", ["issuer", "subject"])
      .execute();
    await db.schema
      .createIndex("providerLinksByPlayer")
      .on("providerLinks")
      .columns(["playerId", "issuer"])
      .unique()
      .execute();
  },
};
