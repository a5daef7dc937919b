import { randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import type { Log } from "../plumbing/log.ts";
import type { Database } from "./database.ts";
import { moveLoggedSteps } from "./steps.ts";
import { unawaitedIn } from "./unawaited.ts";

/**
 * After how many steps they move: nobody can tell from the time that it takes how many there were, some in secret.
 * Whoever reads a game looks through all that are logged.
 */
const newLimit = (): number => randomInt(500, 1000);

/** Keeps SQLite's log of steps short. If that fails nothing is lost, and it is tried again later. */
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

  /** Nobody who waits for what was written needs to wait for what that brings about. */
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

  /** Resolves once nothing is moved any more. */
  async rest(): Promise<void> {
    await this.#moving;
  }

  async #move(): Promise<void> {
    try {
      await this.#db.transaction().execute((moment) => moveLoggedSteps(unawaitedIn(moment)));
    } catch (error) {
      this.#log.error(
        { event: "steps-not-moved", err: error },
        "the log of steps could not be emptied: games are read more slowly until it can",
      );
    }
  }
}
