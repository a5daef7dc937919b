import type { Kysely } from "kysely";
import { looksOf } from "../players/look-alikes.ts";
import type { Database } from "../store/database.ts";
import { hashed } from "./hashed.ts";

/** Most looks of names that one person may hold; a name has two at most. */
const mostLooks = 20;

/**
 * Takes a name for somebody, who keeps their former ones. To be called in a transaction, which must be undone if it
 * fails. Of several people at once one gets it.
 * @returns false if somebody else has or had the name, or one that looks like it, or this person holds too many.
 */
export async function takeName(db: Kysely<Database>, playerId: string, name: string): Promise<boolean> {
  // Whoever takes several rows takes them in this order: nobody waits for ever.
  const rows = [...looksOfName(name)].sort().map((look) => ({ look, playerId }));
  const taken = await db
    .insertInto("nameLooks")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("look").doUpdateSet({ playerId }).where("nameLooks.playerId", "=", playerId),
    )
    .returning("look")
    .execute();
  if (taken.length < rows.length) return false;
  const held = await db.selectFrom("nameLooks").select("look").where("playerId", "=", playerId).execute();
  return held.length <= mostLooks;
}

/** Whether somebody else has or had the name, or one that looks like it. */
export async function isTaken(db: Kysely<Database>, name: string): Promise<boolean> {
  const row = await db
    .selectFrom("nameLooks")
    .select("look")
    .where("look", "in", [...looksOfName(name)])
    .executeTakeFirst();
  return row !== undefined;
}

/** What names have in common that look alike. */
export const looksOfName = (name: string): ReadonlySet<string> => new Set(looksOf(name).map(hashed));
