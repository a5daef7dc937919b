import pg from "pg";

/** Timeout of a query, in ms. */
const patienceMs = 3000;

/**
 * Writes on this connection need not be on the disk before the response. Otherwise heartbeats would wait for the disk.
 */
const options = [
  "-c synchronous_commit=off",
  "-c lock_timeout=1000",
  "-c tcp_keepalives_idle=2",
  "-c tcp_keepalives_interval=1",
  "-c tcp_keepalives_count=3",
].join(" ");

export interface DatabaseQuery {
  readonly text: string;
  readonly values: readonly (string | number | boolean)[];
}

/** Dedicated database connection of a node. It is reopened when it is lost. */
export class DedicatedConnection {
  readonly #pool: pg.Pool;
  #connections = 0;

  constructor(databaseUrl: string) {
    this.#pool = new pg.Pool({
      connectionString: databaseUrl,
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
      keepAlive: true,
      application_name: "nine-lives node",
      options,
    });
    this.#pool.on("connect", (client) => {
      this.#connections += 1;
      // The next query fails, so its caller gets the error.
      client.on("error", () => {});
    });
    this.#pool.on("error", () => {});
  }

  /** @param question gets the number of the connection, from 1. */
  async ask<Row extends pg.QueryResultRow>(question: (connection: number) => DatabaseQuery): Promise<readonly Row[]> {
    const client = await this.#pool.connect();
    try {
      const { text, values } = question(this.#connections);
      const { rows } = await client.query<Row>(text, [...values]);
      client.release();
      return rows;
    } catch (error) {
      client.release(!(error instanceof pg.DatabaseError));
      throw error;
    }
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}
