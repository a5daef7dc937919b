import pg from "pg";
import type { Log } from "../plumbing/log.ts";
import { formerSeatIndex, seatIndexes } from "./seat-indexes.ts";

/** The number that a process locks while it makes indexes. */
const indexingKey = 5_046_711_013;

const connectionTimeoutMillis = 10_000;

/**
 * Makes the indexes of a large `resultSeats` on Postgres, beside all that reads and writes it. Until then answers are
 * as right, but slower. Another process of the cluster may be about it; then this one leaves it to that one.
 */
export class SeatIndexing {
  readonly #client: pg.Client;
  readonly #connected: Promise<unknown>;
  /** Resolves once nothing more is done. */
  readonly done: Promise<void>;
  #isOver = false;

  constructor(url: string, log: Pick<Log, "error">) {
    this.#client = new pg.Client({
      connectionString: url,
      application_name: "nine-lives-indexing",
      keepAlive: true,
      connectionTimeoutMillis,
    });
    // A lost connection is told by the statement that it interrupts.
    this.#client.on("error", () => {});
    this.#connected = this.#client.connect();
    this.done = this.#run().catch((error) => {
      if (this.#isOver) return;
      log.error({ event: "indexes-not-made", err: error }, "indexes could not be made; the next start tries again");
    });
  }

  /** Ends the connection. What it leaves half made is removed at the next start. */
  async stop(): Promise<void> {
    this.#isOver = true;
    // A connection that is ended while it is made settles neither way.
    await this.#connected.catch(() => {});
    await this.#client.end().catch(() => {});
    await this.done;
  }

  async #run(): Promise<void> {
    await this.#connected;
    try {
      if (!this.#isOver && (await this.#mayMake())) await this.#make();
    } finally {
      await this.#client.end();
    }
  }

  /** A process that waited for the lock would have a snapshot, and the other one would wait for that. */
  async #mayMake(): Promise<boolean> {
    const { rows } = await this.#client.query<{ mine: boolean }>("select pg_try_advisory_lock($1) mine", [indexingKey]);
    return rows[0]?.mine === true;
  }

  async #make(): Promise<void> {
    const valid = await this.#validIndexes();
    for (const { name, holds } of seatIndexes) {
      if (valid.has(name)) continue;
      await this.#client.query(`drop index concurrently if exists "${name}"`);
      await this.#client.query(`create index concurrently "${name}" on "resultSeats" ${holds}`);
    }
    await this.#client.query(`drop index concurrently if exists "${formerSeatIndex}"`);
  }

  async #validIndexes(): Promise<ReadonlySet<string>> {
    const { rows } = await this.#client.query<{ name: string }>(
      `select relname name from pg_index join pg_class on pg_class.oid = indexrelid
      where indrelid = '"resultSeats"'::regclass and indisvalid`,
    );
    return new Set(rows.map(({ name }) => name));
  }
}
