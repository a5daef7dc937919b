import { type Kysely, sql } from "kysely";
import type { Block } from "../../../shared/net/blocks.ts";
import type { Database } from "../../storage/database.ts";
import { accountsAmong } from "../profiles/people.ts";
import { calledIn } from "../profiles/visibility.ts";

type Db = Kysely<Database>;

/**
 * Ids of all that a player has blocked, and of all who have blocked that player. Both include the ids of the guests
 * that they were before.
 */
export interface BlocksAround {
  readonly blocked: ReadonlySet<string>;
  readonly blockers: ReadonlySet<string>;
}

/** The two ends of a block. */
type Side = "blockerId" | "blockedId";

/** Returns all blocks of a player, the newest first. */
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

/** @returns null if there is no such block. */
export async function blockBetween(db: Db, blockerId: string, blockedId: string): Promise<Block | null> {
  const rows = await db
    .selectFrom("blocks")
    .selectAll()
    .where("blockerId", "=", blockerId)
    .where("blockedId", "=", blockedId)
    .execute();
  return (await shown(db, rows))[0] ?? null;
}

/** Returns blocks under the present names of accounts; guests have the name at the time of the block. */
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

/** The player at the other end of a block, and a guest that they were; null if there is none. */
interface Other {
  readonly side: Side;
  readonly id: string;
  readonly guestId: string | null;
}

/**
 * Finds all blocks of a player in both directions. It is one query in plain SQL, because it runs whenever a player
 * joins a table.
 * @param playerId id of an account, or of a guest who may have become one.
 */
export async function blocksAround(db: Db, playerId: string): Promise<BlocksAround> {
  const moved = sql.table("movedGuests");
  const is = (side: Side) => sql<boolean>`(${sql.ref(side)} = ${playerId}
    or ${sql.ref(side)} in (select "playerId" from ${moved} where "guestId" = ${playerId}))`;
  const { rows } = await sql<Other>`
    select 'blockedId' as side, "blockedId" as id, "guestId" from blocks
    left join ${moved} on "playerId" = "blockedId" where ${is("blockerId")}
    union all
    select 'blockerId' as side, "blockerId" as id, "guestId" from blocks
    left join ${moved} on "playerId" = "blockerId" where ${is("blockedId")}`.execute(db);
  return { blocked: idsAt("blockedId", rows), blockers: idsAt("blockerId", rows) };
}

/** Shared empty set for the common case of no blocks. */
const nobody: ReadonlySet<string> = new Set();

function idsAt(side: Side, rows: readonly Other[]): ReadonlySet<string> {
  const ids = rows.flatMap((row) =>
    row.side === side ? [row.id, ...(row.guestId === null ? [] : [row.guestId])] : [],
  );
  return ids.length === 0 ? nobody : new Set(ids);
}
