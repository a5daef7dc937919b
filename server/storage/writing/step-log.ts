import { randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import type { Log } from "../../runtime/log.ts";
import type { Database } from "../database.ts";
import { pipelined } from "../sqlite/pipelined.ts";
import { moveLoggedSteps } from "./steps.ts";

/**
 * Returns the number of logged steps that triggers a move. It is random, so that the timing does not reveal the number
 * of steps, some of which are secret. It is small, because every read of a game scans the log.
 */
const newLimit = (): number => randomInt(500, 1000);

/** Limits the length of SQLite's step log. A failure loses nothing, because the move is retried later. */
export class StepLog {
  readonly #db: Kysely<Database>;
  readonly #log: Pick<Log, "error">;
  #steps = 0;
  #limit = newLimit();
  #moving: Promise<void> = Promise.resolve();

  constructor(db: Kysely<Database>, log: Pick<Log, "error">) {
    this.#db = db;
    this.#log = log;
  }

  /** Counts written steps and starts a move in the background if there are enough. */
  wrote(steps: number): void {
    this.#steps += steps;
    if (this.#steps >= this.#limit) void this.empty();
  }

  async empty(): Promise<void> {
    this.#steps = 0;
    this.#limit = newLimit();
    this.#moving = this.#moving.then(() => this.#move());
    await this.#moving;
  }

  /** Resolves once no move is running. */
  async rest(): Promise<void> {
    await this.#moving;
  }

  async #move(): Promise<void> {
    try {
      await this.#db.transaction().execute((trx) => moveLoggedSteps(pipelined(trx)));
    } catch (error) {
      this.#log.error(
        { event: "steps-not-moved", err: error },
        "the step log could not be emptied; until it can, reads of games are slower",
      );
    }
  }
}
