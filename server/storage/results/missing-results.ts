import type { Kysely } from "kysely";
import type { RecordError } from "../../../shared/core/record-error.ts";
import { ok, type Result } from "../../../shared/core/result.ts";
import { playersCodec } from "../codecs.ts";
import type { Database } from "../database.ts";
import { isSqlite } from "../migrations/migrations.ts";
import { advisoryLocks, isOnlyHolder } from "../postgres/advisory-locks.ts";
import { countingIn, readHead } from "../rows.ts";
import type { Counting, EndedGame, EndedSeat } from "../saved-types.ts";
import { decodeText } from "../versioned-codec.ts";
import { saveResult } from "./results.ts";

type Writing = Kysely<Database>;

/**
 * Returns ids of finished games without a result, in order. They are older than results, or a node of an older version
 * ended them.
 */
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

/** Saves the result of such a game as far as it is known. It must run in a transaction. The result is unrated. */
export async function saveMissingResult(db: Writing, id: string): Promise<Result<null, RecordError>> {
  const game = await db
    .selectFrom("games")
    .leftJoin("results", "results.gameId", "games.id")
    .selectAll("games")
    .where("games.id", "=", id)
    .where("results.gameId", "is", null)
    .$if(!isSqlite(db), (query) => query.where(isOnlyHolder(advisoryLocks.oldResults)).forUpdate("games"))
    .executeTakeFirst();
  if (!game || game.endedAt === null) return ok(null);
  const ended = await endOf(db, game, game.endedAt);
  if (!ended.ok) return ended;
  await saveResult(db, ended.value);
  return ok(null);
}

/** @param endedAt ms since 1970. */
async function endOf(db: Writing, row: Database["games"], endedAt: number): Promise<Result<EndedGame, RecordError>> {
  const { id, playersJson } = row;
  const head = readHead(row);
  if (!head.ok) return head;
  const players = decodeText(playersCodec, playersJson, `games, id ${id}, playersJson`);
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

/**
 * Returns whether the game was public. Games older than ratings count as private, because a player may have shared a
 * private game.
 */
const isPublic = ({ unrated }: Counting): boolean => unrated !== "old" && unrated !== "private";

/** Fills in the ranks of bots, which were not saved (null). They get the remaining ranks. */
function withBots(places: readonly (number | null)[]): readonly number[] {
  const left = places.map((_, index) => index + 1).filter((place) => !places.includes(place));
  return places.map((place) => place ?? left.shift() ?? places.length);
}

const unknown = { since: 0, deserted: false, death: null, nopes: 0, stolen: 0, moments: [] } as const;
