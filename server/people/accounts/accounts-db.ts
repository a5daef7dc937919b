import type { Kysely, Transaction } from "kysely";
import type { Result } from "../../../shared/core/result.ts";
import { orUnavailable } from "../../runtime/unavailable-error.ts";
import { changeOrRollBack } from "../../storage/change-or-roll-back.ts";
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
    return orUnavailable(question(this.#db));
  }

  /** Runs a transaction. It is rolled back if the outcome is an error. */
  change<Value, Failure>(
    write: (trx: Transaction<Database>) => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure>> {
    return orUnavailable(this.#expectSame().then(() => changeOrRollBack(this.#db, write)));
  }
}
