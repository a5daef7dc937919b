import { Away } from "../tables/away.ts";

/** @throws `Away` if the database does not answer. */
export async function ask<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Away) throw error;
    throw new Away("the database of the house does not answer", { cause: error });
  }
}
