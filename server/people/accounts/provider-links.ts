import type { Kysely } from "kysely";
import type { Database } from "../../storage/database.ts";

/** Identity of a person: an issuer and what it calls the person. */
interface Person {
  readonly issuer: string;
  readonly subject: string;
}

/** @returns the id of the account; null if the person has none. */
export async function findLinked(db: Kysely<Database>, { issuer, subject }: Person): Promise<string | null> {
  const row = await db
    .selectFrom("providerLinks")
    .select("playerId")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row?.playerId ?? null;
}

/** @returns the times of the account's link to a provider; null without one. */
export async function linkOf(
  db: Kysely<Database>,
  playerId: string,
  issuer: string,
): Promise<Pick<Database["providerLinks"], "madeAt" | "usedAt"> | null> {
  const row = await db
    .selectFrom("providerLinks")
    .select(["madeAt", "usedAt"])
    .where("playerId", "=", playerId)
    .where("issuer", "=", issuer)
    .executeTakeFirst();
  return row ?? null;
}

/** @returns false if the person has an account, or the account has a person of this issuer. */
export async function addLink(
  db: Kysely<Database>,
  playerId: string,
  { issuer, subject }: Person,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("providerLinks")
    .values({ issuer, subject, playerId, madeAt: now, usedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function useLink(db: Kysely<Database>, { issuer, subject }: Person, now: number): Promise<void> {
  await db
    .updateTable("providerLinks")
    .set({ usedAt: now })
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .execute();
}

export async function removeLink(db: Kysely<Database>, playerId: string, issuer: string): Promise<void> {
  await db.deleteFrom("providerLinks").where("playerId", "=", playerId).where("issuer", "=", issuer).execute();
}
