import type { Kysely } from "kysely";
import { lockAccountRow } from "../../people/accounts/account-lock.ts";
import type { Database } from "../../storage/database.ts";
import { noteModeration } from "../../storage/moderation-changes.ts";
import type { Actor, AuditLog } from "../operators/audit-log.ts";
import { isInForce, isOf } from "./active-sanctions.ts";
import { shortenWatches } from "./new-guests.ts";

/** A sanction as the command line shows it. */
export type LiftedSanction = Pick<Database["sanctions"], "id" | "kind" | "endsAt">;

/** Returns the sanctions in force against a player, the oldest first. @param now ms since 1970. */
export const sanctionsOn = (db: Kysely<Database>, playerId: string, now: number): Promise<readonly LiftedSanction[]> =>
  db
    .selectFrom("sanctions")
    .select(["id", "kind", "endsAt"])
    .where(isOf(playerId))
    .where(isInForce(now))
    .orderBy("beganAt")
    .orderBy("id")
    .execute();

/**
 * Ends all sanctions in force against a player, staff included. Must be called in a transaction. @returns the ended
 * ones.
 */
export async function liftAll(
  db: Kysely<Database>,
  deeds: Pick<AuditLog, "add">,
  { playerId, by }: { readonly playerId: string; readonly by: Actor },
  now: number,
): Promise<readonly LiftedSanction[]> {
  await lockAccountRow(db, playerId);
  const lifted = await sanctionsOn(db, playerId, now);
  for (const { id, kind } of lifted) {
    await db.updateTable("sanctions").set({ liftedAt: now }).where("id", "=", id).execute();
    await deeds.add(db, { by, action: "end-sanction", subject: id, subjectId: playerId, why: kind });
  }
  await noteModeration(db);
  await shortenWatches(db, playerId, now);
  return lifted;
}
