import type { Kysely } from "kysely";
import { recentDays } from "../../../shared/net/friends.ts";
import type { Database } from "../../storage/database.ts";
import { accountsAmong } from "../profiles/people.ts";
import { calledIn } from "../profiles/visibility.ts";

type Db = Kysely<Database>;

const recentMs = recentDays * 86_400_000;

/** Maximum number of games that are searched, and of players found there. */
const maxGames = 30;
const maxPlayers = 24;

/** Another player of a recent game, with their seat in the last common one. */
export interface RecentRow {
  readonly playerId: string;
  readonly name: string;
  readonly avatar: string;
  readonly guest: boolean;
  readonly gameId: string;
  readonly seat: number;
  readonly edition: string;
  /** ms since 1970. */
  readonly endedAt: number;
}

const gamesOf = (db: Db, playerId: string, now: number) =>
  db
    .selectFrom("resultSeats")
    .select("gameId")
    .where("playerId", "=", playerId)
    .where("endedAt", ">", now - recentMs);

/**
 * Returns the players of a player's last games within 30 days, the newest first.
 * @param without ids of players that are left out.
 */
export async function recentPlayersOf(
  db: Db,
  playerId: string,
  without: ReadonlySet<string>,
  now: number,
): Promise<readonly RecentRow[]> {
  const last = gamesOf(db, playerId, now).orderBy("endedAt", "desc").limit(maxGames);
  const seats = await db
    .selectFrom("resultSeats as seats")
    .innerJoin(last.as("last"), "last.gameId", "seats.gameId")
    .select(["seats.playerId", "seats.gameId", "seats.seat", "seats.name", "seats.avatar"])
    .select(["seats.edition", "seats.endedAt"])
    .where("seats.playerId", "is not", null)
    .where("seats.playerId", "<>", playerId)
    .orderBy("seats.endedAt", "desc")
    .orderBy("seats.seat")
    .execute();
  const newest = new Map(seats.toReversed().map((seat) => [seat.playerId, seat]));
  const accounts = await accountsAmong(db, [...newest.keys()]);
  const found = seats.flatMap((seat): readonly RecentRow[] => {
    const { playerId: id, gameId, edition, endedAt } = seat;
    if (id === null || newest.get(id) !== seat || without.has(id)) return [];
    const account = accounts.get(id);
    const called = calledIn(seat, account);
    if (called.name === "") return [];
    return [{ playerId: id, ...called, guest: !account, gameId, seat: seat.seat, edition, endedAt }];
  });
  return found.slice(0, maxPlayers);
}

/** Returns the last game of two players within 30 days; null if there is none. */
export async function lastGameOf(db: Db, playerId: string, otherId: string, now: number): Promise<string | null> {
  const game = await gamesOf(db, playerId, now)
    .where("gameId", "in", gamesOf(db, otherId, now))
    .orderBy("endedAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return game?.gameId ?? null;
}
