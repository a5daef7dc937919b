import { type Kysely, sql } from "kysely";
import { accountsOf } from "../accounts/moved-guests.ts";
import type { Database } from "../store/database.ts";

/* Nobody moderates themselves, nor a guest who has become their account. */

/** Reports of others, in a query. */
export const notOf = (viewer: string) =>
  sql<boolean>`(reports."playerId" <> ${viewer} and reports."playerId" not in
    (select "guestId" from ${sql.table("movedGuests")} where "playerId" = ${viewer}))`;

/** Whether a player is the one who asks. */
export const isOneself = async (db: Kysely<Database>, viewer: string, playerId: string): Promise<boolean> =>
  playerId === viewer || (await accountsOf(db, [playerId])).get(playerId) === viewer;
