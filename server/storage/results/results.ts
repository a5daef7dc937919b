import type { Kysely } from "kysely";
import type { RatingUpdate } from "../../../shared/ratings/apply.ts";
import { highlightsCodec, playersCodec } from "../codecs.ts";
import type { Database } from "../database.ts";
import { isSqlite } from "../migrations/migrations.ts";
import type { EndedGame, EndedSeat } from "../saved-types.ts";
import { guestSearchName } from "../search-key.ts";
import { encodeText } from "../versioned-codec.ts";
import { changesOf, writeRatings } from "./rate-game.ts";

type Writing = Kysely<Database>;

/**
 * Ends a game and saves its result once. The row in `games` is locked first, because a guest merge updates the same row
 * first. The merge then either finds the result or is found here.
 */
export async function endGame(db: Writing, game: EndedGame): Promise<void> {
  const { gameId, endedAt } = game;
  await db.updateTable("games").set({ endedAt }).where("id", "=", gameId).execute();
  const ended = { ...game, seats: await afterMoves(db, game) };
  if (ended.seats.some(({ since }) => since > 0)) await savePlayers(db, ended);
  if (!isSqlite(db)) await notePlayed(db, ended);
  const mayChangeRatings = game.counting.pool !== null;
  if (!mayChangeRatings || !(await hasResult(db, gameId))) await saveResult(db, ended);
}

async function hasResult(db: Writing, gameId: string): Promise<boolean> {
  return (await db.selectFrom("results").select("gameId").where("gameId", "=", gameId).execute()).length > 0;
}

/** Replaces guests that have been merged into accounts since the game began. */
async function afterMoves(db: Writing, { gameId, seats }: EndedGame): Promise<readonly EndedSeat[]> {
  const ids = seats.flatMap(({ playerId }) => playerId ?? []);
  if (ids.length === 0) return seats;
  const moved = await db.selectFrom("movedGuests").selectAll().where("guestId", "in", ids).execute();
  if (moved.length === 0) return seats;
  const accounts = new Map(moved.map(({ guestId, playerId }) => [guestId, playerId]));
  const players = seats.map(({ playerId }) => accounts.get(playerId ?? "") ?? playerId);
  const after = seats.map((seat, index) => ({ ...seat, playerId: players[index] ?? null }));
  await savePlayers(db, { gameId, seats: after });
  return after;
}

/** Replaces the players of a game that were saved at its beginning. */
async function savePlayers(db: Writing, { gameId, seats }: Pick<EndedGame, "gameId" | "seats">): Promise<void> {
  const players = seats.map(({ playerId }) => playerId);
  const playersJson = encodeText(playersCodec, players);
  await db.updateTable("games").set({ playersJson }).where("id", "=", gameId).execute();
}

/** Writes the rows that nodes of the previous version read. */
async function notePlayed(db: Writing, { gameId, seats }: EndedGame): Promise<void> {
  const rows = seats.flatMap(({ playerId, place }, seat) =>
    playerId === null ? [] : [{ gameId, seat, playerId, place }],
  );
  if (rows.length === 0) return;
  await db
    .insertInto("played")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Saves the result of a game. Callers must not repeat it for a game that has changed ratings. For other games the first
 * result stays.
 */
export async function saveResult(db: Writing, ended: EndedGame): Promise<void> {
  const { gameId, game, edition, isPublic, beganAt, endedAt, seats } = ended;
  const { counting, number, changes } = await changesOf(db, ended);
  await db
    .insertInto("results")
    .values({
      gameId,
      game,
      edition,
      players: seats.length,
      isPublic: isPublic ? 1 : 0,
      beganAt,
      endedAt,
      ...counting,
      number,
    })
    .onConflict((conflict) => conflict.column("gameId").doNothing())
    .execute();
  await db
    .insertInto("resultSeats")
    .values(seats.map((seat, index) => ({ ...seatRow(ended, seat, index, changes[index]), pool: counting.pool })))
    .onConflict((conflict) => conflict.columns(["gameId", "seat"]).doNothing())
    .execute();
  if (counting.pool !== null) await writeRatings(db, counting.pool, changes);
}

function seatRow(
  { gameId, edition, isPublic, endedAt, seats }: EndedGame,
  { playerId, name, avatar, place, deserted, death, nopes, stolen, moments, since }: EndedSeat,
  seat: number,
  change: RatingUpdate | undefined,
): Omit<Database["resultSeats"], "pool"> {
  const winners = seats.filter((other) => other.place === 1).length;
  return {
    gameId,
    seat,
    playerId,
    name,
    searchName: guestSearchName(playerId, name),
    avatar,
    edition,
    players: seats.length,
    isPublic: isPublic ? 1 : 0,
    endedAt,
    place,
    winShare: place === 1 ? 1 / winners : 0,
    deserted: deserted ? 1 : 0,
    since,
    death,
    nopes,
    stolen,
    momentsJson: encodeText(highlightsCodec, moments),
    muBefore: change?.before.mu ?? null,
    sigmaBefore: change?.before.sigma ?? null,
    mu: change?.after.mu ?? null,
    sigma: change?.after.sigma ?? null,
  };
}
