import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import type { GamesPage, HistoryGame, HistorySeat } from "../../../shared/net/people.ts";
import type { Database } from "../../storage/database.ts";
import { type Account, accountNamed, accountsAmong } from "./people.ts";
import { calledIn, isGuestIn, type Visible, visibleTo } from "./visibility.ts";

/** Maximum number of games of a page. */
const gamesAtOnce = 20;

/** Cursor: the last game of a page. */
export interface Cursor {
  /** Time in ms since 1970. */
  readonly endedAt: number;
  readonly gameId: string;
}

/** Search criteria. An absent one matches every game. */
export interface Search {
  readonly edition?: string;
  readonly players?: number;
  /** Name of another player in the game. */
  readonly with?: string;
  readonly won?: boolean;
  readonly before?: Cursor;
}

/** The player, and the viewer of their games. */
export interface Whose {
  readonly playerId: string;
  readonly viewer: string;
  readonly visible: Visible;
}

const cursorText = ({ endedAt, gameId }: Cursor): string => `${endedAt}-${gameId}`;

/** Returns a player's finished games: all of them for the player, public ones for others. */
export async function historyOf(db: Kysely<Database>, whose: Whose, search: Search): Promise<Omit<GamesPage, "days">> {
  const found = await searched(db, whose, search);
  const { before } = search;
  const rows = await rowsOf(db, before ? found.where(isBefore(before)) : found);
  const page = rows.slice(0, gamesAtOnce);
  const hasAll = before === undefined && rows.length === page.length;
  const counts = hasAll ? countsOf(page) : await countAll(found);
  const seats = await seatsOf(
    db,
    page.map(({ gameId }) => gameId),
  );
  const last = rows.length > gamesAtOnce ? page.at(-1) : undefined;
  return { games: page.map((row) => asGame(row, seats, whose)), before: last ? cursorText(last) : null, ...counts };
}

type Found = Awaited<ReturnType<typeof searched>>;

/** The limit precedes the joins, so that databases read the index only as far as needed. */
const rowsOf = (db: Kysely<Database>, found: Found): Promise<GameRow[]> =>
  db
    .selectFrom(
      found
        .select(["own.gameId", "own.seat"])
        .orderBy("own.endedAt", "desc")
        .orderBy("own.gameId", "desc")
        .limit(gamesAtOnce + 1)
        .as("page"),
    )
    .innerJoin("resultSeats as own", (join) =>
      join.onRef("own.gameId", "=", "page.gameId").onRef("own.seat", "=", "page.seat"),
    )
    .innerJoin("results", "results.gameId", "own.gameId")
    .leftJoin("games", (join) => join.onRef("games.id", "=", "own.gameId").on("games.endedAt", "is not", null))
    .select(["own.gameId", "own.seat", "own.place", "own.endedAt", "own.muBefore", "own.mu"])
    .select(["own.edition", "results.beganAt", "games.isShared"])
    .orderBy("own.endedAt", "desc")
    .orderBy("own.gameId", "desc")
    .execute();

const isBefore = ({ endedAt, gameId }: Cursor) => sql<SqlBool>`(own."endedAt", own."gameId") < (${endedAt}, ${gameId})`;

/** Number of found games on all pages. */
type Counts = Pick<GamesPage, "played" | "won">;

const countsOf = (rows: readonly Pick<SeatRow, "place">[]): Counts => ({
  played: rows.length,
  won: rows.filter(({ place }) => place === 1).length,
});

const countAll = (found: Found): Promise<Counts> =>
  found
    .select((eb) => [
      eb.fn.countAll<number>().as("played"),
      eb.fn.coalesce(sql<number>`sum(case when own.place = 1 then 1 else 0 end)`, sql<number>`0`).as("won"),
    ])
    .executeTakeFirstOrThrow();

/** All seats of a game end at the same time, so that an index on that time finds the other seats. */
const isInSameGame = sql<SqlBool>`other."endedAt" = own."endedAt" and other."gameId" = own."gameId"`;

/** If a player held two seats, for example after a guest's move, the first one counts. */
const isFirstSeat = sql<SqlBool>`not exists (
  select 1 from ${sql.table("resultSeats")} other
  where other."playerId" = own."playerId" and ${isInSameGame} and other.seat < own.seat
)`;

async function searched(db: Kysely<Database>, { playerId, viewer }: Whose, search: Search) {
  const { edition, players, won } = search;
  const named = search.with === undefined ? null : await sharesWith(db, search.with);
  let found = db.selectFrom("resultSeats as own").where("own.playerId", "=", playerId);
  if (viewer !== playerId) found = found.where("own.isPublic", "=", 1);
  if (edition !== undefined) found = found.where("own.edition", "=", edition);
  if (players !== undefined) found = found.where("own.players", "=", players);
  if (won !== undefined) found = found.where("own.place", won ? "=" : ">", 1);
  // The case restricts this check to the few games with the name, because a database would check all games first.
  return found.where(named ? sql<SqlBool>`case when ${named} then ${isFirstSeat} else false end` : isFirstSeat);
}

/**
 * Condition: another seat belongs to a player with this name. It is an account with this present name, or a guest with
 * this name in the game. Each game needs one index step, regardless of the number of games of the others.
 */
async function sharesWith(db: Kysely<Database>, name: string): Promise<RawBuilder<SqlBool>> {
  const isGuest = sql<SqlBool>`${isGuestIn("other")} and other.name <> '' and lower(other.name) = lower(${name})`;
  const [account, guests] = await Promise.all([
    accountNamed(db, name),
    sql`select 1 from ${sql.table("resultSeats")} other where ${isGuest} limit 1`.execute(db),
  ]);
  const people = [
    ...(account ? [sql<SqlBool>`other."playerId" = ${account.playerId}`] : []),
    ...(guests.rows.length > 0 ? [isGuest] : []),
  ];
  if (people.length === 0) return sql<SqlBool>`1 = 0`;
  const seats = people.map(
    (isOne) => sql`exists (
      select 1 from ${sql.table("resultSeats")} other where ${isOne} and ${isInSameGame} and other.seat <> own.seat
    )`,
  );
  return sql<SqlBool>`(${sql.join(seats, sql` or `)})`;
}

type SeatRow = Pick<Database["resultSeats"], "gameId" | "seat" | "playerId" | "name" | "avatar" | "place" | "since">;

interface SeatsOfGames {
  readonly byGame: ReadonlyMap<string, readonly SeatRow[]>;
  readonly accounts: ReadonlyMap<string, Account>;
}

async function seatsOf(db: Kysely<Database>, gameIds: readonly string[]): Promise<SeatsOfGames> {
  if (gameIds.length === 0) return { byGame: new Map(), accounts: new Map() };
  const rows = await db
    .selectFrom("resultSeats")
    .select(["gameId", "seat", "playerId", "name", "avatar", "place", "since"])
    .where("gameId", "in", gameIds)
    .orderBy("seat")
    .execute();
  const accounts = await accountsAmong(
    db,
    rows.map(({ playerId }) => playerId),
  );
  return { byGame: Map.groupBy(rows, ({ gameId }) => gameId), accounts };
}

interface GameRow extends Pick<Database["resultSeats"], "gameId" | "seat" | "place" | "endedAt" | "muBefore" | "mu"> {
  readonly edition: string;
  readonly beganAt: number;
  /** Null if the record has been deleted. */
  readonly isShared: number | null;
}

function asGame(row: GameRow, { byGame, accounts }: SeatsOfGames, { viewer, visible }: Whose): HistoryGame {
  const { gameId: id, seat, place, endedAt, muBefore, mu, edition, beganAt, isShared } = row;
  const seats = byGame.get(id) ?? [];
  const mayWatch = isShared === 1 || seats.some(({ playerId }) => playerId === viewer);
  const hasChange = visible.rating && muBefore !== null && mu !== null;
  return {
    id,
    edition,
    seat,
    place,
    beganAt,
    endedAt,
    seats: seats.map((each) => asSeat(each, accounts.get(each.playerId ?? ""), viewer)),
    hasReplay: isShared !== null && mayWatch,
    change: hasChange ? Math.round(mu) - Math.round(muBefore) : null,
  };
}

const asSeat = (seat: SeatRow, account: Account | undefined, viewer: string): HistorySeat => ({
  kind: seat.playerId === null ? "bot" : "person",
  ...calledIn(seat, account),
  place: seat.place,
  hasProfile: visibleTo(viewer, account).profile,
  ...(seat.since > 0 && { since: seat.since }),
});
