import type { Kysely } from "kysely";
import type { AccountView } from "../../../shared/net/people.ts";
import type { Database } from "../../storage/database.ts";
import { linkOf } from "./provider-links.ts";
import { countCodes } from "./recovery-codes.ts";
import { findLiveSessions, type Session } from "./sessions.ts";

/** Returns an account as its owner sees it; null if it has been erased. */
export async function viewOf(
  db: Kysely<Database>,
  { hash, player: { id }, isConfirmed }: Session,
  issuer: string | null,
  now: number,
): Promise<AccountView | null> {
  const account = await db.selectFrom("accounts").selectAll().where("playerId", "=", id).executeTakeFirst();
  if (!account) return null;
  const { name, avatar, madeAt, hidesProfile, hidesRating } = account;
  const passkeys = await db
    .selectFrom("passkeys")
    .select(["id", "label", "madeAt", "usedAt"])
    .where("playerId", "=", id)
    .orderBy("madeAt")
    .execute();
  const sessions = await findLiveSessions(db, now)
    .select(["hash", "id", "label", "madeAt", "seenAt"])
    .where("playerId", "=", id)
    .orderBy("seenAt", "desc")
    .execute();
  return {
    player: { id, name, avatar, guest: false },
    madeAt,
    passkeys,
    ...(issuer !== null && { provider: await linkOf(db, id, issuer) }),
    sessions: sessions.map(({ hash: other, ...session }) => ({ ...session, isThis: other === hash })),
    recoveryCodes: await countCodes(db, id),
    hidesProfile: hidesProfile === 1,
    hidesRating: hidesRating === 1,
    isConfirmed,
  };
}
