import type { Kysely } from "kysely";
import type { Player } from "../../../shared/net/protocol.ts";
import type { Database } from "../../storage/database.ts";

/**
 * Locks an account, so that no other transaction changes or erases it until this one ends.
 * @returns null if there is none.
 */
export async function lockAccountRow(db: Kysely<Database>, playerId: string): Promise<Player | null> {
  const row = await db
    .updateTable("accounts")
    .set(({ ref }) => ({ madeAt: ref("madeAt") }))
    .where("playerId", "=", playerId)
    .returning(["name", "avatar"])
    .executeTakeFirst();
  return row ? { id: playerId, ...row, guest: false } : null;
}
