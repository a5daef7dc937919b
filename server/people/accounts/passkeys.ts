import type { Kysely } from "kysely";
import { z } from "zod";
import type { Database } from "../../storage/database.ts";
import type { Passkey } from "./relying-party.ts";

/** Maximum number of passkeys of one account. */
export const mostPasskeys = 10;

interface Owned extends Passkey {
  readonly playerId: string;
}

const transportsFormat = z.array(z.string()).catch([]);

export async function findPasskey(db: Kysely<Database>, id: string): Promise<Owned | null> {
  const row = await db.selectFrom("passkeys").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? ownedIn(row) : null;
}

export async function passkeysOf(db: Kysely<Database>, playerId: string): Promise<readonly Owned[]> {
  const rows = await db.selectFrom("passkeys").selectAll().where("playerId", "=", playerId).execute();
  return rows.map(ownedIn);
}

function ownedIn({ id, playerId, publicKey, counter, transportsJson }: Database["passkeys"]): Owned {
  return { id, playerId, publicKey, counter, transports: transportsFormat.parse(JSON.parse(transportsJson)) };
}

/** @param label the name by which the player recognises it. @returns false if a passkey with this id exists. */
export async function addPasskey(
  db: Kysely<Database>,
  { id, playerId, publicKey, counter, transports, label }: Owned & { readonly label: string },
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("passkeys")
    .values({
      id,
      playerId,
      publicKey,
      counter,
      transportsJson: JSON.stringify(transports),
      label,
      madeAt: now,
      usedAt: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * @param counter its value after this use. @returns false if the passkey is gone, or has been used since with a counter
 * as high.
 */
export async function usePasskey(db: Kysely<Database>, id: string, counter: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("passkeys")
    .set({ counter, usedAt: now })
    .where("id", "=", id)
    .where(({ or, and, eb }) => or([eb("counter", "<", counter), and([eb("counter", "=", 0), eb.lit(counter === 0)])]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns false if the account has no such passkey. */
export async function removePasskey(db: Kysely<Database>, playerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("passkeys")
    .where("id", "=", id)
    .where("playerId", "=", playerId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
