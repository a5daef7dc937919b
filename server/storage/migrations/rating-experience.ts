import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the total weight of the player's games. All earlier games count as finished and with full weight until ratings
 * are recomputed. Nodes of the previous version need the default value, because they write rows without the column.
 */
export const ratingExperienceMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("ratings")
      .addColumn("experience", "double precision", (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update ratings set experience = games`.execute(db);
  },
};
