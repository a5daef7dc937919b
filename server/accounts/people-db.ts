import type { Kysely, Transaction } from "kysely";
import type { Result } from "../../shared/core/result.ts";
import type { Database } from "../store/database.ts";
import { Away } from "../tables/away.ts";

/** The database, as accounts ask it. Every method rejects with `Away` if it cannot be asked now. */
export class PeopleDb {
  readonly #db: Kysely<Database>;
  readonly #expectSame: () => Promise<void>;

  /** @param expectSame rejects if the database is not what it was: then nothing may be written. */
  constructor(db: Kysely<Database>, expectSame: () => Promise<void>) {
    this.#db = db;
    this.#expectSame = expectSame;
  }

  ask<Answer>(question: (db: Kysely<Database>) => Promise<Answer>): Promise<Answer> {
    return orAway(question(this.#db));
  }

  /** Writes as a whole, or nothing at all if an error is the outcome. */
  change<Value, Failure>(
    write: (moment: Transaction<Database>) => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure>> {
    return orAway(this.#change(write));
  }

  async #change<Value, Failure>(
    write: (moment: Transaction<Database>) => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure>> {
    await this.#expectSame();
    const moment = await this.#db.startTransaction().execute();
    let outcome: Result<Value, Failure>;
    try {
      outcome = await write(moment);
    } catch (error) {
      await moment.rollback().execute();
      throw error;
    }
    await (outcome.ok ? moment.commit() : moment.rollback()).execute();
    return outcome;
  }
}

async function orAway<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw new Away("the database does not answer", { cause: error });
  }
}
