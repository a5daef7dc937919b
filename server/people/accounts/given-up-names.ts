import { type Kysely, sql } from "kysely";
import { headCodec, playersCodec } from "../../storage/codecs.ts";
import type { Database } from "../../storage/database.ts";
import { isSqlite } from "../../storage/migrations/migrations.ts";
import { decodeText } from "../../storage/versioned-codec.ts";
import { looksOfName } from "./names.ts";

type Db = Kysely<Database>;

/**
 * Frees the names that a player has given up. Names in a finished game stay taken, and so do those in running games,
 * which will finish. A name by which the setting ADMINS has named the account stays taken, because the setting would
 * give the next owner the operator's rights. Must be called in a transaction.
 * @param name the player's present name; null for none.
 */
export async function freeGivenUpNames(db: Db, playerId: string, name: string | null): Promise<void> {
  const names = [
    ...(name === null ? [] : [name]),
    ...(await namesInResults(db, playerId)),
    ...(await namesInRunningGames(db, playerId)),
    ...(await namesInAdmins(db, playerId)),
  ];
  const kept = new Set(names.flatMap(looksOfShown));
  const held = await db
    .selectFrom("nameLooks")
    .select("look")
    .where("playerId", "=", playerId)
    // All code that locks skeletons does so in this order, so that no two transactions wait for each other.
    .orderBy("look")
    .$if(!isSqlite(db), (query) => query.forUpdate())
    .execute();
  const free = held.map(({ look }) => look).filter((look) => !kept.has(look));
  if (free.length > 0) await db.deleteFrom("nameLooks").where("look", "in", free).execute();
}

async function namesInResults(db: Db, playerId: string): Promise<readonly string[]> {
  const rows = await db.selectFrom("resultSeats").select("name").distinct().where("playerId", "=", playerId).execute();
  return rows.map(({ name }) => name).filter((name) => name !== "");
}

async function namesInRunningGames(db: Db, playerId: string): Promise<readonly string[]> {
  const games = await db
    .selectFrom("games")
    .select(["id", "recordJson", "playersJson"])
    .where("endedAt", "is", null)
    .where(sql<boolean>`replace("playersJson", ${JSON.stringify(playerId)}, '') <> "playersJson"`)
    .execute();
  return games.flatMap(({ id, recordJson, playersJson }) => {
    const head = decodeText(headCodec, recordJson, `games, id ${id}, recordJson`);
    const players = decodeText(playersCodec, playersJson, `games, id ${id}, playersJson`);
    if (!head.ok || !players.ok) return [];
    return head.value.seats.flatMap(({ name }, seat) => (players.value[seat] === playerId ? [name] : []));
  });
}

/**
 * Returns names in lower case. Their skeletons protect the original spelling too, because a name needs all of its
 * skeletons.
 */
async function namesInAdmins(db: Db, playerId: string): Promise<readonly string[]> {
  const rows = await db.selectFrom("adminNames").select("name").where("playerId", "=", playerId).execute();
  return rows.map(({ name }) => name);
}

/** Returns the skeletons of a name at a table, where a number may distinguish it from another one ("Mochi 2"). */
const looksOfShown = (shown: string): readonly string[] => [
  ...looksOfName(shown),
  ...looksOfName(shown.replace(/ \d+$/, "")),
];
