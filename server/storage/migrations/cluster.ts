import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** First code in a saved table. Texts of players cannot match it, because JSON escapes their quotes. */
const savedCode = sql`substring("tableJson" from '"code":"([^"]+)"')`;

const run = async (db: Kysely<unknown>, ...statements: readonly string[]) => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

/** Tables that cluster nodes share. Only Postgres has them; a standalone process does not use them. */
export const clusterMigration: Migration = {
  async up(db) {
    await run(
      db,
      `create table nodes (
        id bigint generated always as identity primary key,
        name text not null unique,
        url text not null,
        version text not null,
        "beatAt" timestamptz not null default clock_timestamp(),
        "steadySince" timestamptz not null default clock_timestamp(),
        draining boolean not null default false
      ) with (fillfactor = 50)`,
      `alter table tables
        add column owner bigint references nodes (id) on delete set null,
        add column code text unique`,
      `create index "tablesByOwner" on tables (owner)`,
      `create table seats (
        "playerId" text primary key,
        "roomId" text not null references tables ("roomId") on delete cascade,
        since timestamptz not null default clock_timestamp(),
        "isKept" boolean not null default false
      )`,
      `create index "seatsByRoom" on seats ("roomId")`,
      `create table openers (
        "roomId" text not null references tables ("roomId") on delete cascade,
        "playerId" text not null,
        network text
      )`,
      `create index "openersByRoom" on openers ("roomId")`,
      `create index "openersByPlayer" on openers ("playerId")`,
      `create index "openersByNetwork" on openers (network)`,
      `create table "queueOwner" (name text primary key, owner bigint references nodes (id) on delete set null)`,
      `create table waiters (
        "playerId" text primary key,
        "waiterJson" text not null,
        since timestamptz not null,
        "seenAt" timestamptz not null
      )`,
      `create table "deviceTickets" (
        ticket text primary key,
        "playerId" text not null unique,
        "playerJson" text not null,
        "endsAt" timestamptz not null
      )`,
      `create table pauses ("playerId" text primary key, count integer not null, at timestamptz not null)`,
      `create table assets (
        name text primary key,
        body bytea not null,
        "addedAt" timestamptz not null default clock_timestamp()
      )`,
    );
    await sql`
      update tables set code = first.code
      from (select min("roomId") "roomId", ${savedCode} code from tables group by 2) first
      where tables."roomId" = first."roomId"`.execute(db);
  },
};
