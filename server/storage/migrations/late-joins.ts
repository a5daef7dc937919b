import type { Migration } from "kysely/migration";

/** Adds the turn at which a player took the chair of a bot to the seats of finished games. */
export const lateJoinsMigration: Migration = {
  async up(db) {
    await db.schema
      .alterTable("resultSeats")
      .addColumn("since", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
