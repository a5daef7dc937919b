import { type Kysely, type QueryExecutorProvider, SqliteAdapter, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "../database.ts";
import { seatIndexesMigration } from "../results/seat-indexes.ts";
import { accountsMigration } from "./accounts.ts";
import { backupsMigration } from "./backups.ts";
import { blocksMigration } from "./blocks.ts";
import { calledOffMigration } from "./called-off.ts";
import { clusterMigration } from "./cluster.ts";
import { friendsMigration } from "./friends.ts";
import { lateJoinsMigration } from "./late-joins.ts";
import { lookedNamesMigration } from "./looked-names.ts";
import { moderationMigration } from "./moderation.ts";
import { operatorsMigration } from "./operators.ts";
import { providerLinksMigration } from "./provider-links.ts";
import { pushMigration } from "./push.ts";
import { ratingExperienceMigration } from "./rating-experience.ts";
import { searchNamesMigration } from "./search-names.ts";
import { stepLogMigration } from "./step-log.ts";
import { tableExtrasMigration } from "./table-extras.ts";
import { verifiedSessionsMigration } from "./verified-sessions.ts";

type Migrations = Readonly<Record<string, Migration>>;

export const isSqlite = (db: QueryExecutorProvider): boolean => db.getExecutor().adapter instanceof SqliteAdapter;

/** Makes SQLite store rows only in the tree of their primary key. A step then costs one written page instead of two. */
const inOneTree = (db: QueryExecutorProvider) => (isSqlite(db) ? sql`without rowid` : sql``);

/** Migrations in the order of their names. A released migration must never change; there are no downgrades. */
const migrations: Migrations = {
  "2026-11-21-journal": {
    async up(db) {
      await db.schema
        .createTable("tables")
        .addColumn("roomId", "text", (column) => column.primaryKey())
        .addColumn("tableJson", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("games")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("roomId", "text", (column) => column.notNull())
        .addColumn("isShared", "integer", (column) => column.notNull())
        .addColumn("recordJson", "text", (column) => column.notNull())
        .addColumn("playersJson", "text", (column) => column.notNull())
        .addColumn("beganAt", "bigint", (column) => column.notNull())
        .addColumn("endedAt", "bigint")
        .execute();
      await db.schema
        .createTable("steps")
        .addColumn("gameId", "text", (column) => column.notNull().references("games.id").onDelete("cascade"))
        .addColumn("place", "integer", (column) => column.notNull())
        .addColumn("stepJson", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("stepsInOrder", ["gameId", "place"])
        .modifyEnd(inOneTree(db))
        .execute();
      await db.schema
        .createTable("played")
        .addColumn("gameId", "text", (column) => column.notNull().references("games.id").onDelete("cascade"))
        .addColumn("seat", "integer", (column) => column.notNull())
        .addColumn("playerId", "text", (column) => column.notNull())
        .addColumn("place", "integer", (column) => column.notNull())
        .addPrimaryKeyConstraint("playedSeats", ["gameId", "seat"])
        .execute();
      await db.schema.createIndex("gamesByRoom").on("games").column("roomId").execute();
      await db.schema.createIndex("gamesByEnd").on("games").column("endedAt").execute();
      await db.schema.createIndex("playedByPlayer").on("played").column("playerId").execute();
    },
  },
  "2026-11-22-looks": {
    async up(db: Kysely<Database>) {
      await db.schema
        .createTable("looks")
        .addColumn("count", "bigint", (column) => column.notNull())
        .execute();
      await db.insertInto("looks").values({ count: 0 }).execute();
    },
  },
  "2026-11-22-people": accountsMigration,
  "2026-11-24-moderation": moderationMigration,
  "2026-11-24-operators": operatorsMigration,
  "2026-11-24-backups": backupsMigration,
  "2026-11-24-blocks": blocksMigration,
  "2026-11-27-called-off": calledOffMigration,
  "2026-11-27-looked-names": lookedNamesMigration,
  "2026-11-27-verified-sessions": verifiedSessionsMigration,
  "2026-11-27-rating-experience": ratingExperienceMigration,
  "2026-11-28-friends": friendsMigration,
  "2026-11-28-push": pushMigration,
  "2026-11-29-late-joins": lateJoinsMigration,
  "2026-11-29-table-extras": tableExtrasMigration,
  "2026-12-01-provider-links": providerLinksMigration,
};

export const sqliteMigrations: Migrations = {
  ...migrations,
  "2026-11-26-step-log": stepLogMigration,
  "2026-11-27-seat-indexes": seatIndexesMigration({ isPostgres: false }),
  "2026-11-30-search-names": searchNamesMigration({ isPostgres: false }),
};

export const postgresMigrations: Migrations = {
  ...migrations,
  "2026-11-22-nodes": clusterMigration,
  "2026-11-27-seat-indexes": seatIndexesMigration({ isPostgres: true }),
  "2026-11-30-search-names": searchNamesMigration({ isPostgres: true }),
};

/**
 * Migrates a database to the schema of this program. Concurrent processes migrate one after the other.
 * @throws if a newer program has used it, or a migration fails.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const known = isSqlite(db) ? sqliteMigrations : postgresMigrations;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
  await refuseNewer(db, known);
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

async function refuseNewer(db: Kysely<Database>, known: Migrations): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return;
  const done = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom("kysely_migration")
    .select("name")
    .execute();
  expectKnown(
    done.map(({ name }) => name),
    known,
  );
}

/** @throws if a database has had migrations that this program does not know. */
export function expectKnown(done: readonly string[], known: Migrations): void {
  const unknown = done.filter((name) => !Object.hasOwn(known, name));
  if (unknown.length === 0) return;
  const last = Object.keys(known).toSorted().at(-1);
  throw new Error(`the database is of a newer version: expected at most ${last}, got ${unknown.join(", ")}`);
}
