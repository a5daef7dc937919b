import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../../storage/database.ts";

/** Lifetime of a challenge, in ms. */
export const challengeLifeMs = 5 * 60_000;

/** Lifetime of a challenge for the OpenID provider, where people type passwords and codes, in ms. */
export const providerLifeMs = 10 * 60_000;

/**
 * Purpose of an answer. An answer for one purpose is invalid for every other. "provider": a visit to the OpenID
 * provider. "provider-answer": its result, which the page redeems.
 */
export type Purpose = "account" | "sign-in" | "confirm" | "panel" | "passkey" | "provider" | "provider-answer";

/** Challenge for a passkey or the OpenID provider. `playerId` is the only player who may answer it; null: any player. */
export interface Asked {
  readonly challenge: string;
  readonly purpose: Purpose;
  readonly playerId: string | null;
}

/** Creates a challenge and deletes the expired ones. @param now ms since 1970. */
export async function newChallenge(
  db: Kysely<Database>,
  { purpose, playerId }: Omit<Asked, "challenge">,
  now: number,
  lifeMs = challengeLifeMs,
): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  await db.deleteFrom("challenges").where("endsAt", "<=", now).execute();
  await db
    .insertInto("challenges")
    .values({ challenge, purpose, playerId, endsAt: now + lifeMs })
    .execute();
  return challenge;
}

/**
 * Uses a challenge up. Of several concurrent calls only one succeeds.
 * @returns false if the challenge does not exist, has expired or has been used.
 */
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
