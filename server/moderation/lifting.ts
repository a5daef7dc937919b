import type { Kysely } from "kysely";
import { lockAccount } from "../accounts/owner.ts";
import type { Deeds, Doer } from "../operators/deeds.ts";
import type { Database } from "../store/database.ts";
import { noteModeration } from "../store/moderation-changes.ts";
import { inForce, isOf } from "./in-force.ts";

/** A sanction as the command line shows it. */
export type LiftedSanction = Pick<Database["sanctions"], "id" | "kind" | "endsAt">;

/** Returns the sanctions in force against a player, the oldest first. @param now ms since 1970. */
export const sanctionsOn = (db: Kysely<Database>, playerId: string, now: number): Promise<readonly LiftedSanction[]> =>
  db
    .selectFrom("sanctions")
    .select(["id", "kind", "endsAt"])
    .where(isOf(playerId))
    .where(inForce(now))
    .orderBy("beganAt")
    .orderBy("id")
    .execute();

/**
 * Ends all sanctions in force against a player, staff included. Must be called in a transaction. @returns the ended
 * ones.
 */
export async function liftAll(
  db: Kysely<Database>,
  deeds: Pick<Deeds, "add">,
  { playerId, by }: { readonly playerId: string; readonly by: Doer },
  now: number,
): Promise<readonly LiftedSanction[]> {
  await lockAccount(db, playerId);
  const lifted = await sanctionsOn(db, playerId, now);
  for (const { id, kind } of lifted) {
    await db.updateTable("sanctions").set({ liftedAt: now }).where("id", "=", id).execute();
    await deeds.add(db, { by, action: "end-sanction", subject: id, subjectId: playerId, why: kind });
  }
  await noteModeration(db);
  return lifted;
}
