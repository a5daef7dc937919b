import { randomBytes, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Player } from "../../../shared/net/protocol.ts";
import type { Database } from "../../storage/database.ts";
import { endSubscriptions } from "../../storage/retention/purge-push.ts";
import { sessionLifeMs } from "../../storage/retention/session-life.ts";
import { sha256 } from "./sha256.ts";

/** Prefix of every session token, by which the log recognises it. The number changes with the format. */
const version = "nls1";

/** Time for which a shown passkey need not be shown again, in ms. */
const confirmedMs = 10 * 60_000;

/** Maximum age of the stored `seenAt` before it is updated, in ms. */
const seenEveryMs = 3_600_000;

/** A device on which a player is signed in. */
export interface Session {
  /** Hash of the token; identifies the row. */
  readonly hash: string;
  readonly player: Player;
  /** Whether the passkey was shown recently. */
  readonly isConfirmed: boolean;
  /**
   * Whether a passkey that verified its user (PIN, fingerprint, face) was shown recently. The panel requires it of
   * staff.
   */
  readonly isVerified: boolean;
  /** Whether the stored `seenAt` is due for an update. */
  readonly isLongUnseen: boolean;
}

export const isSessionToken = (token: string): boolean => token.startsWith(`${version}.`);

/** Returns the id of a token's session: its hash. @returns null for a guest's token, which has no session. */
export const sessionOf = (token: string): string | null => (isSessionToken(token) ? sha256(token) : null);

/**
 * Proof with which a session begins or is confirmed: none, a recovery code or passkey, a passkey that verified its
 * user.
 */
export type Proof = "none" | "shown" | "verified";

interface NewSession {
  readonly playerId: string;
  /** The name by which the player recognises the device. */
  readonly label: string;
  readonly proof: Proof;
}

/** Returns the times of a proof as the database stores them. */
const timesOf = (proof: Proof, now: number) => ({
  confirmedAt: proof === "none" ? null : now,
  verifiedAt: proof === "verified" ? now : null,
});

/** @param now ms since 1970. @returns the token, of which the database stores only the hash. */
export async function openSession(
  db: Kysely<Database>,
  { playerId, label, proof }: NewSession,
  now: number,
): Promise<string> {
  const token = `${version}.${randomBytes(32).toString("base64url")}`;
  const times = { madeAt: now, seenAt: now, ...timesOf(proof, now) };
  await db
    .insertInto("sessions")
    .values({ hash: sha256(token), id: randomUUID(), playerId, label, ...times })
    .execute();
  return token;
}

/** @returns null if the token is unknown or its session has ended. */
export async function findSession(db: Kysely<Database>, token: string, now: number): Promise<Session | null> {
  const hash = sha256(token);
  const row = await findLiveSessions(db, now)
    .innerJoin("accounts", "accounts.playerId", "sessions.playerId")
    .select(["accounts.playerId as id", "name", "avatar", "seenAt", "confirmedAt", "verifiedAt"])
    .where("hash", "=", hash)
    .executeTakeFirst();
  if (!row) return null;
  const { id, name, avatar, seenAt, confirmedAt, verifiedAt } = row;
  const isLate = (at: number | null) => at === null || now - at >= confirmedMs;
  return {
    hash,
    player: { id, name, avatar, guest: false },
    isConfirmed: !isLate(confirmedAt),
    isVerified: !isLate(verifiedAt),
    isLongUnseen: now - seenAt > seenEveryMs,
  };
}

/**
 * Whether a session still exists and its passkey was shown recently. Checked again in the transaction, because the
 * session may end during the request.
 */
export async function isStillConfirmed(db: Kysely<Database>, { hash }: Session, now: number): Promise<boolean> {
  const row = await findLiveSessions(db, now)
    .select("hash")
    .where("hash", "=", hash)
    .where("confirmedAt", ">", now - confirmedMs)
    .executeTakeFirst();
  return row !== undefined;
}

export const findLiveSessions = (db: Kysely<Database>, now: number) =>
  db.selectFrom("sessions").where("seenAt", ">", now - sessionLifeMs);

export async function touchSession(db: Kysely<Database>, hash: string, now: number): Promise<void> {
  await db.updateTable("sessions").set({ seenAt: now }).where("hash", "=", hash).execute();
}

/**
 * Confirms a session. An earlier verification and a later confirmation stay valid, because a proof that counts for less
 * takes nothing away.
 */
export async function confirmSession(
  db: Kysely<Database>,
  hash: string,
  proof: Exclude<Proof, "none">,
  now: number,
): Promise<void> {
  const { verifiedAt, ...confirmed } = timesOf(proof, now);
  const times = verifiedAt === null ? confirmed : { ...confirmed, verifiedAt };
  await db
    .updateTable("sessions")
    .set(times)
    .where("hash", "=", hash)
    .$if(proof === "shown", (update) =>
      update.where((where) => where.or([where("confirmedAt", "is", null), where("confirmedAt", "<", now)])),
    )
    .execute();
}

/** Forces the account's other devices to show a passkey again before they change passkeys or recovery codes. */
export async function unconfirmOthers(db: Kysely<Database>, { hash, player }: Session): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ confirmedAt: null, verifiedAt: null })
    .where("playerId", "=", player.id)
    .where("hash", "<>", hash)
    .execute();
}

/** Returns those of these sessions that have not ended. */
export async function sessionsAmong(
  db: Kysely<Database>,
  sessions: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  const rows = await findLiveSessions(db, now).select("hash").where("hash", "in", sessions).execute();
  return new Set(rows.map(({ hash }) => hash));
}

/** @returns the ended sessions. */
export async function endSession(db: Kysely<Database>, hash: string): Promise<readonly string[]> {
  return ended(db, await db.deleteFrom("sessions").where("hash", "=", hash).returning("hash").execute());
}

/**
 * Ends the session of another device of the account, or of all other devices.
 * @returns the ended sessions.
 */
export async function endOther(
  db: Kysely<Database>,
  { hash, player }: Session,
  which: string,
): Promise<readonly string[]> {
  const own = db.deleteFrom("sessions").where("playerId", "=", player.id);
  const ending = which === "others" ? own.where("hash", "<>", hash) : own.where("id", "=", which);
  return ended(db, await ending.returning("hash").execute());
}

/** Ends all sessions of an account. @returns the ended sessions. */
export async function endAll(db: Kysely<Database>, playerId: string): Promise<readonly string[]> {
  return ended(db, await db.deleteFrom("sessions").where("playerId", "=", playerId).returning("hash").execute());
}

/** Ends the notifications of ended sessions. @returns these sessions. */
async function ended(
  db: Kysely<Database>,
  rows: readonly Pick<Database["sessions"], "hash">[],
): Promise<readonly string[]> {
  const hashes = rows.map(({ hash }) => hash);
  await endSubscriptions(db, hashes);
  return hashes;
}
