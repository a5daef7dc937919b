import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Log } from "../plumbing/log.ts";
import { unusable } from "../plumbing/unusable.ts";
import type { Database } from "./database.ts";
import type { Looks } from "./looks.ts";

/** How long the server may take to answer before a write counts as failed, in ms; players wait for it. */
const patienceMs = 3000;

/** How long it may take to answer what people read of each other, in ms. */
const readingPatienceMs = 5000;

/** How many of them can read at once. */
const readers = 2;

/** The number that servers of this kind lock while they use a database; others should not use it. */
const lockKey = 5_046_711_009;

/** Who writes a database: one process, or the nodes of a house. */
type Writers = "one" | "house";

interface Use {
  readonly connections: number;
  /** Holds the lock as long as the connection lasts. */
  readonly lock: string;
  readonly options: string;
  /** What is expected of the database, if another holds the lock. */
  readonly taken: string;
}

/**
 * The database server notices within half a minute that this process and its whole machine are gone, and frees the
 * lock.
 */
const keepAlive = "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3";

interface PostgresDeps {
  readonly looks: Looks;
  readonly log: Log;
  readonly writers: Writers;
}

const uses: Readonly<Record<Writers, Use>> = {
  one: {
    connections: 1,
    lock: "SELECT pg_advisory_lock($1)",
    options: keepAlive,
    taken: "a database that no other server uses, but a running one has it",
  },
  house: {
    connections: 6,
    lock: "SELECT pg_advisory_lock_shared($1)",
    // A frozen node must not keep others from replacing it: its open transaction is undone.
    options: `${keepAlive} -c idle_in_transaction_session_timeout=2000`,
    taken: "a database that only nodes of a house use, but a server without one has it",
  },
};

/**
 * A database on a Postgres server. Its connections hold a lock as long as they last: only one process can write, or the
 * nodes of one house. A lost connection is made again when it is needed, if the database is still what it was.
 * @param url postgres://USER:PASSWORD@HOST/DATABASE, directly to the server: a connection pool between would share the
 * lock.
 * @throws if the server refuses the connection, or another process has the database.
 */
export async function openPostgres(url: string, { looks, log, writers }: PostgresDeps): Promise<Kysely<Database>> {
  const use = uses[writers];
  const pool = new pg.Pool({
    connectionString: url,
    max: use.connections,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    keepAlive: true,
    application_name: "nine-lives",
    options: use.options,
    types: { getTypeParser },
    async onConnect(client) {
      await lock(client, use);
      await compare(client, looks);
    },
  });
  const lost = (error: Error) =>
    log.error({ event: "database-lost", err: error }, "the connection to the database is lost");
  pool.on("connect", (client) => client.on("error", lost));
  // A connection in use reports its errors itself; for an idle one the pool reports them too.
  pool.on("error", () => {});
  await reach(pool, url);
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

/** Connections only for reading, which hold no lock: what takes long there delays no write. They are made as needed. */
export function readPostgres(url: string): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: readers,
    connectionTimeoutMillis: patienceMs,
    query_timeout: readingPatienceMs + 500,
    keepAlive: true,
    application_name: "nine-lives-reading",
    options: `${keepAlive} -c default_transaction_read_only=on -c statement_timeout=${readingPatienceMs}`,
    types: { getTypeParser },
  });
  // Whoever asks is told; an idle connection is made again.
  pool.on("error", () => {});
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

/**
 * One connection that holds no lock, for what is done beside a running server.
 * @param over what differs for this connection.
 * @throws if the server refuses it.
 */
export async function visitPostgres(url: string, over: pg.PoolConfig = {}): Promise<Kysely<Database>> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    application_name: "nine-lives-command",
    types: { getTypeParser },
    ...over,
  });
  pool.on("error", () => {});
  await reach(pool, url);
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

/** An error that names the setting of a database that is reached, and cannot be used. */
export const unusableDatabase = (url: string, cause: unknown): Error =>
  unusable("DATABASE_URL", "a database of Nine Lives that can be written, or an empty one", placeOf(url), cause);

/** A database's address without user and password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

async function reach(pool: pg.Pool, url: string): Promise<void> {
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    if (error instanceof Taken) throw error;
    throw unusable("DATABASE_URL", "a Postgres server that lets this one in", placeOf(url), error);
  }
}

/** Another process has the database. */
class Taken extends Error {
  constructor({ taken }: Use) {
    super(`DATABASE_URL: expected ${taken}`);
  }
}

/** Reads times in ms, like all counts, as numbers. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);

const lockNotAvailable = "55P03";

/** @throws if another process has the database. */
async function lock(client: pg.ClientBase, use: Use): Promise<void> {
  try {
    await client.query(`SET lock_timeout = ${patienceMs - 500}`);
    await client.query(use.lock, [lockKey]);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === lockNotAvailable)) throw error;
    throw new Taken(use);
  }
}

/** @throws if the database is in an older state than before. */
async function compare(client: pg.ClientBase, looks: Looks): Promise<void> {
  const { count } = looks;
  if (count === null) return;
  const { rows } = await client.query<Database["looks"]>("SELECT count FROM looks");
  looks.compare(rows[0]?.count ?? null, count);
}
