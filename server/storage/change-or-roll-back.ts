import type { Kysely, Transaction } from "kysely";
import type { Result } from "../../shared/core/result.ts";

/** Runs a transaction. It is rolled back if the outcome is an error. */
export async function changeOrRollBack<Tables, Value, Failure>(
  db: Kysely<Tables>,
  write: (trx: Transaction<Tables>) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  const trx = await db.startTransaction().execute();
  try {
    const outcome = await write(trx);
    await (outcome.ok ? trx.commit() : trx.rollback()).execute();
    return outcome;
  } catch (error) {
    if (!(trx.isCommitted || trx.isRolledBack)) await trx.rollback().execute();
    throw error;
  }
}
