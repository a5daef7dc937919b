import type { Migration } from "kysely/migration";

/** When a passkey that verified its user was last shown on a device. */
export const verifiedSessionsMigration: Migration = {
  async up(db) {
    await db.schema.alterTable("sessions").addColumn("verifiedAt", "bigint").execute();
  },
};
