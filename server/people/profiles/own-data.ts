import { type Kysely, sql } from "kysely";
import type { Player } from "../../../shared/net/protocol.ts";
import type { Database } from "../../storage/database.ts";
import { requestStates } from "../../storage/friend-request-states.ts";
import { invitationStates } from "../../storage/invitation-states.ts";
import { finishedGamesOf } from "../../storage/results/finished-games.ts";
import type { AccountsDb } from "../accounts/accounts-db.ts";
import { countCodes } from "../accounts/recovery-codes.ts";
import { accountsAmong } from "./people.ts";
import { calledIn } from "./visibility.ts";

/* Personal data of a player for the export. */

type Db = Kysely<Database>;

/** Number of games that are read at once. */
const gamesAtOnce = 100;

export async function accountFile(db: Db, player: Player): Promise<object> {
  const { id } = player;
  const account = await db.selectFrom("accounts").selectAll().where("playerId", "=", id).executeTakeFirst();
  const guests = await db.selectFrom("movedGuests").select(["guestId", "movedAt"]).where("playerId", "=", id).execute();
  const names = await db.selectFrom("nameLooks").select("look").where("playerId", "=", id).execute();
  const { lookedName: _, searchName: _key, ...own } = account ?? { ...player, lookedName: null, searchName: null };
  return {
    ...own,
    formerGuests: guests,
    takenNames: names.map(({ look }) => look),
    recoveryCodesLeft: await countCodes(db, id),
  };
}

export const keysFile = async (db: Db, id: string): Promise<object> =>
  db
    .selectFrom("passkeys")
    .select(["id", "publicKey", "counter", "transportsJson", "label", "madeAt", "usedAt"])
    .where("playerId", "=", id)
    .execute();

export const providerFile = async (db: Db, id: string): Promise<object> =>
  db.selectFrom("providerLinks").select(["issuer", "subject", "madeAt", "usedAt"]).where("playerId", "=", id).execute();

/** Returns the sessions without their tokens and ids. */
export const sessionsFile = async (db: Db, id: string): Promise<object> =>
  db
    .selectFrom("sessions")
    .select(["label", "madeAt", "seenAt", "confirmedAt", "verifiedAt"])
    .where("playerId", "=", id)
    .execute();

/** Returns the devices that get notifications, without the keys. */
export const pushFile = async (db: Db, id: string): Promise<object> =>
  db
    .selectFrom("pushSubscriptions")
    .select(["endpoint", "language", "quietJson", "invitation", "begins", "turn", "renewedAt"])
    .select(["invitationAt", "beginsAt", "turnAt"])
    .where("playerId", "=", id)
    .execute();

export async function ratingsFile(db: Db, id: string): Promise<object> {
  const ratings = await db
    .selectFrom("ratings")
    .select(["pool", "mu", "sigma", "games", "lastAt", "standing", "experience"])
    .where("playerId", "=", id)
    .execute();
  const weeks = await db
    .selectFrom("weeks")
    .select(["pool", "week", "gained", "games"])
    .where("playerId", "=", id)
    .execute();
  return { ratings, weeks };
}

/** Returns sanctions against a player with the answers, and the player's reports. */
export async function standingFile(db: Db, id: string): Promise<object> {
  const sanctions = await db
    .selectFrom("sanctions")
    .select(["kind", "reason", "words", "beganAt", "endsAt", "liftedAt", "answer"])
    .where("playerId", "=", id)
    .execute();
  const reported = await db
    .selectFrom("reportSaid")
    .select(["reason", "words", "at"])
    .where("reporter", "=", id)
    .execute();
  return { sanctions, reported };
}

/** Returns the blocks by a player, and none against the player. */
export async function blocksFile(db: Db, id: string): Promise<object> {
  const blocks = await db
    .selectFrom("blocks")
    .select(["blockedId as playerId", "name", "avatar", "at"])
    .where("blockerId", "=", id)
    .orderBy("at", "desc")
    .execute();
  const accounts = await accountsAmong(
    db,
    blocks.map(({ playerId }) => playerId),
  );
  return blocks.map((block) => ({ ...calledIn(block, accounts.get(block.playerId)), at: block.at }));
}

/**
 * Returns friends, requests, invitations and settings of a player. As on their page, requests and invitations by
 * players that they have blocked are missing, requests to them that were withdrawn, and invitations that were withheld.
 */
export async function friendsFile(db: Db, id: string): Promise<object> {
  const friendships = await db
    .selectFrom("friendships")
    .select(["one", "other", "at", "endedAt"])
    .where(({ or, eb }) => or([eb("one", "=", id), eb("other", "=", id)]))
    .execute();
  const requests = await db
    .selectFrom("friendRequests")
    .select(["fromId", "toId", "at"])
    .where(isContactOf(id))
    .where(({ or, eb }) => or([eb("fromId", "=", id), eb("ignored", "<", requestStates.withdrawn)]))
    .orderBy("at")
    .execute();
  const invitations = await db
    .selectFrom("invitations")
    .select(["fromId", "toId", "at"])
    .where(isContactOf(id))
    .where(({ or, eb }) => or([eb("fromId", "=", id), eb("declined", "<", invitationStates.withheld)]))
    .orderBy("at")
    .execute();
  const settings = await db
    .selectFrom("friendSettings")
    .select(["invitedBy", "sharesPresence", "at"])
    .where("playerId", "=", id)
    .executeTakeFirst();
  const friendIds = friendships.map(({ one, other }) => (one === id ? other : one));
  const accounts = await accountsAmong(db, [...friendIds, ...[...requests, ...invitations].map(otherIn(id))]);
  const nameOf = (playerId: string) => accounts.get(playerId)?.name ?? "";
  const contact = (row: Contact) => ({
    by: row.fromId === id ? "you" : "them",
    name: nameOf(otherIn(id)(row)),
    at: row.at,
  });
  return {
    friends: friendships.map(({ at, endedAt }, place) => ({ name: nameOf(friendIds[place] ?? ""), at, endedAt })),
    requests: requests.map(contact),
    invitations: invitations.map(contact),
    settings: settings ?? null,
  };
}

interface Contact {
  readonly fromId: string;
  readonly toId: string;
  readonly at: number;
}

const otherIn =
  (id: string) =>
  ({ fromId, toId }: Contact): string =>
    fromId === id ? toId : fromId;

/** Condition for rows by a player, and for rows to the player by others that they have not blocked. */
const isContactOf = (id: string) =>
  sql<boolean>`("fromId" = ${id} or ("toId" = ${id}
    and "fromId" not in (select "blockedId" from blocks where "blockerId" = ${id})))`;

/** Yields finished games by id, in batches. */
export async function* results(db: Pick<AccountsDb, "ask">, playerId: string): AsyncGenerator<readonly object[]> {
  let after = "";
  for (;;) {
    const last = after;
    const batch = await db.ask((db) => resultsAfter(db, playerId, last));
    const next = batch.at(-1)?.gameId;
    if (next === undefined) return;
    yield batch;
    after = next;
  }
}

async function resultsAfter(db: Db, playerId: string, after: string) {
  const games = await db
    .selectFrom("results")
    .selectAll()
    .where("gameId", "in", (nested) =>
      nested
        .selectFrom("resultSeats")
        .select("gameId")
        .where("playerId", "=", playerId)
        .where("gameId", ">", after)
        .orderBy("gameId")
        .limit(gamesAtOnce),
    )
    .orderBy("gameId")
    .execute();
  if (games.length === 0) return [];
  const ids = games.map(({ gameId }) => gameId);
  const seats = await db.selectFrom("resultSeats").selectAll().where("gameId", "in", ids).orderBy("seat").execute();
  const accounts = await accountsAmong(
    db,
    seats.map((seat) => seat.playerId),
  );
  const byGame = Map.groupBy(seats, ({ gameId }) => gameId);
  return games.map((game) => ({
    ...game,
    seats: (byGame.get(game.gameId) ?? []).map((seat) => seatFile(seat, accounts, playerId)),
  }));
}

/** Returns the player's own seat in full. Of other seats it has the name and rank, as the table showed them. */
function seatFile(
  row: Database["resultSeats"],
  accounts: Awaited<ReturnType<typeof accountsAmong>>,
  owner: string,
): object {
  const { gameId: _gameId, playerId, endedAt: _endedAt, searchName: _key, momentsJson, ...own } = row;
  if (playerId === owner) return { isYou: true, ...own, moments: JSON.parse(momentsJson) };
  const { seat, place } = row;
  return { seat, place, kind: playerId === null ? "bot" : "person", ...calledIn(row, accounts.get(playerId ?? "")) };
}

/** Yields the ids of finished games with a stored record. */
export async function* gameIds(db: Pick<AccountsDb, "ask">, playerId: string): AsyncGenerator<string> {
  let after = "";
  for (;;) {
    const last = after;
    const rows = await db.ask((db) =>
      db
        .selectFrom("games")
        .select("id")
        .where("id", "in", finishedGamesOf(db, playerId))
        .where("id", ">", last)
        .orderBy("id")
        .limit(gamesAtOnce)
        .execute(),
    );
    for (const { id } of rows) yield id;
    if (rows.length < gamesAtOnce) return;
    after = rows.at(-1)?.id ?? "";
  }
}
