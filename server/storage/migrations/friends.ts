import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Friends, friend requests, invitations to tables, and the settings for both. */
export const friendsMigration: Migration = {
  async up(db) {
    await friendships(db);
    await requests(db);
    await invitations(db);
    await db.schema
      .createTable("friendSettings")
      .addColumn("playerId", "text", (column) => column.primaryKey())
      .addColumn("invitedBy", "text", (column) => column.notNull())
      .addColumn("sharesPresence", "integer", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .execute();
  },
};

async function friendships(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("friendships")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("one", "text", (column) => column.notNull())
    .addColumn("other", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("endedAt", "bigint")
    .execute();
  await db.schema
    .createIndex("friendshipsOnce")
    .unique()
    .on("friendships")
    .columns(["one", "other"])
    .where(sql.ref("endedAt"), "is", null)
    .execute();
  await db.schema.createIndex("friendshipsByOther").on("friendships").column("other").execute();
}

async function requests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("friendRequests")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("fromId", "text", (column) => column.notNull())
    .addColumn("toId", "text", (column) => column.notNull())
    .addColumn("gameId", "text")
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("ignored", "integer", (column) => column.notNull())
    .addUniqueConstraint("friendRequestsOnce", ["fromId", "toId"])
    .execute();
  await db.schema.createIndex("friendRequestsByReceiver").on("friendRequests").column("toId").execute();
}

async function invitations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("invitations")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("fromId", "text", (column) => column.notNull())
    .addColumn("toId", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("avatar", "text", (column) => column.notNull())
    .addColumn("code", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("endsAt", "bigint", (column) => column.notNull())
    .addColumn("declined", "integer", (column) => column.notNull())
    .addUniqueConstraint("invitationsOnce", ["fromId", "toId", "code"])
    .execute();
  await db.schema.createIndex("invitationsByReceiver").on("invitations").column("toId").execute();
  await db.schema.createIndex("invitationsByTable").on("invitations").column("code").execute();
}
