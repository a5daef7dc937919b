import type { Kysely } from "kysely";
import type { Database } from "../store/database.ts";

/** How many reports nobody has decided. @param viewer a moderator, who does not hear of those of themselves; null: of all. */
export async function openReports(db: Kysely<Database>, viewer: string | null): Promise<number> {
  const { count } = await db
    .selectFrom("reports")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("playerId", "<>", viewer ?? "")
    .where("decidedAt", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
