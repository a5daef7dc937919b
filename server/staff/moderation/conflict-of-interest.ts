import { type Kysely, sql } from "kysely";
import { lockAccountRow } from "../../people/accounts/account-lock.ts";
import { presentIdOf } from "../../people/accounts/guest-merge.ts";
import type { Database } from "../../storage/database.ts";
import { roleOf } from "../operators/staff.ts";

/*
 * Rights of staff over other players. Only operators decide on staff, because a moderator could otherwise ban those who
 * appointed them. Members of staff cannot decide on themselves, or on a guest who has become their account.
 */

/** Query condition: reports that a member of staff may see and decide. */
export const whereDecidableBy = (viewer: string) =>
  sql<boolean>`(reports."playerId" <> ${viewer} and reports."playerId" not in
    (select "guestId" from ${sql.table("movedGuests")} where "playerId" = ${viewer})
    and (exists (select 1 from staff where "playerId" = ${viewer} and role = 'operator') or not exists
      (select 1 from staff where "playerId" = reports."playerId" or "playerId" in
        (select "playerId" from ${sql.table("movedGuests")} where "guestId" = reports."playerId"))))`;

/** Whether a member of staff may see and decide cases of a player. */
export async function mayDecideOn(db: Kysely<Database>, by: string, playerId: string): Promise<boolean> {
  const subject = await presentIdOf(db, playerId);
  if (subject === by) return false;
  const role = await roleOf(db, by);
  return role === "operator" || (role === "moderator" && (await roleOf(db, subject)) === null);
}

/** Like `mayDecideOn`, for a change: the lock prevents the player from being appointed until the transaction ends. */
export async function mayDecideNowOn(db: Kysely<Database>, by: string, playerId: string): Promise<boolean> {
  const subject = await presentIdOf(db, playerId);
  await lockAccountRow(db, subject);
  return mayDecideOn(db, by, subject);
}
