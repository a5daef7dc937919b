import type { Kysely } from "kysely";
import { looksOfName } from "../../server/people/accounts/names.ts";
import type { Database } from "../../server/storage/database.ts";
import { guestSearchName, searchKeyOf } from "../../server/storage/search-key.ts";
import { leaderboardScore } from "../../shared/ratings/displayed-rating.ts";
import { gameNamed } from "./stored.ts";

type Db = Kysely<Database>;

/** Inserts an account with the skeleton of its name. */
export async function account(
  db: Db,
  playerId: string,
  name: string,
  hides: Partial<Pick<Database["accounts"], "hidesProfile" | "hidesRating">> = {},
): Promise<void> {
  const row = {
    playerId,
    name,
    avatar: "03",
    madeAt: 1000,
    hidesProfile: 0,
    hidesRating: 0,
    searchName: searchKeyOf(name),
    ...hides,
  };
  await db.insertInto("accounts").values(row).execute();
  const looks = [...looksOfName(name)].map((look) => ({ look, playerId }));
  await db.insertInto("nameLooks").values(looks).execute();
}

export type PastSeat = Partial<Database["resultSeats"]> & Pick<Database["resultSeats"], "playerId">;

export interface ResultFixtures extends Partial<Omit<Database["results"], "gameId">> {
  readonly seats: readonly PastSeat[];
  /** Null without a record; otherwise whether the saved record is shared. */
  readonly shared?: 0 | 1 | null;
}

/**
 * Inserts a finished game with its results, and with its record unless that is deleted. By default the first seat has
 * won.
 */
export async function finished(db: Db, gameId: string, { seats, shared = 0, ...over }: ResultFixtures): Promise<void> {
  const result = {
    gameId,
    game: "kittens",
    edition: "original",
    players: seats.length,
    isPublic: 0,
    beganAt: 1000,
    endedAt: 2000,
    pool: null,
    unrated: "private",
    number: null,
    ...over,
  };
  await db.insertInto("results").values(result).execute();
  const { edition, players, isPublic, pool, endedAt } = result;
  const rows = seats.map((seat, place) => ({
    ...seatAt(place),
    ...{ gameId, edition, players, isPublic, pool, endedAt },
    searchName: guestSearchName(seat.playerId, seat.name ?? seatAt(place).name),
    ...seat,
  }));
  await db.insertInto("resultSeats").values(rows).execute();
  if (shared !== null) await record(db, gameId, rows, { ...result, shared });
}

async function record(
  db: Db,
  id: string,
  rows: readonly Database["resultSeats"][],
  { beganAt, endedAt, shared }: { readonly beganAt: number; readonly endedAt: number; readonly shared: 0 | 1 },
): Promise<void> {
  const seats = rows.map(({ playerId, name, avatar }) => ({
    kind: playerId === null ? "bot" : "person",
    name,
    avatar,
  }));
  const { record: head } = gameNamed(id);
  const game = {
    id,
    roomId: `room of ${id}`,
    isShared: shared,
    recordJson: JSON.stringify({ ...head, beganAt, config: { ...head.config, players: rows.length }, seats }),
    playersJson: JSON.stringify(rows.map(({ playerId }) => playerId)),
    beganAt,
    endedAt,
    pool: null,
    unrated: "private",
  };
  await db.insertInto("games").values(game).execute();
  await db
    .insertInto("steps")
    .values({ gameId: id, place: 0, stepJson: JSON.stringify({ at: 5, actor: 0, command: { type: "draw" } }) })
    .execute();
  const people = rows.flatMap(({ playerId, seat, place }) => (playerId ? [{ gameId: id, playerId, seat, place }] : []));
  if (people.length > 0) await db.insertInto("played").values(people).execute();
}

const seatAt = (seat: number) => ({
  seat,
  name: `seat ${seat}`,
  avatar: "05",
  place: seat + 1,
  winShare: seat === 0 ? 1 : 0,
  deserted: 0,
  death: seat === 0 ? null : "kitten",
  nopes: 0,
  stolen: 0,
  since: 0,
  momentsJson: "[]",
  muBefore: null,
  sigmaBefore: null,
  mu: null,
  sigma: null,
});

/** Inserts a rating that is certain enough for the leaderboard. */
export async function rating(db: Db, playerId: string, mu: number, over: Partial<Database["ratings"]> = {}) {
  const row = { playerId, pool: "kittens-two", mu, sigma: 50, games: 40, lastAt: 2000, experience: 40, ...over };
  const standing = leaderboardScore(row, row.lastAt);
  await db
    .insertInto("ratings")
    .values({ standing, ...row })
    .execute();
}
