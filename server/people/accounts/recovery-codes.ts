import { randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../../storage/database.ts";
import { sha256 } from "./sha256.ts";

/** Number of codes of an account. */
const codesOfPerson = 8;

/** Crockford's alphabet: five bits a letter, without look-alikes. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** 80 bits. */
const lettersOfCode = 16;

const groups = /.{4}(?=.)/g;

/** Replaces a player's codes. @returns the new codes, which cannot be read again. */
export async function replaceCodes(db: Kysely<Database>, playerId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: codesOfPerson }, newCode);
  await db.deleteFrom("recoveryCodes").where("playerId", "=", playerId).execute();
  await db
    .insertInto("recoveryCodes")
    .values(codes.map((code) => ({ hash: sha256(asWritten(code)), playerId })))
    .execute();
  return codes;
}

/** Uses a code up. @returns the id of its player; null if the code is invalid. */
export async function useCode(db: Kysely<Database>, code: string): Promise<string | null> {
  const row = await db
    .deleteFrom("recoveryCodes")
    .where("hash", "=", sha256(asWritten(code)))
    .returning("playerId")
    .executeTakeFirst();
  return row?.playerId ?? null;
}

export async function countCodes(db: Kysely<Database>, playerId: string): Promise<number> {
  const rows = await db.selectFrom("recoveryCodes").select("hash").where("playerId", "=", playerId).execute();
  return rows.length;
}

/** Generates a code such as "7K2M-9QXT-4B0C-WZ3H". */
const newCode = (): string =>
  Array.from({ length: lettersOfCode }, () => letters[randomInt(letters.length)])
    .join("")
    .replace(groups, "$&-");

/** Normalises a code: removes separators and maps look-alike letters. */
const asWritten = (code: string): string =>
  code.toUpperCase().replace(/[\s-]/g, "").replace(/[IL]/g, "1").replaceAll("O", "0");
