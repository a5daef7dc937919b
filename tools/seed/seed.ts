import { join } from "node:path";
import type { Config } from "../../server/runtime/config/config.ts";
import { headCodec, playersCodec, stepCodec } from "../../server/storage/codecs.ts";
import type { Database } from "../../server/storage/database.ts";
import { type OpenStore, openStore } from "../../server/storage/open.ts";
import { encodeText } from "../../server/storage/versioned-codec.ts";
import { seededRandom } from "../../shared/core/rng.ts";
import { type PastGame, pastOf, Ratings } from "./past.ts";
import { accountRow, lookRows } from "./people.ts";
import { library, type Played } from "./records.ts";
import { type Rows, rowsOfPostgres, rowsOfSqlite } from "./rows.ts";

export interface Plan {
  readonly accounts: number;
  readonly games: number;
  readonly records: number;
  readonly seed: string;
}

const yearMs = 365 * 86_400_000;
const rowsAtOnce = 20_000;

/** @throws if the database is not empty, or a server uses it. */
export async function seed(where: Pick<Config, "DATA_DIR" | "DATABASE_URL">, plan: Plan): Promise<void> {
  const opened = await openStore(where, { info() {}, error: (_, message) => console.error(message) });
  try {
    await expectEmpty(opened);
    const rows =
      where.DATABASE_URL === undefined
        ? rowsOfSqlite(join(where.DATA_DIR, "games.sqlite"))
        : await rowsOfPostgres(where.DATABASE_URL);
    await fill(rows, plan);
    await rows.close();
  } finally {
    await opened.close();
  }
}

async function expectEmpty({ db }: OpenStore): Promise<void> {
  for (const table of ["accounts", "results", "games", "tables"] as const) {
    const row = await db
      .selectFrom(table)
      .select((eb) => eb.lit(1).as("one"))
      .limit(1)
      .executeTakeFirst();
    if (row) throw new Error(`expected an empty database, got rows in ${table}`);
  }
}

async function fill(rows: Rows, { accounts, games, records, seed }: Plan): Promise<void> {
  const end = Date.now();
  const begin = end - 2 * yearMs;
  for (let first = 0; first < accounts; first += rowsAtOnce) {
    const numbers = Array.from({ length: Math.min(rowsAtOnce, accounts - first) }, (_, index) => first + index);
    await rows.write(
      "accounts",
      numbers.map((number) => accountRow(number, begin + number)),
    );
    await rows.write("nameLooks", numbers.flatMap(lookRows));
  }
  console.error(`${accounts} accounts`);
  const played = library(seed);
  const playedAs = (number: number, edition: string, players: number) =>
    number < games - records ? null : played(edition, players, number);
  const ratings = new Ratings();
  let batch: PastGame[] = [];
  let done = 0;
  const flush = async () => {
    await rows.write(
      "results",
      batch.map(({ result }) => result),
    );
    await rows.write(
      "resultSeats",
      batch.flatMap(({ seats }) => seats),
    );
    const records = batch.flatMap((game, index) => {
      const played = playedAs(done + index, game.result.edition, game.result.players);
      return played ? [recordRows(game, played)] : [];
    });
    await rows.write(
      "games",
      records.map(({ game }) => game),
    );
    await rows.write(
      "steps",
      records.flatMap(({ steps }) => steps),
    );
    done += batch.length;
    batch = [];
    if (done % 100_000 === 0) console.error(`${done} games`);
  };
  for (const game of pastOf({ accounts, games, chance: seededRandom(seed), begin, end }, ratings, playedAs)) {
    batch.push(game);
    if (batch.length === rowsAtOnce) await flush();
  }
  await flush();
  const rated = ratings.ratings;
  await inBatches(rated, (some) => rows.write("ratings", some));
  await inBatches(ratings.weeks, (some) => rows.write("weeks", some));
  console.error(`${done} games, ${ratings.number} of them rated; ${rated.length} ratings`);
}

async function inBatches<Row>(rows: readonly Row[], write: (some: readonly Row[]) => Promise<void>): Promise<void> {
  for (let first = 0; first < rows.length; first += rowsAtOnce) await write(rows.slice(first, first + rowsAtOnce));
}

interface RecordRows {
  readonly game: Database["games"];
  readonly steps: readonly Database["steps"][];
}

function recordRows({ result, seats }: PastGame, { record }: Played): RecordRows {
  const { gameId: id, beganAt, endedAt, isPublic, pool, unrated } = result;
  const { steps, ...head } = record;
  const named = seats.map(({ playerId, name, avatar }) => ({
    kind: playerId === null ? ("bot" as const) : ("person" as const),
    name,
    avatar,
  }));
  return {
    game: {
      id,
      roomId: `room of ${id}`,
      isShared: isPublic,
      recordJson: encodeText(headCodec, { ...head, beganAt, seats: named }),
      playersJson: encodeText(
        playersCodec,
        seats.map(({ playerId }) => playerId),
      ),
      beganAt,
      endedAt,
      pool,
      unrated,
    },
    steps: steps.map((step, place) => ({ gameId: id, place, stepJson: encodeText(stepCodec, step) })),
  };
}
