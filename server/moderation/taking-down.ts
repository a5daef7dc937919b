import type { Transaction } from "kysely";
import { freeNameLike, looksOfName, takeName } from "../accounts/names.ts";
import { lockAccount } from "../accounts/owner.ts";
import { newcomer } from "../players/newcomers.ts";
import type { Database } from "../store/database.ts";

type Moment = Transaction<Database>;

/**
 * Takes away the name that somebody has: they are called something harmless until they choose another one, and nobody
 * may have the old one, or one that looks like it. A name of which a guest only had the look stays its account's.
 * @param called what a guest was called; of an account the name that it has now goes.
 * @returns the name that is gone.
 */
export async function takeNameDown(db: Moment, playerId: string, called: string, now: number): Promise<string> {
  const account = await lockAccount(db, playerId);
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
  const instead = account ? await newNameOf(db, playerId) : newcomer().name;
  await db
    .updateTable("resultSeats")
    .set({ name: instead })
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

/** A name that is free, which the account has from then on. */
async function newNameOf(db: Moment, playerId: string): Promise<string> {
  for (;;) {
    const name = await freeNameLike(db, newcomer().name);
    if (name === null || !(await takeName(db, playerId, name))) continue;
    await db.updateTable("accounts").set({ name, lookedName: name }).where("playerId", "=", playerId).execute();
    return name;
  }
}

/** Takes the reported lines of the reported person from the chat: those that reports name, or all of theirs that came with them. */
export async function takeLinesDown(
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
  const named = await db
    .selectFrom("reportSaid")
    .select("line")
    .where("reportId", "=", id)
    .where("line", "is not", null)
    .execute();
  const chosen = new Set(named.map(({ line }) => line));
  const numbers = own.map(({ number }) => number).filter((number) => chosen.size === 0 || chosen.has(number));
  if (numbers.length === 0) return [];
  await db
    .insertInto("takenLines")
    .values(numbers.map((number) => ({ roomId, number, at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return numbers;
}
