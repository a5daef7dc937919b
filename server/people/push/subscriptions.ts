import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { PushKind, PushSubscribe, QuietHours } from "../../../shared/net/push.ts";
import type { Database } from "../../storage/database.ts";
import { pushLifeMs } from "../../storage/retention/push-life.ts";
import { sessionLifeMs } from "../../storage/retention/session-life.ts";

type Db = Kysely<Database>;

/** Maximum number of subscriptions of a person. */
const maxSubscriptions = 5;

/** Time between two notifications of a kind to a person, in ms. */
const intervalMs = 60_000;

/** Owner of a subscription. `session`: hash of the token; null for a guest. */
export interface Subscriber {
  readonly playerId: string;
  readonly session: string | null;
}

/** Subscription as messages need it. */
export interface Subscription {
  readonly id: string;
  readonly endpoint: string;
  readonly keys: PushSubscribe["keys"];
  readonly quiet: QuietHours | null;
  readonly language: string;
}

const idOf = (endpoint: string): string => createHash("sha256").update(endpoint).digest("base64url");

/**
 * Saves a subscription, or renews it. A browser has one; it belongs to the person who last used it. Above the maximum
 * the one that was not renewed for longest is deleted.
 */
export async function saveSubscription(db: Db, owner: Subscriber, wanted: PushSubscribe, now: number): Promise<void> {
  const { endpoint, keys, kinds, quiet, language } = wanted;
  const wants = (kind: PushKind) => (kinds.includes(kind) ? 1 : 0);
  const row = {
    ...owner,
    endpoint,
    p256dh: keys.p256dh,
    auth: keys.auth,
    language,
    quietJson: quiet && JSON.stringify(quiet),
    renewedAt: now,
    invitation: wants("invitation"),
    begins: wants("begins"),
    turn: wants("turn"),
  };
  const never = { invitationAt: 0, beginsAt: 0, turnAt: 0 };
  await db
    .insertInto("pushSubscriptions")
    .values({ id: idOf(endpoint), ...row, ...never })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
  const others = await db
    .selectFrom("pushSubscriptions")
    .select("id")
    .where("playerId", "=", owner.playerId)
    .orderBy("renewedAt", "desc")
    .orderBy("id")
    .execute();
  const ids = others.slice(maxSubscriptions).map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom("pushSubscriptions").where("id", "in", ids).execute();
}

/** Deletes the subscription of a browser, if it belongs to this person. */
export async function deleteSubscription(db: Db, playerId: string, endpoint: string): Promise<void> {
  await db.deleteFrom("pushSubscriptions").where("id", "=", idOf(endpoint)).where("playerId", "=", playerId).execute();
}

/** Deletes a subscription that its push service no longer knows. */
export async function deleteEndedSubscription(db: Db, id: string): Promise<void> {
  await db.deleteFrom("pushSubscriptions").where("id", "=", id).execute();
}

/**
 * Claims the next notification of a kind for a person: each device is claimed at most once within `intervalMs`, on all
 * nodes together. Devices of an ended session do not count, even if another node has not deleted them yet.
 * @param now ms since 1970.
 */
export async function claimSubscriptions(
  db: Db,
  playerId: string,
  kind: PushKind,
  now: number,
): Promise<readonly Subscription[]> {
  const rows = await db
    .updateTable("pushSubscriptions")
    .set({ [`${kind}At`]: now })
    .where("playerId", "=", playerId)
    .where(kind, "=", 1)
    .where(`${kind}At`, "<=", now - intervalMs)
    .where("renewedAt", ">", now - pushLifeMs)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb("session", "is", null),
        exists(
          selectFrom("sessions")
            .select("hash")
            .whereRef("sessions.hash", "=", "pushSubscriptions.session")
            .where("seenAt", ">", now - sessionLifeMs),
        ),
      ]),
    )
    .returning(["id", "endpoint", "p256dh", "auth", "quietJson", "language"])
    .execute();
  return rows.map(({ id, endpoint, p256dh, auth, quietJson, language }) => ({
    id,
    endpoint,
    keys: { p256dh, auth },
    quiet: quietJson === null ? null : JSON.parse(quietJson),
    language,
  }));
}
