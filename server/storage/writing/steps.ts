import { type Kysely, sql } from "kysely";
import { stepCodec } from "../codecs.ts";
import type { Database } from "../database.ts";
import type { SavedStep } from "../saved-types.ts";
import { encodeText } from "../versioned-codec.ts";

/*
 * Steps of many games are interleaved in time. In `steps` each game has its own pages, so SQLite would write one or two
 * pages per step. It therefore appends them to a log, where they are adjacent, and later moves many at once. Postgres
 * has its own log (WAL) for that.
 */

/** Columns of a row of `stepRows`. */
export const stepColumns = sql`value ->> 0, cast(value ->> 1 as integer), value ->> 2`;

/** Returns steps as one parameter. The statement's text is the same for any number of steps, so it is prepared once. */
export function stepRows(steps: readonly SavedStep[]) {
  const rows = steps.map(({ gameId, place, step }) => [gameId, place, encodeText(stepCodec, step)]);
  return sql`json_each(${JSON.stringify({ ...rows })})`;
}

/** Table expression with one value for each logged step. */
const logged = sql`${sql.table("stepLog")}, json_each("stepsJson")`;

/**
 * Moves all logged steps to their games, one list for each game that still exists. It must run in a transaction.
 * Duplicates may move twice, to the same list or to another.
 */
export async function moveLoggedSteps(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto("steps")
    .columns(["gameId", "place", "stepJson"])
    .expression(
      sql`
        select value ->> 0 as game, min(value ->> 1), concat('[', group_concat(value, ','), ']')
        from ${logged} group by game having game in (select id from games)`,
    )
    .onConflict((conflict) =>
      conflict.columns(["gameId", "place"]).doUpdateSet({
        stepJson: sql`
          concat(substr(steps."stepJson", 1, length(steps."stepJson") - 1), ',', substr(excluded."stepJson", 2))`,
      }),
    )
    .execute();
  await db.deleteFrom("stepLog").execute();
}

/**
 * Returns the steps of games.
 * @param hasLog whether the database has a log. SQLite has one, unless an older version wrote the database.
 */
export async function stepsOf(
  db: Kysely<Database>,
  gameIds: readonly string[],
  hasLog: boolean,
): Promise<readonly Database["steps"][]> {
  const steps = db.selectFrom("steps").selectAll().where("gameId", "in", gameIds);
  if (!hasLog) return steps.execute();
  const ids = sql.join(gameIds);
  const { rows } = await sql<Database["steps"]>`
    select "gameId", place, "stepJson" from steps where "gameId" in (${ids})
    union all select value ->> 0, value ->> 1, value ->> 2 from ${logged} where value ->> 0 in (${ids})`.execute(db);
  return rows;
}
