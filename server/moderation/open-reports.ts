import type { Kysely } from "kysely";
import type { Database } from "../store/database.ts";
import { notOf } from "./oneself.ts";

/** How many reports nobody has decided. @param viewer a moderator, who does not hear of those of themselves; null: of all. */
export async function openReports(db: Kysely<Database>, viewer: string | null): Promise<number> {
  const open = db
    .selectFrom("reports")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("decidedAt", "is", null);
  const { count } = await (viewer === null ? open : open.where(notOf(viewer))).executeTakeFirstOrThrow();
  return Number(count);
}
