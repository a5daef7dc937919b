import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";
import { keptText, keptValue } from "./kept.ts";
import { stepKind } from "./kinds.ts";
import { isSqlite } from "./migrations.ts";
import type { SavedStep } from "./saved.ts";

/*
 * Steps of many games happen in turns. In `steps` each game lies somewhere else, so SQLite would write a page or two for
 * each of them. It keeps them in a log first, where they lie side by side, and moves many at a time to their games.
 * Postgres has a log of its own for that.
 */

/** Steps that are there already stay as they are. */
export async function addSteps(db: Kysely<Database>, steps: readonly SavedStep[]): Promise<void> {
  if (isSqlite(db)) {
    const logged = steps.map(({ gameId, place, step }) => [gameId, place, keptValue(stepKind, step)]);
    await db
      .insertInto("stepLog")
      .values({ stepsJson: JSON.stringify(logged) })
      .execute();
    return;
  }
  await db
    .insertInto("steps")
    .columns(["gameId", "place", "stepJson"])
    .expression(sql`select ${stepColumns} from ${stepRows(steps)} where true`)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What a row of `stepRows` holds. */
export const stepColumns = sql`value ->> 0, cast(value ->> 1 as integer), value ->> 2`;

/** Steps as one parameter: however many there are, the statement's text is the same and is prepared once. */
export function stepRows(steps: readonly SavedStep[]) {
  const rows = steps.map(({ gameId, place, step }) => [gameId, place, keptText(stepKind, step)]);
  return sql`json_each(${JSON.stringify({ ...rows })})`;
}

const logged = sql`
  select value ->> 0 as "gameId", value ->> 1 as place, value -> 2 as "stepJson"
  from ${sql.table("stepLog")}, json_each("stepsJson")`;

/**
 * Moves all logged steps to their games, in a transaction: a list for each game that is still kept. A list that was
 * written twice, the second time with more that followed, is kept with that.
 */
export async function moveLoggedSteps(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto("steps")
    .columns(["gameId", "place", "stepJson"])
    .expression(
      sql`
        select "gameId", min(place), concat('[', group_concat("stepJson", ',' order by place), ']')
        from (select distinct * from (${logged})) where "gameId" in (select id from games) group by "gameId"`,
    )
    .onConflict((conflict) =>
      conflict
        .columns(["gameId", "place"])
        .doUpdateSet({ stepJson: sql`excluded."stepJson"` })
        .where(sql<boolean>`length(excluded."stepJson") > length(steps."stepJson")`),
    )
    .execute();
  await db.deleteFrom("stepLog").execute();
}

/**
 * The steps of games, in order.
 * @param hasLog whether the database has a log: SQLite, unless an older version has written it.
 */
export async function stepsOf(
  db: Kysely<Database>,
  gameIds: readonly string[],
  hasLog: boolean,
): Promise<readonly Database["steps"][]> {
  const steps = db.selectFrom("steps").selectAll().where("gameId", "in", gameIds);
  if (!hasLog) return steps.orderBy("gameId").orderBy("place").execute();
  const { rows } = await sql<Database["steps"]>`
    select "gameId", place, "stepJson" from steps where "gameId" in (${sql.join(gameIds)})
    union all select * from (${logged}) where "gameId" in (${sql.join(gameIds)})
    order by "gameId", place`.execute(db);
  return rows;
}
