import type { Kysely } from "kysely";
import type { Database } from "../../server/storage/database.ts";
import { eachGame } from "../../server/storage/results/each-game.ts";
import { softPlayIn } from "./games.ts";
import { Pairs } from "./pairs.ts";

/** Figures are computed for accounts only, because guests are short-lived. */
const isAccount = (playerId: string): boolean => playerId.startsWith("a-");

/** Games of the public queue with at least two accounts at a table of at least three. */
export interface PublicGames {
  readonly pairs: Pairs;
  readonly read: number;
  /** Number of games without a saved record. */
  readonly gone: number;
  /** Number of games that this version cannot replay. */
  readonly unreadable: number;
}

/** @param progress receives the number of games read so far, and the total. */
export async function readPublicGames(
  db: Kysely<Database>,
  progress: (games: number, all: number) => void,
): Promise<PublicGames> {
  const seats = await seatsOfAccounts(db);
  const pairs = new Pairs();
  let read = 0;
  let unreadable = 0;
  for await (const { id, game } of eachGame(db)) {
    const players = seats.get(id);
    if (!players) continue;
    const kindness = game.ok ? softPlayIn(game.value.record) : game;
    if (kindness.ok) {
      pairs.add(players, kindness.value);
      read += 1;
    } else unreadable += 1;
    progress(read + unreadable, seats.size);
  }
  return { pairs, read, gone: seats.size - read - unreadable, unreadable };
}

/** Players by game and seat. */
async function seatsOfAccounts(db: Kysely<Database>): Promise<ReadonlyMap<string, readonly (string | null)[]>> {
  const rows = await db
    .selectFrom("resultSeats")
    .select(["gameId", "playerId", "seat", "players"])
    .where("isPublic", "=", 1)
    .where("players", ">=", 3)
    .where("playerId", "is not", null)
    .execute();
  const games = new Map<string, (string | null)[]>();
  for (const { gameId, playerId, seat, players } of rows) {
    if (playerId === null || !isAccount(playerId)) continue;
    const sitting = games.get(gameId) ?? Array<string | null>(players).fill(null);
    sitting[seat] = playerId;
    games.set(gameId, sitting);
  }
  const shared = [...games].filter(([, sitting]) => sitting.filter((player) => player !== null).length >= 2);
  return new Map(shared);
}
