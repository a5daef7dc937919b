import { randomBytes, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Player } from "../../shared/net/protocol.ts";
import type { Database } from "../store/database.ts";
import { sessionLifeMs } from "../store/session-life.ts";
import { hashed } from "./hashed.ts";

/** Begins every session's token: the log recognises it. The number changes with the format. */
const version = "nls1";

/** How long one need not ask for the passkey again, in ms. */
const confirmedMs = 10 * 60_000;

/** How much older what is kept of a device's last sign of life may be, in ms. */
const seenEveryMs = 3_600_000;

/** A device on which somebody is signed in. */
export interface Session {
  /** Of its token; names the row. */
  readonly hash: string;
  readonly player: Player;
  /** Whether the passkey was asked for lately. */
  readonly isConfirmed: boolean;
  /** Whether what is kept of the device's last sign of life is old. */
  readonly isLongUnseen: boolean;
}

export const isSessionToken = (token: string): boolean => token.startsWith(`${version}.`);

interface NewSession {
  readonly playerId: string;
  /** What the person knows the device by. */
  readonly label: string;
  readonly isConfirmed: boolean;
}

/** @param now ms since 1970. @returns the token: the database has only its hash. */
export async function openSession(
  db: Kysely<Database>,
  { playerId, label, isConfirmed }: NewSession,
  now: number,
): Promise<string> {
  const token = `${version}.${randomBytes(32).toString("base64url")}`;
  const times = { madeAt: now, seenAt: now, confirmedAt: isConfirmed ? now : null };
  await db
    .insertInto("sessions")
    .values({ hash: hashed(token), id: randomUUID(), playerId, label, ...times })
    .execute();
  return token;
}

/** @returns null if the token is nobody's, or its session has ended. */
export async function findSession(db: Kysely<Database>, token: string, now: number): Promise<Session | null> {
  const hash = hashed(token);
  const row = await sessionsAlive(db, now)
    .innerJoin("accounts", "accounts.playerId", "sessions.playerId")
    .select(["accounts.playerId as id", "name", "avatar", "seenAt", "confirmedAt"])
    .where("hash", "=", hash)
    .executeTakeFirst();
  if (!row) return null;
  const { id, name, avatar, seenAt, confirmedAt } = row;
  return {
    hash,
    player: { id, name, avatar, guest: false },
    isConfirmed: confirmedAt !== null && now - confirmedAt < confirmedMs,
    isLongUnseen: now - seenAt > seenEveryMs,
  };
}

export const sessionsAlive = (db: Kysely<Database>, now: number) =>
  db.selectFrom("sessions").where("seenAt", ">", now - sessionLifeMs);

export async function seeSession(db: Kysely<Database>, hash: string, now: number): Promise<void> {
  await db.updateTable("sessions").set({ seenAt: now }).where("hash", "=", hash).execute();
}

export async function confirmSession(db: Kysely<Database>, hash: string, now: number): Promise<void> {
  await db.updateTable("sessions").set({ confirmedAt: now }).where("hash", "=", hash).execute();
}

export async function endSession(db: Kysely<Database>, hash: string): Promise<void> {
  await db.deleteFrom("sessions").where("hash", "=", hash).execute();
}

/** Signs a person out of one of their devices, or of all but this one. */
export async function endOther(db: Kysely<Database>, { hash, player }: Session, which: string): Promise<void> {
  const own = db.deleteFrom("sessions").where("playerId", "=", player.id);
  await (which === "others" ? own.where("hash", "<>", hash) : own.where("id", "=", which)).execute();
}
