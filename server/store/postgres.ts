import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Log } from "../plumbing/log.ts";
import { unusable } from "../plumbing/unusable.ts";
import type { Database } from "./database.ts";
import type { Looks } from "./looks.ts";

/** How long the server may take to answer before a write counts as failed, in ms; players wait for it. */
const patienceMs = 3000;

/** The number that servers of this kind lock while they use a database; others should not use it. */
const lockKey = 5_046_711_009;

/**
 * The database server notices within half a minute that this process and its whole machine are gone, and frees the
 * lock.
 */
const keepAlive = "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3";

/**
 * A database on a Postgres server. The one connection holds a lock as long as it lasts: only one process can write. A
 * lost connection is made again when it is needed, if the database is still what it was.
 * @param url postgres://USER:PASSWORD@HOST/DATABASE, directly to the server: a connection pool between would share the
 * lock.
 * @throws if the server refuses the connection, or another process has the database.
 */
export async function openPostgres(url: string, looks: Looks, log: Log): Promise<Kysely<Database>> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    keepAlive: true,
    application_name: "nine-lives",
    options: keepAlive,
    types: { getTypeParser },
    async onConnect(client) {
      await lock(client);
      await compare(client, looks);
    },
  });
  const lost = (error: Error) => log.error({ err: error }, "the connection to the database is lost");
  pool.on("connect", (client) => client.on("error", lost));
  // A connection in use reports its errors itself; for an idle one the pool reports them too.
  pool.on("error", () => {});
  await reach(pool, url);
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

async function reach(pool: pg.Pool, url: string): Promise<void> {
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    if (error instanceof Taken) throw error;
    const { host, pathname } = new URL(url);
    throw unusable("DATABASE_URL", "a Postgres server that lets this one in", `${host}${pathname}`, error);
  }
}

/** Another process has the database. */
class Taken extends Error {
  constructor() {
    super("DATABASE_URL: expected a database that no other server uses, but a running one has it");
  }
}

/** Reads times in ms, like all counts, as numbers. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);

const lockNotAvailable = "55P03";

/** @throws if another process has the database. */
async function lock(client: pg.ClientBase): Promise<void> {
  try {
    await client.query(`SET lock_timeout = ${patienceMs - 500}`);
    await client.query("SELECT pg_advisory_lock($1)", [lockKey]);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === lockNotAvailable)) throw error;
    throw new Taken();
  }
}

/** @throws if the database is in an older state than before. */
async function compare(client: pg.ClientBase, looks: Looks): Promise<void> {
  if (looks.count === null) return;
  const { rows } = await client.query<Database["looks"]>("SELECT count FROM looks");
  looks.compare(rows[0]?.count ?? null);
}
