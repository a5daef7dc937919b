import { UnavailableError } from "../runtime/unavailable-error.ts";

/**
 * Awaits a response of the database.
 * @throws `UnavailableError` if the database does not respond.
 */
export async function queryCluster<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof UnavailableError) throw error;
    throw new UnavailableError("the database of the cluster does not respond", { cause: error });
  }
}
