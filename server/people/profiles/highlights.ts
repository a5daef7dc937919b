import { type Kysely, type SqlBool, sql } from "kysely";
import { z } from "zod";
import { parseJson } from "../../../shared/net/parse-json.ts";
import type { ProfileHighlight } from "../../../shared/net/people.ts";
import type { Database } from "../../storage/database.ts";

const mostMoments = 12;

/** Kind of a highlight, and its step in the replay. */
const momentsFormat = z.array(z.object({ kind: z.string(), step: z.int().min(0) })).catch([]);

/**
 * Returns the newest highlights of a player in games that a viewer may watch.
 * @param since ms since 1970; older games are not read.
 */
export async function highlightsOf(
  db: Kysely<Database>,
  { playerId, viewer, since }: { readonly playerId: string; readonly viewer: string; readonly since: number },
): Promise<readonly ProfileHighlight[]> {
  const hasPlayed = sql<SqlBool>`exists (
    select 1 from ${sql.table("resultSeats")} seats where seats."playerId" = ${viewer} and seats."endedAt" = own."endedAt" and seats."gameId" = own."gameId"
  )`;
  const rows = await db
    .selectFrom("resultSeats as own")
    .innerJoin("games", "games.id", "own.gameId")
    .where("own.playerId", "=", playerId)
    .where("own.endedAt", ">", since)
    .where("own.momentsJson", "<>", "[]")
    .where(({ or, eb }) => or([eb("games.isShared", "=", 1), hasPlayed]))
    .select(["own.gameId", "own.endedAt", "own.momentsJson", "own.edition"])
    .orderBy("own.endedAt", "desc")
    .limit(mostMoments)
    .execute();
  return rows
    .flatMap(({ momentsJson, ...game }) =>
      momentsFormat.parse(parseJson(momentsJson)).map((moment) => ({ ...game, ...moment })),
    )
    .slice(0, mostMoments);
}
