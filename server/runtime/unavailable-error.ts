/** Error for an answer that is unavailable now, so that the caller should retry. */
export class UnavailableError extends Error {}

/**
 * Awaits an answer of the database.
 * @throws `UnavailableError` if the database does not answer.
 */
export async function orUnavailable<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof UnavailableError) throw error;
    throw new UnavailableError("the database does not answer", { cause: error });
  }
}
