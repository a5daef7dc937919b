import type { Kysely } from "kysely";
import { cryptoRandom } from "../../runtime/random.ts";
import type { Database } from "../../storage/database.ts";
import { formerLooksOf, looksOf } from "../identity/look-alikes.ts";
import { numbered } from "../identity/name-length.ts";
import { sha256 } from "./sha256.ts";

/** Maximum number of skeletons that one player may hold. A name has at most four. */
const mostLooks = 40;

/**
 * Reserves a name that an account wants, unless it would hold too many. Must be called in a transaction, which must be
 * rolled back if the result is false.
 * @returns false if `reserveName` does, or if this player holds too many skeletons.
 */
export async function takeName(db: Kysely<Database>, playerId: string, name: string): Promise<boolean> {
  if (!(await reserveName(db, playerId, name))) return false;
  const held = await db.selectFrom("nameLooks").select("look").where("playerId", "=", playerId).execute();
  return held.length <= mostLooks;
}

/**
 * Reserves a name for an account, which holds its former names until `freeGivenUpNames`. Of several concurrent accounts
 * one gets the name. If the result is false, the account may hold some of the skeletons.
 * @returns false if another player has or had this name or a confusable one.
 */
export async function reserveName(db: Kysely<Database>, playerId: string, name: string): Promise<boolean> {
  // All code that locks several rows does so in this order, so that transactions cannot deadlock.
  const rows = [...looksOfName(name)].sort().map((look) => ({ look, playerId }));
  const taken = await db
    .insertInto("nameLooks")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("look").doUpdateSet({ playerId }).where("nameLooks.playerId", "=", playerId),
    )
    .returning("look")
    .execute();
  return taken.length === rows.length;
}

/**
 * Returns the name itself if neither it nor a confusable one is or was taken. Otherwise returns the first free one of
 * several numbered variants; null if all are taken.
 */
export async function freeNameLike(db: Kysely<Database>, name: string): Promise<string | null> {
  const numbers = [...smallNumbers, ...Array.from({ length: 8 }, () => 10 + Math.floor(cryptoRandom() * 9990))];
  const names = [name, ...numbers.map((number) => numbered(name, number))];
  const looks = new Map(names.map((each) => [each, [...looksOfName(each)]]));
  const all = [...looks.values()].flat();
  const rows = await db.selectFrom("nameLooks").select("look").where("look", "in", all).execute();
  const taken = new Set(rows.map(({ look }) => look));
  return names.find((each) => looks.get(each)?.every((look) => !taken.has(look))) ?? null;
}

/** Refusal of a name. `free`: a similar name that the player can have. */
export interface NameTaken {
  readonly error: "name-taken";
  readonly free?: string;
}

export const nameTaken = (free: string | null): NameTaken => ({
  error: "name-taken",
  ...(free !== null && { free }),
});

const smallNumbers = [2, 3, 4, 5, 6, 7, 8, 9] as const;

/**
 * Returns hashes of the skeletons of a name (UTS #39), by the present and by former versions of the algorithm.
 * Confusable names share a hash.
 */
export const looksOfName = (name: string): ReadonlySet<string> =>
  new Set([...looksOf(name), ...formerLooksOf(name)].map(sha256));
