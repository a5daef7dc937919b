import type { Migration } from "kysely/migration";

/** Time of the last passkey confirmation with user verification on a device. */
export const verifiedSessionsMigration: Migration = {
  async up(db) {
    await db.schema.alterTable("sessions").addColumn("verifiedAt", "bigint").execute();
  },
};
