import type { Kysely } from "kysely";
import { formerLooksOf, looksOf } from "../players/look-alikes.ts";
import { numbered } from "../players/name-length.ts";
import { unguessable } from "../plumbing/chance.ts";
import type { Database } from "../store/database.ts";
import { hashed } from "./hashed.ts";

/** Most looks of names that one person may hold; a name has four at most. */
const mostLooks = 40;

/**
 * Takes a name for an account, which keeps its former ones until `freeGivenUpNames`. To be called in a transaction, which must
 * be undone if it fails. Of several accounts at once one gets it.
 * @returns false if somebody else has or had the name, or one that looks like it, or this person holds too many.
 */
export async function takeName(db: Kysely<Database>, playerId: string, name: string): Promise<boolean> {
  // Whoever takes several rows takes them in this order: nobody waits for ever.
  const rows = [...looksOfName(name)].sort().map((look) => ({ look, playerId }));
  const taken = await db
    .insertInto("nameLooks")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("look").doUpdateSet({ playerId }).where("nameLooks.playerId", "=", playerId),
    )
    .returning("look")
    .execute();
  if (taken.length < rows.length) return false;
  const held = await db.selectFrom("nameLooks").select("look").where("playerId", "=", playerId).execute();
  return held.length <= mostLooks;
}

/**
 * The name itself, if nobody has or had it or one that looks like it; else the first free one of a few with a number
 * behind it. Null if those are taken too.
 */
export async function freeNameLike(db: Kysely<Database>, name: string): Promise<string | null> {
  const numbers = [...smallNumbers, ...Array.from({ length: 8 }, () => 10 + Math.floor(unguessable() * 9990))];
  const names = [name, ...numbers.map((number) => numbered(name, number))];
  const looks = new Map(names.map((each) => [each, [...looksOfName(each)]]));
  const all = [...looks.values()].flat();
  const rows = await db.selectFrom("nameLooks").select("look").where("look", "in", all).execute();
  const taken = new Set(rows.map(({ look }) => look));
  return names.find((each) => looks.get(each)?.every((look) => !taken.has(look))) ?? null;
}

/** Why somebody cannot have a name. `free`: one like it that they can have. */
export interface NameTaken {
  readonly error: "name-taken";
  readonly free?: string;
}

export const nameTaken = (free: string | null): NameTaken => ({
  error: "name-taken",
  ...(free !== null && { free }),
});

const smallNumbers = [2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Hashes that names share that look alike now, or did as older versions saw them. */
export const looksOfName = (name: string): ReadonlySet<string> =>
  new Set([...looksOf(name), ...formerLooksOf(name)].map(hashed));
