import type { Kysely, Transaction } from "kysely";
import type { Result } from "../../../shared/core/result.ts";
import { UnavailableError } from "../../runtime/unavailable-error.ts";
import type { Database } from "../../storage/database.ts";

/** Database access for accounts. Every method rejects with `UnavailableError` while the database is unavailable. */
export class AccountsDb {
  readonly #db: Kysely<Database>;
  readonly #expectSame: () => Promise<void>;

  /** @param expectSame rejects if the database was replaced or restored: then nothing may be written. */
  constructor(db: Kysely<Database>, expectSame: () => Promise<void>) {
    this.#db = db;
    this.#expectSame = expectSame;
  }

  ask<Answer>(question: (db: Kysely<Database>) => Promise<Answer>): Promise<Answer> {
    return orAway(question(this.#db));
  }

  /** Runs a transaction. It is rolled back if the outcome is an error. */
  change<Value, Failure>(
    write: (trx: Transaction<Database>) => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure>> {
    return orAway(this.#change(write));
  }

  async #change<Value, Failure>(
    write: (trx: Transaction<Database>) => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure>> {
    await this.#expectSame();
    const trx = await this.#db.startTransaction().execute();
    let outcome: Result<Value, Failure>;
    try {
      outcome = await write(trx);
    } catch (error) {
      await trx.rollback().execute();
      throw error;
    }
    await (outcome.ok ? trx.commit() : trx.rollback()).execute();
    return outcome;
  }
}

async function orAway<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw new UnavailableError("the database does not answer", { cause: error });
  }
}
