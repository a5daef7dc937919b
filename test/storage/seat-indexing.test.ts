import { Kysely, PostgresDialect } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { postgresMigrations } from "../../server/storage/migrations/migrations.ts";
import { type OpenStore, openStore } from "../../server/storage/open.ts";
import { formerSeatIndex, seatIndexes } from "../../server/storage/results/seat-indexes.ts";
import { newFolder } from "../support/app.ts";
import { sharedPostgres } from "../support/shared-postgres.ts";

const log = { info() {}, error() {} };
const newIndexes = seatIndexes.map(({ name }) => name).toSorted();

let url: string;
let client: pg.Client;

beforeEach(async () => {
  url = await sharedPostgres.newDatabase();
  await migrateToVersionBefore();
  client = new pg.Client(url);
  await client.connect();
});
afterEach(() => client?.end());

const open = (): Promise<OpenStore> => openStore({ DATA_DIR: newFolder(), DATABASE_URL: url }, log);

/** Migrates the empty database to the version before these indexes. */
async function migrateToVersionBefore(): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => postgresMigrations } });
  const { error } = await migrator.migrateTo("2026-11-27-rating-experience");
  await db.destroy();
  expect(error).toBeUndefined();
}

async function fillWith(seats: number): Promise<void> {
  await client.query(
    `insert into "resultSeats" ("gameId", seat, "playerId", name, avatar, edition, players, "isPublic", "endedAt", place,
      "winShare", deserted, nopes, stolen, "momentsJson")
    select 'game ' || n, 0, 'g-' || n % 100, 'Gus', '03', 'original', 2, 1, n, 1, 1, 0, 0, 0, '[]'
    from generate_series(1, $1::int) n`,
    [seats],
  );
}

/** Returns the valid indexes of seats in Postgres. */
async function usable(): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname name from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = '"resultSeats"'::regclass and indisvalid and not indisprimary order by 1`,
  );
  return rows.map(({ name }) => name).filter((name) => name.startsWith("resultSeats"));
}

test("a start that migrates a small table of seats creates its indexes", async () => {
  await fillWith(20_000);
  const opened = await open();
  expect(await usable()).toEqual(newIndexes);
  await opened.close();
});

test("a start with more than 20,000 seats does not wait for the indexes, which are built concurrently", async () => {
  await fillWith(20_001);
  // An open transaction with writes to the table delays concurrent index builds.
  const writer = new pg.Client(url);
  await writer.connect();
  await writer.query("begin");
  await writer.query(`update "resultSeats" set nopes = 1 where "gameId" = 'game 1'`);
  const opened = await open();
  expect(await usable()).toEqual([formerSeatIndex]);
  await writer.query("commit");
  await writer.end();
  await opened.indexed;
  expect(await usable()).toEqual(newIndexes);
  await opened.close();
});

test("an index that an interrupted process left invalid is built again", async () => {
  await fillWith(20_001);
  const first = await open();
  await first.indexed;
  await first.close();
  await client.query(`update pg_index set indisvalid = false where indexrelid = '"resultSeatsRated"'::regclass`);
  const second = await open();
  await second.indexed;
  expect(await usable()).toEqual(newIndexes);
  await second.close();
});
