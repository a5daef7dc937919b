import type { Kysely } from "kysely";
import type { Database } from "../../storage/database.ts";
import { whereDecidableBy } from "./conflict-of-interest.ts";

/**
 * Counts the undecided reports.
 * @param viewer member of staff, for the reports that they may decide; null: all.
 */
export async function openReports(db: Kysely<Database>, viewer: string | null): Promise<number> {
  const open = db
    .selectFrom("reports")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("decidedAt", "is", null);
  const { count } = await (viewer === null ? open : open.where(whereDecidableBy(viewer))).executeTakeFirstOrThrow();
  return Number(count);
}
