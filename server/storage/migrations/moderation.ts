import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Reports about players, and moderators' decisions about them. */
export const moderationMigration: Migration = {
  async up(db) {
    await reports(db);
    await sanctions(db);
    await takenDown(db);
    await changes(db);
  },
};

async function reports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("reports")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("playerId", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("avatar", "text", (column) => column.notNull())
    .addColumn("place", "text", (column) => column.notNull())
    .addColumn("roomId", "text")
    .addColumn("gameId", "text")
    .addColumn("stepFrom", "integer")
    .addColumn("stepTo", "integer")
    .addColumn("who", "integer")
    .addColumn("reasons", "text", (column) => column.notNull())
    .addColumn("reporters", "integer", (column) => column.notNull())
    .addColumn("firstAt", "bigint", (column) => column.notNull())
    .addColumn("lastAt", "bigint", (column) => column.notNull())
    .addColumn("decision", "text")
    .addColumn("decidedBy", "text")
    .addColumn("decidedAt", "bigint")
    .addColumn("why", "text")
    .execute();
  await db.schema
    .createIndex("reportsOpen")
    .unique()
    .on("reports")
    .columns(["playerId", "place"])
    .where(sql.ref("decidedAt"), "is", null)
    .execute();
  await db.schema.createIndex("reportsByPlayer").on("reports").column("playerId").execute();
  await db.schema.createIndex("reportsByGame").on("reports").column("gameId").execute();
  await db.schema.createIndex("reportsByDecision").on("reports").columns(["decidedAt", "id"]).execute();
  await db.schema.createIndex("reportsByAge").on("reports").column("lastAt").execute();
  await db.schema
    .createTable("reportSaid")
    .addColumn("reportId", "text", (column) => column.notNull())
    .addColumn("reporter", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("words", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("line", "integer")
    .addPrimaryKeyConstraint("reportSaidKey", ["reportId", "reporter"])
    .execute();
  await db.schema.createIndex("reportSaidByReporter").on("reportSaid").columns(["reporter", "at"]).execute();
  await db.schema
    .createTable("reportLines")
    .addColumn("reportId", "text", (column) => column.notNull())
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("playerId", "text")
    .addColumn("who", "integer", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("avatar", "text", (column) => column.notNull())
    .addColumn("guest", "integer", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("reportLinesKey", ["reportId", "number"])
    .execute();
  await db.schema.createIndex("reportLinesByPlayer").on("reportLines").column("playerId").execute();
}

async function sanctions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sanctions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("playerId", "text", (column) => column.notNull())
    .addColumn("reportId", "text")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("words", "text", (column) => column.notNull())
    .addColumn("why", "text", (column) => column.notNull())
    .addColumn("by", "text", (column) => column.notNull())
    .addColumn("beganAt", "bigint", (column) => column.notNull())
    .addColumn("endsAt", "bigint")
    .addColumn("liftedAt", "bigint")
    .addColumn("answer", "text")
    .addColumn("seen", "integer", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("sanctionsByPlayer").on("sanctions").column("playerId").execute();
  await db.schema.createIndex("sanctionsByBegin").on("sanctions").column("beganAt").execute();
  await db.schema
    .createIndex("sanctionsInForce")
    .on("sanctions")
    .column("endsAt")
    .where(sql.ref("liftedAt"), "is", null)
    .execute();
  await db.schema
    .createTable("watchedNetworks")
    .addColumn("network", "text", (column) => column.notNull())
    .addColumn("playerId", "text", (column) => column.notNull())
    .addColumn("endsAt", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("watchedNetworksKey", ["network", "playerId"])
    .execute();
  await db.schema
    .createTable("newGuests")
    .addColumn("playerId", "text", (column) => column.primaryKey())
    .addColumn("madeAt", "bigint", (column) => column.notNull())
    .execute();
}

async function takenDown(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("takenLines")
    .addColumn("roomId", "text", (column) => column.notNull())
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("takenLinesKey", ["roomId", "number"])
    .execute();
  await db.schema
    .createTable("takenNames")
    .addColumn("look", "text", (column) => column.notNull())
    .addColumn("playerId", "text", (column) => column.notNull())
    .addColumn("instead", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("takenNamesKey", ["look", "playerId"])
    .execute();
  await db.schema.createIndex("takenNamesByPlayer").on("takenNames").column("playerId").execute();
}

async function changes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("moderationChanges")
    .addColumn("count", "bigint", (column) => column.notNull())
    .execute();
  await sql`insert into "moderationChanges" (count) values (0)`.execute(db);
}
