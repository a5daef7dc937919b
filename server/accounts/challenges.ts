import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../store/database.ts";

/** How long a challenge may be answered, in ms. */
export const challengeLifeMs = 5 * 60_000;

/** What an answer is for: an answer for one purpose is none for another. */
export type Purpose = "account" | "sign-in" | "confirm" | "panel" | "passkey";

/** A challenge for a passkey, and who may answer it; null for anybody. */
export interface Asked {
  readonly challenge: string;
  readonly purpose: Purpose;
  readonly playerId: string | null;
}

/** Asks something new, and forgets what was asked too long ago. @param now ms since 1970. */
export async function newChallenge(
  db: Kysely<Database>,
  { purpose, playerId }: Omit<Asked, "challenge">,
  now: number,
): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  await db.deleteFrom("challenges").where("endsAt", "<=", now).execute();
  await db
    .insertInto("challenges")
    .values({ challenge, purpose, playerId, endsAt: now + challengeLifeMs })
    .execute();
  return challenge;
}

/** Uses a challenge up. @returns false if it was not asked, has ended, or is used up: of several at once one has it. */
export async function takeChallenge(
  db: Kysely<Database>,
  { challenge, purpose, playerId }: Asked,
  now: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("challenges")
    .where("challenge", "=", challenge)
    .where("purpose", "=", purpose)
    .where("playerId", playerId === null ? "is" : "=", playerId)
    .where("endsAt", ">", now)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
