import { PostgresDialect, type PostgresDialectConfig, PostgresDriver } from "kysely";
import { systemTimers } from "../../runtime/timers.ts";

interface ConnectionLimit {
  /** Maximum number of connections in use at once. */
  readonly connections: number;
  /** Time in ms after which a query that waits for a connection fails. */
  readonly patienceMs: number;
}

/** Uses only some connections of a pool at once, so that the others are free for the pool's other users. */
export class LimitedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #limit: ConnectionLimit;

  constructor(config: PostgresDialectConfig, limit: ConnectionLimit) {
    super(config);
    this.#config = config;
    this.#limit = limit;
  }

  override createDriver(): PostgresDriver {
    return new LimitedDriver(this.#config, this.#limit);
  }
}

class LimitedDriver extends PostgresDriver {
  readonly #patienceMs: number;
  #free: number;
  /** In the order of their requests. */
  readonly #waiting = new Set<() => void>();

  constructor(config: PostgresDialectConfig, { connections, patienceMs }: ConnectionLimit) {
    super(config);
    this.#free = connections;
    this.#patienceMs = patienceMs;
  }

  override async acquireConnection(...options: Parameters<PostgresDriver["acquireConnection"]>) {
    await this.#enter();
    try {
      return await super.acquireConnection(...options);
    } catch (error) {
      this.#leave();
      throw error;
    }
  }

  override async releaseConnection(...released: Parameters<PostgresDriver["releaseConnection"]>): Promise<void> {
    try {
      await super.releaseConnection(...released);
    } finally {
      this.#leave();
    }
  }

  #enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const enter = () => {
        cancel();
        resolve();
      };
      const cancel = systemTimers.after(this.#patienceMs, () => {
        this.#waiting.delete(enter);
        reject(new Error("timeout exceeded when waiting for a connection"));
      });
      this.#waiting.add(enter);
    });
  }

  #leave(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
