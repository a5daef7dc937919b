import { type Kysely, sql } from "kysely";
import type { Block } from "../../shared/net/blocks.ts";
import { accountsAmong } from "../profiles/people.ts";
import { calledIn } from "../profiles/visibility.ts";
import type { Database } from "../store/database.ts";

type Db = Kysely<Database>;

/** The ids of all whom somebody has blocked, and of all who have blocked them, those of the guests that they were too. */
export interface BlocksAround {
  readonly blocked: ReadonlySet<string>;
  readonly blockers: ReadonlySet<string>;
}

/** Two ends of a block. */
type Side = "blockerId" | "blockedId";

/** All blocks of somebody, the newest first. */
export async function blocksOf(db: Db, blockerId: string): Promise<readonly Block[]> {
  const rows = await db
    .selectFrom("blocks")
    .selectAll()
    .where("blockerId", "=", blockerId)
    .orderBy("at", "desc")
    .orderBy("id")
    .execute();
  return shown(db, rows);
}

/** @returns null if the one has not blocked the other. */
export async function blockBetween(db: Db, blockerId: string, blockedId: string): Promise<Block | null> {
  const rows = await db
    .selectFrom("blocks")
    .selectAll()
    .where("blockerId", "=", blockerId)
    .where("blockedId", "=", blockedId)
    .execute();
  return (await shown(db, rows))[0] ?? null;
}

/** By the name that they have now; guests by that of then. */
async function shown(db: Db, rows: readonly Database["blocks"][]): Promise<readonly Block[]> {
  const accounts = await accountsAmong(
    db,
    rows.map(({ blockedId }) => blockedId),
  );
  return rows.map(({ id, at, blockedId, name, avatar }) => {
    const called = calledIn({ playerId: blockedId, name, avatar }, accounts.get(blockedId));
    return { id, at, ...called };
  });
}

export async function countOf(db: Db, blockerId: string): Promise<number> {
  const { count } = await db
    .selectFrom("blocks")
    .where("blockerId", "=", blockerId)
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The ids of all who have blocked somebody, those of the guests that they were too. */
export const blockersOf = async (db: Db, playerId: string): Promise<ReadonlySet<string>> =>
  idsOf(await across(db, playerId, "blockedId", "blockerId").execute());

export async function blocksAround(db: Db, playerId: string): Promise<BlocksAround> {
  const blocked = across(db, playerId, "blockerId", "blockedId");
  const blockers = across(db, playerId, "blockedId", "blockerId");
  const rows = await blocked.unionAll(blockers).execute();
  const { blockedId = [], blockerId = [] } = Object.groupBy(rows, ({ side }) => side);
  return { blocked: idsOf(blockedId), blockers: idsOf(blockerId) };
}

/** Most have blocked nobody, and nobody has blocked them: they share it. */
const nobody: ReadonlySet<string> = new Set();

/** Somebody at one end of a block, and a guest that they were; null if they were none. */
interface Other {
  readonly id: string;
  readonly guestId: string | null;
}

const idsOf = (rows: readonly Other[]): ReadonlySet<string> =>
  rows.length === 0 ? nobody : new Set(rows.flatMap(({ id, guestId }) => [id, ...(guestId === null ? [] : [guestId])]));

/** @param playerId an account's, or a guest's who may have become one. */
function across(db: Db, playerId: string, own: Side, other: Side) {
  return db
    .selectFrom("blocks")
    .leftJoin("movedGuests", "movedGuests.playerId", `blocks.${other}`)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb(`blocks.${own}`, "=", playerId),
        eb(
          `blocks.${own}`,
          "in",
          selectFrom("movedGuests as own").select("own.playerId").where("own.guestId", "=", playerId),
        ),
      ]),
    )
    .select([`blocks.${other} as id`, "movedGuests.guestId", sql.lit(other).as("side")]);
}
