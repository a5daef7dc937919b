import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Accounts with their credentials, and results and ratings, which outlive the records of games. */
export const accountsMigration: Migration = {
  async up(db) {
    await accounts(db);
    await results(db);
    await ratings(db);
  },
};

async function accounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("accounts")
    .addColumn("playerId", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("avatar", "text", (column) => column.notNull())
    .addColumn("madeAt", "bigint", (column) => column.notNull())
    .addColumn("hidesProfile", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("hidesRating", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex("accountsUnlisted")
    .on("accounts")
    .column("playerId")
    .where(sql`"hidesProfile" + "hidesRating"`, ">", sql.lit(0))
    .execute();
  await db.schema
    .createTable("nameLooks")
    .addColumn("look", "text", (column) => column.primaryKey())
    .addColumn("playerId", "text")
    .execute();
  await db.schema
    .createTable("passkeys")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("playerId", "text", (column) => column.notNull())
    .addColumn("publicKey", "text", (column) => column.notNull())
    .addColumn("counter", "bigint", (column) => column.notNull())
    .addColumn("transportsJson", "text", (column) => column.notNull())
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("madeAt", "bigint", (column) => column.notNull())
    .addColumn("usedAt", "bigint")
    .execute();
  await db.schema
    .createTable("recoveryCodes")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("playerId", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("sessions")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("id", "text", (column) => column.notNull().unique())
    .addColumn("playerId", "text", (column) => column.notNull())
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("madeAt", "bigint", (column) => column.notNull())
    .addColumn("seenAt", "bigint", (column) => column.notNull())
    .addColumn("confirmedAt", "bigint")
    .execute();
  await db.schema
    .createTable("challenges")
    .addColumn("challenge", "text", (column) => column.primaryKey())
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("playerId", "text")
    .addColumn("endsAt", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("movedGuests")
    .addColumn("guestId", "text", (column) => column.primaryKey())
    .addColumn("playerId", "text", (column) => column.notNull())
    .addColumn("movedAt", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("erasures")
    .addColumn("playerId", "text", (column) => column.primaryKey())
    .addColumn("askedAt", "bigint", (column) => column.notNull())
    .execute();
  for (const table of ["nameLooks", "passkeys", "recoveryCodes", "sessions", "movedGuests"])
    await db.schema.createIndex(`${table}ByPlayer`).on(table).column("playerId").execute();
  await db.schema.createIndex("challengesByEnd").on("challenges").column("endsAt").execute();
  await db.schema.createIndex("sessionsBySeen").on("sessions").column("seenAt").execute();
}

async function results(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("games").addColumn("pool", "text").execute();
  await db.schema.alterTable("games").addColumn("unrated", "text").execute();
  await db.schema
    .createTable("results")
    .addColumn("gameId", "text", (column) => column.primaryKey())
    .addColumn("game", "text", (column) => column.notNull())
    .addColumn("edition", "text", (column) => column.notNull())
    .addColumn("players", "integer", (column) => column.notNull())
    .addColumn("isPublic", "integer", (column) => column.notNull())
    .addColumn("beganAt", "bigint", (column) => column.notNull())
    .addColumn("endedAt", "bigint", (column) => column.notNull())
    .addColumn("pool", "text")
    .addColumn("unrated", "text")
    .addColumn("number", "bigint", (column) => column.unique())
    .execute();
  await db.schema.createIndex("resultsByEnd").on("results").column("endedAt").execute();
  await db.schema
    .createTable("resultSeats")
    .addColumn("gameId", "text", (column) => column.notNull())
    .addColumn("seat", "integer", (column) => column.notNull())
    .addColumn("playerId", "text")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("avatar", "text", (column) => column.notNull())
    .addColumn("edition", "text", (column) => column.notNull())
    .addColumn("players", "integer", (column) => column.notNull())
    .addColumn("isPublic", "integer", (column) => column.notNull())
    .addColumn("pool", "text")
    .addColumn("endedAt", "bigint", (column) => column.notNull())
    .addColumn("place", "integer", (column) => column.notNull())
    .addColumn("winShare", "double precision", (column) => column.notNull())
    .addColumn("deserted", "integer", (column) => column.notNull())
    .addColumn("death", "text")
    .addColumn("nopes", "integer", (column) => column.notNull())
    .addColumn("stolen", "integer", (column) => column.notNull())
    .addColumn("momentsJson", "text", (column) => column.notNull())
    .addColumn("muBefore", "double precision")
    .addColumn("sigmaBefore", "double precision")
    .addColumn("mu", "double precision")
    .addColumn("sigma", "double precision")
    .addPrimaryKeyConstraint("resultSeatsInOrder", ["gameId", "seat"])
    .execute();
  await db.schema
    .createIndex("resultSeatsByPlayer")
    .on("resultSeats")
    .columns(["playerId", "endedAt", "gameId"])
    .execute();
}

async function ratings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("ratings")
    .addColumn("playerId", "text", (column) => column.notNull())
    .addColumn("pool", "text", (column) => column.notNull())
    .addColumn("mu", "double precision", (column) => column.notNull())
    .addColumn("sigma", "double precision", (column) => column.notNull())
    .addColumn("games", "integer", (column) => column.notNull())
    .addColumn("lastAt", "bigint", (column) => column.notNull())
    .addColumn("standing", "double precision", (column) => column.notNull())
    .addPrimaryKeyConstraint("ratingsOfPlayers", ["playerId", "pool"])
    .execute();
  await db.schema
    .createIndex("ratingsByStanding")
    .on("ratings")
    .columns(["pool", "standing", "playerId", "sigma"])
    .execute();
  await db.schema
    .createTable("weeks")
    .addColumn("pool", "text", (column) => column.notNull())
    .addColumn("week", "bigint", (column) => column.notNull())
    .addColumn("playerId", "text", (column) => column.notNull())
    .addColumn("gained", "double precision", (column) => column.notNull())
    .addColumn("games", "integer", (column) => column.notNull())
    .addColumn("sigma", "double precision", (column) => column.notNull())
    .addPrimaryKeyConstraint("weeksOfPlayers", ["pool", "week", "playerId"])
    .execute();
  await db.schema
    .createIndex("weeksByGain")
    .on("weeks")
    .columns(["pool", "week", "gained", "playerId", "sigma"])
    .execute();
}
