import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Log } from "../../runtime/log.ts";
import { startupError } from "../../runtime/startup-error.ts";
import type { CheckCounter } from "../check-counter.ts";
import type { Database, OpenDatabase } from "../database.ts";
import { advisoryLocks } from "./advisory-locks.ts";
import { LimitedDialect } from "./limited-dialect.ts";

/** Timeout in ms of all queries except slow reads. It is short because players wait for writes. */
const patienceMs = 3000;

/** Timeout in ms of slow reads, such as profiles of other players. */
const readingPatienceMs = 5000;

/** Maximum number of connections for slow reads. */
const readers = 2;

/** Writers of a database: one standalone process, or the nodes of a cluster. */
type Writers = "one" | "cluster";

interface Use {
  readonly connections: number;
  /** Maximum number of these that requests use. They may wait for locks that other nodes hold. */
  readonly forRequests: number;
  /** Takes the lock, which lasts as long as the connection. */
  readonly lock: string;
  readonly options: string;
  /** Error text for a database on which another process holds the lock. */
  readonly taken: string;
}

/**
 * Lets the database server detect within half a minute that this process and its machine are gone. It then frees the
 * lock.
 */
const keepAlive = "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3";

interface PostgresDeps {
  readonly checks: CheckCounter;
  readonly log: Log;
  readonly writers: Writers;
}

const uses: Readonly<Record<Writers, Use>> = {
  one: {
    connections: 1,
    forRequests: 1,
    lock: "SELECT pg_advisory_lock($1)",
    options: keepAlive,
    taken: "a database that no other server uses, but a running one has it",
  },
  cluster: {
    connections: 6,
    forRequests: 4,
    lock: "SELECT pg_advisory_lock_shared($1)",
    // Rolls back the open transaction of a frozen node, so that other nodes can replace it.
    options: `${keepAlive} -c idle_in_transaction_session_timeout=2000`,
    taken: "a database that only nodes of a cluster use, but a standalone server has it",
  },
};

/**
 * Opens a database on a Postgres server. Its connections hold a lock as long as they last. Only one process, or the
 * nodes of one cluster, can therefore write. A lost connection is reopened on demand, if the database is still in the
 * same state.
 * @param url postgres://USER:PASSWORD@HOST/DATABASE, directly to the server. Processes behind a connection pooler would
 * share the lock.
 * @throws if the server rejects the connection, or another process holds the lock.
 */
export async function openPostgres(url: string, { checks, log, writers }: PostgresDeps): Promise<OpenDatabase> {
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
      await compare(client, checks);
    },
  });
  const lost = (error: Error) =>
    log.error({ event: "database-lost", err: error }, "the connection to the database is lost");
  pool.on("connect", (client) => client.on("error", lost));
  // Busy connections report their errors themselves. For an idle one the pool repeats the error.
  pool.on("error", () => {});
  await reach(pool, url);
  const limit = { connections: use.forRequests, patienceMs };
  return {
    db: new Kysely({ dialect: new LimitedDialect({ pool }, limit) }),
    gamesDb: new Kysely({ dialect: new PostgresDialect({ pool }) }),
  };
}

/** Opens read-only connections without the lock on demand. Slow queries on them delay no write. */
export function readPostgres(url: string): Kysely<Database> {
  return new Kysely({ dialect: new PostgresDialect({ pool: poolOfReaders(url) }) });
}

/** Same for commands beside a running server. @throws if the server rejects the connection. */
export async function visitPostgresToRead(url: string): Promise<Kysely<Database>> {
  const pool = poolOfReaders(url);
  await reach(pool, url);
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

function poolOfReaders(url: string): pg.Pool {
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
  // Queries report their own errors, and an idle connection is reopened on demand.
  pool.on("error", () => {});
  return pool;
}

/**
 * Opens one connection without the lock, for commands beside a running server.
 * @param over options that differ for this connection.
 * @throws if the server rejects it.
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

/** Returns an error that names the setting of a database that is reachable but unusable. */
export const unusableDatabase = (url: string, cause: unknown): Error =>
  startupError("DATABASE_URL", "a database of Nine Lives that can be written, or an empty one", placeOf(url), cause);

/** Returns a database's address without user and password. */
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
    throw startupError("DATABASE_URL", "a Postgres server that accepts this connection", placeOf(url), error);
  }
}

/** Error for a database on which another process holds the lock. */
class Taken extends Error {
  constructor({ taken }: Use) {
    super(`DATABASE_URL: expected ${taken}`);
  }
}

/** Parses times in ms and counts (int8) as numbers. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);

const lockNotAvailable = "55P03";

/** @throws if another process holds the lock. */
async function lock(client: pg.ClientBase, use: Use): Promise<void> {
  try {
    await client.query(`SET lock_timeout = ${patienceMs - 500}`);
    await client.query(use.lock, [advisoryLocks.servers]);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === lockNotAvailable)) throw error;
    throw new Taken(use);
  }
}

/** @throws if the database is in an older state than before. */
async function compare(client: pg.ClientBase, looks: CheckCounter): Promise<void> {
  const { count } = looks;
  if (count === null) return;
  const { rows } = await client.query<Database["looks"]>("SELECT count FROM looks");
  looks.compare(rows[0]?.count ?? null, count);
}
