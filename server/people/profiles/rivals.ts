import { type Kysely, sql } from "kysely";
import type { Rival } from "../../../shared/net/people.ts";
import type { Database } from "../../storage/database.ts";
import { hasOpenProfile } from "./visibility.ts";

const mostRivals = 6;

/** Number of newest games that count. It is limited because each game is a step in another part of an index. */
const newestGames = 200;

/**
 * Returns the accounts that a player has recently met most often.
 * @param isOwn if false, only public games count.
 */
export async function rivalsOf(db: Kysely<Database>, playerId: string, isOwn: boolean): Promise<readonly Rival[]> {
  const { rows } = await sql<Rival>`
    select accounts.name, accounts.avatar, met.games, met.ahead, met.behind
    from (
      select other."playerId", count(*) games,
        sum(case when own.place < other.place then 1 else 0 end) ahead,
        sum(case when own.place > other.place then 1 else 0 end) behind
      from (
        select seats."gameId", seats.place from ${sql.table("resultSeats")} seats
        where seats."playerId" = ${playerId} ${isOwn ? sql`` : sql`and seats."isPublic" = 1`}
        order by seats."endedAt" desc limit ${newestGames}
      ) own
      join ${sql.table("resultSeats")} other on other."gameId" = own."gameId" and other."playerId" <> ${playerId}
      group by other."playerId"
    ) met
    join accounts on accounts."playerId" = met."playerId" and ${hasOpenProfile}
    order by met.games desc, met."playerId" limit ${mostRivals}`.execute(db);
  return rows;
}
