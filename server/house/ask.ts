import { Away } from "../tables/away.ts";

/**
 * Awaits a response of the database.
 * @throws `Away` if the database does not respond.
 */
export async function ask<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Away) throw error;
    throw new Away("the database of the cluster does not respond", { cause: error });
  }
}
