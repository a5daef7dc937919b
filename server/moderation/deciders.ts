import { type Kysely, sql } from "kysely";
import { accountsOf } from "../accounts/moved-guests.ts";
import { lockAccount } from "../accounts/owner.ts";
import { roleOf } from "../operators/staff.ts";
import type { Database } from "../store/database.ts";

/*
 * Rights of staff over other people. Only operators decide on staff, because a moderator could otherwise keep out those
 * who named them. Nobody decides on themselves, nor on a guest who has become their account.
 */

/** Reports that one of the staff may see and decide, in a query. */
export const decidableBy = (viewer: string) =>
  sql<boolean>`(reports."playerId" <> ${viewer} and reports."playerId" not in
    (select "guestId" from ${sql.table("movedGuests")} where "playerId" = ${viewer})
    and (exists (select 1 from staff where "playerId" = ${viewer} and role = 'operator') or not exists
      (select 1 from staff where "playerId" = reports."playerId" or "playerId" in
        (select "playerId" from ${sql.table("movedGuests")} where "guestId" = reports."playerId"))))`;

/** Whether one of the staff may see and decide what concerns a person. */
export async function mayDecideOn(db: Kysely<Database>, by: string, playerId: string): Promise<boolean> {
  const subject = (await accountsOf(db, [playerId])).get(playerId) ?? playerId;
  if (subject === by) return false;
  const role = await roleOf(db, by);
  return role === "operator" || (role === "moderator" && (await roleOf(db, subject)) === null);
}

/** The same for a change: until the transaction is over the person is given no right. */
export async function mayDecideNowOn(db: Kysely<Database>, by: string, playerId: string): Promise<boolean> {
  const subject = (await accountsOf(db, [playerId])).get(playerId) ?? playerId;
  await lockAccount(db, subject);
  return mayDecideOn(db, by, subject);
}
