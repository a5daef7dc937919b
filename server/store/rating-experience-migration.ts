import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds how much the games of a rating's owner weighed. All earlier games count as finished and in full until ratings are
 * computed anew. The default value is for nodes of the version before, which write rows without it.
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
