import pg from "pg";
import type { Log } from "../../runtime/log.ts";
import { advisoryLocks } from "../postgres/advisory-locks.ts";
import { formerGuestIndex, formerSeatIndex, searchIndexes, seatIndexes } from "./seat-indexes.ts";

const connectionTimeoutMillis = 10_000;

/**
 * Builds the indexes of a large `resultSeats` on Postgres concurrently with reads and writes. Until then queries are
 * correct but slower. It does nothing while another process of the cluster builds them.
 */
export class SeatIndexing {
  readonly #client: pg.Client;
  readonly #connected: Promise<unknown>;
  /** Resolves once the work has ended. */
  readonly done: Promise<void>;
  #isOver = false;

  constructor(url: string, log: Pick<Log, "error">) {
    this.#client = new pg.Client({
      connectionString: url,
      application_name: "nine-lives-indexing",
      keepAlive: true,
      connectionTimeoutMillis,
    });
    // The interrupted statement already reports a lost connection.
    this.#client.on("error", () => {});
    this.#connected = this.#client.connect();
    this.done = this.#run().catch((error) => {
      if (this.#isOver) return;
      log.error({ event: "indexes-not-made", err: error }, "indexes could not be built; the next start retries");
    });
  }

  /** Ends the connection. The next start removes an incomplete index. */
  async stop(): Promise<void> {
    this.#isOver = true;
    // Ending a connection while it is being opened would leave its promise pending.
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

  /**
   * Tries the lock without waiting. A waiting process would hold a snapshot, for which the index build would wait in
   * turn.
   */
  async #mayMake(): Promise<boolean> {
    const { rows } = await this.#client.query<{ mine: boolean }>("select pg_try_advisory_lock($1) mine", [
      advisoryLocks.indexing,
    ]);
    return rows[0]?.mine === true;
  }

  async #make(): Promise<void> {
    const valid = await this.#validIndexes();
    for (const { name, holds } of [...seatIndexes, ...searchIndexes]) {
      if (valid.has(name)) continue;
      await this.#client.query(`drop index concurrently if exists "${name}"`);
      await this.#client.query(`create index concurrently "${name}" on "resultSeats" ${holds}`);
    }
    for (const name of [formerSeatIndex, formerGuestIndex])
      await this.#client.query(`drop index concurrently if exists "${name}"`);
  }

  async #validIndexes(): Promise<ReadonlySet<string>> {
    const { rows } = await this.#client.query<{ name: string }>(
      `select relname name from pg_index join pg_class on pg_class.oid = indexrelid
      where indrelid = '"resultSeats"'::regclass and indisvalid`,
    );
    return new Set(rows.map(({ name }) => name));
  }
}
