import type { Transaction } from "kysely";
import { lockAccountRow } from "../../people/accounts/account-lock.ts";
import { freeNameLike, looksOfName, reserveName } from "../../people/accounts/names.ts";
import { createGuest } from "../../people/identity/create-guest.ts";
import type { Database } from "../../storage/database.ts";
import { guestSearchName, searchKeyOf } from "../../storage/search-key.ts";

type Moment = Transaction<Database>;

/** Maximum number of made-up names that are tried. Each has seventeen variants, so the first is almost always free. */
const maxDraws = 20;

/**
 * Removes a player's name. The player gets a harmless one until they choose another. The removed name and confusable
 * ones are forbidden. If a guest only had the skeleton of an account's name, the account keeps it.
 * @param called the guest's name; an account loses its present name.
 * @returns the removed name.
 */
export async function removeName(db: Moment, playerId: string, called: string, now: number): Promise<string> {
  const account = await lockAccountRow(db, playerId);
  const name = account?.name ?? called;
  const looks = [...looksOfName(name)].sort();
  await db
    .updateTable("nameLooks")
    .set({ playerId: null })
    .where("playerId", "=", playerId)
    .where("look", "in", looks)
    .execute();
  await db
    .insertInto("nameLooks")
    .values(looks.map((look) => ({ look, playerId: null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const instead = account ? await newNameOf(db, playerId) : createGuest().name;
  await db
    .updateTable("resultSeats")
    .set({ name: instead, searchName: guestSearchName(playerId, instead) })
    .where("playerId", "=", playerId)
    .where("name", "=", name)
    .execute();
  await db
    .insertInto("takenNames")
    .values(looks.map((look) => ({ look, playerId, instead, at: now })))
    .onConflict((conflict) => conflict.columns(["look", "playerId"]).doUpdateSet({ instead, at: now }))
    .execute();
  return name;
}

/**
 * Reserves a free name and assigns it to the account, however many names it holds already.
 * @throws if too many made-up names are taken.
 */
async function newNameOf(db: Moment, playerId: string): Promise<string> {
  for (let draw = 0; draw < maxDraws; draw += 1) {
    const name = await freeNameLike(db, createGuest().name);
    if (name === null || !(await reserveName(db, playerId, name))) continue;
    await db
      .updateTable("accounts")
      .set({ name, lookedName: name, searchName: searchKeyOf(name) })
      .where("playerId", "=", playerId)
      .execute();
    return name;
  }
  throw new Error("found no free name");
}

/**
 * Removes the accused player's reported lines from the chat: the lines that reports name, or else all that came with a
 * report without a line. The same holds for names of decks, except that a report of a line does not touch them.
 */
export async function removeLines(
  db: Moment,
  { id, roomId, who }: Pick<Database["reports"], "id" | "roomId" | "who">,
  now: number,
): Promise<readonly number[]> {
  if (roomId === null || who === null) return [];
  const own = await db
    .selectFrom("reportLines")
    .select("number")
    .where("reportId", "=", id)
    .where("who", "=", who)
    .execute();
  const named = await db.selectFrom("reportSaid").select("line").where("reportId", "=", id).execute();
  const chosen = new Set(named.map(({ line }) => line));
  const hasAll = chosen.delete(null);
  const all = { lines: hasAll && ![...chosen].some((line) => line !== null && line > 0), names: chosen.size === 0 };
  const numbers = own
    .map(({ number }) => number)
    .filter((number) => chosen.has(number) || (number > 0 ? all.lines : all.names));
  if (numbers.length === 0) return [];
  await db
    .insertInto("takenLines")
    .values(numbers.map((number) => ({ roomId, number, at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return numbers;
}
