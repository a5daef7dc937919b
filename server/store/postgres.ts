import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Log } from "../plumbing/log.ts";
import { unusable } from "../plumbing/unusable.ts";
import type { Database } from "./database.ts";
import type { Looks } from "./looks.ts";

/** How long the server may take to answer before a write counts as failed, in ms: players wait for it. */
const patienceMs = 3000;

/** What servers of this kind lock while they use a database: any number that others do not take. */
const lockKey = 5_046_711_009;

/** The server notices within half a minute that this process is gone with its whole machine, and frees the lock. */
const keepAlive = "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3";

/**
 * A database on a Postgres server. There is one connection, which holds a lock for as long as it lasts: whoever can write is
 * the only one who can. A connection that is lost is made again when it is needed, if the database still is what it was.
 * @param url postgres://USER:PASSWORD@HOST/DATABASE, directly to the server: a pool between would share the lock.
 * @throws if the server does not let us in, or another process has the database.
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
  // Of a connection that is in use only the connection itself tells; of one that is not the pool tells as well.
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

/** Times in ms come as numbers, like everything else that counts. */
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

/** @throws if the database is in an older state than it was. */
async function compare(client: pg.ClientBase, looks: Looks): Promise<void> {
  if (looks.count === null) return;
  const { rows } = await client.query<Database["looks"]>("SELECT count FROM looks");
  looks.compare(rows[0]?.count ?? null);
}
