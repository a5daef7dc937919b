import type { Kysely } from "kysely";
import type { Block } from "../../shared/net/blocks.ts";
import { accountsAmong } from "../profiles/people.ts";
import { calledIn } from "../profiles/visibility.ts";
import type { Database } from "../store/database.ts";

type Db = Kysely<Database>;

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

/** The ids of all whom somebody has blocked, those of the guests that they were too. */
export const blockedBy = (db: Db, playerId: string): Promise<ReadonlySet<string>> =>
  across(db, playerId, "blockerId", "blockedId");

/** The ids of all who have blocked somebody, those of the guests that they were too. */
export const blockersOf = (db: Db, playerId: string): Promise<ReadonlySet<string>> =>
  across(db, playerId, "blockedId", "blockerId");

/** Most have blocked nobody, and nobody has blocked them: they share it. */
const nobody: ReadonlySet<string> = new Set();

/** @param playerId an account's, or a guest's who may have become one. */
async function across(db: Db, playerId: string, own: Side, other: Side): Promise<ReadonlySet<string>> {
  const rows = await db
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
    .select([`blocks.${other} as id`, "movedGuests.guestId"])
    .execute();
  if (rows.length === 0) return nobody;
  return new Set(rows.flatMap(({ id, guestId }) => [id, ...(guestId === null ? [] : [guestId])]));
}
