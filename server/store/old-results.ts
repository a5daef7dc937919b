import { type Kysely, sql } from "kysely";
import type { Flaw } from "../../shared/core/flaw.ts";
import { ok, type Result } from "../../shared/core/result.ts";
import type { Database } from "./database.ts";
import { readKept } from "./kept.ts";
import { playersKind } from "./kinds.ts";
import { isSqlite } from "./migrations.ts";
import { keepResult } from "./results.ts";
import { countingIn, readHead } from "./rows.ts";
import type { Counting, EndedGame, EndedSeat } from "./saved.ts";

type Writing = Kysely<Database>;

/** The number that a node of a house locks while it keeps the result of an old game. */
const oldResultsKey = 5_046_711_012;

/** True for one node of a house at a time. */
const isOnlyOne = sql<boolean>`(select pg_try_advisory_xact_lock(${sql.lit(oldResultsKey)}))`;

/** Ids of finished games without a result, in their order: of before there were results, or ended by a node of then. */
export async function gamesWithoutResult(db: Writing, after: string, atMost: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("games")
    .leftJoin("results", "results.gameId", "games.id")
    .where("games.endedAt", "is not", null)
    .where("results.gameId", "is", null)
    .where("games.id", ">", after)
    .orderBy("games.id")
    .limit(atMost)
    .select("games.id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Keeps what there is of such a game, in a transaction. It counts for no rating. */
export async function keepOldResult(db: Writing, id: string): Promise<Result<null, Flaw>> {
  const game = await db
    .selectFrom("games")
    .leftJoin("results", "results.gameId", "games.id")
    .selectAll("games")
    .where("games.id", "=", id)
    .where("results.gameId", "is", null)
    .$if(!isSqlite(db), (query) => query.where(isOnlyOne).forUpdate("games"))
    .executeTakeFirst();
  if (!game || game.endedAt === null) return ok(null);
  const ended = await endOf(db, game, game.endedAt);
  if (!ended.ok) return ended;
  await keepResult(db, ended.value);
  return ok(null);
}

/** @param endedAt ms since 1970. */
async function endOf(db: Writing, row: Database["games"], endedAt: number): Promise<Result<EndedGame, Flaw>> {
  const { id, playersJson } = row;
  const head = readHead(row);
  if (!head.ok) return head;
  const players = readKept(playersKind, playersJson, `games, id ${id}, playersJson`);
  if (!players.ok) return players;
  const planned = countingIn(row);
  if (!planned.ok) return planned;
  const { game, config, beganAt, seats } = head.value;
  const played = await db.selectFrom("played").selectAll().where("gameId", "=", id).execute();
  const places = withBots(seats.map((_, seat) => played.find((each) => each.seat === seat)?.place ?? null));
  return ok({
    gameId: id,
    game,
    edition: config.edition,
    isPublic: isPublic(planned.value),
    beganAt,
    endedAt,
    counting: { pool: null, unrated: "old" },
    seats: seats.map(({ name, avatar }, seat): EndedSeat => {
      const playerId = players.value[seat] ?? null;
      return { playerId, name, avatar, place: places[seat] ?? 1, ...unknown };
    }),
  });
}

/** Of what was played before there were ratings nobody knows it any more: a player may have shared a private game. */
const isPublic = ({ unrated }: Counting): boolean => unrated !== "old" && unrated !== "private";

/** Nobody noted the places of bots (null): they get those that are left. */
function withBots(places: readonly (number | null)[]): readonly number[] {
  const left = places.map((_, index) => index + 1).filter((place) => !places.includes(place));
  return places.map((place) => place ?? left.shift() ?? places.length);
}

const unknown = { deserted: false, death: null, nopes: 0, stolen: 0, moments: [] } as const;
