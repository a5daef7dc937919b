import type { Kysely } from "kysely";
import { fail, ok, type Result } from "../../../shared/core/result.ts";
import { type StaffRole, staffRoles } from "../../../shared/net/operators.ts";
import { lockAccountRow } from "../../people/accounts/account-lock.ts";
import { accountNamed } from "../../people/profiles/people.ts";
import type { Database } from "../../storage/database.ts";
import type { Actor, AuditLog } from "./audit-log.ts";

/* Rights to the panel and to reports. A right belongs to an account's id, and is deleted with the account. */

/** @returns null for an account without a right. */
export async function roleOf(db: Kysely<Database>, playerId: string): Promise<StaffRole | null> {
  const row = await db.selectFrom("staff").select("role").where("playerId", "=", playerId).executeTakeFirst();
  return staffRoles.find((role) => role === row?.role) ?? null;
}

export interface Granting {
  readonly playerId: string;
  /** Present name of the account. */
  readonly name: string;
  readonly role: StaffRole;
  readonly by: Actor;
}

/**
 * Grants a right to an account and replaces an earlier one. Must be called in a transaction. The lock serialises it
 * with a moderator's decision on the account.
 */
export async function grant(
  db: Kysely<Database>,
  deeds: AuditLog,
  { playerId, name, role, by }: Granting,
  now: number,
): Promise<void> {
  await lockAccountRow(db, playerId);
  await db
    .insertInto("staff")
    .values({ playerId, role, grantedAt: now })
    .onConflict((conflict) => conflict.column("playerId").doUpdateSet({ role, grantedAt: now }))
    .execute();
  await deeds.add(db, { by, action: "grant", subject: name, subjectId: playerId, why: role });
}

/** Must be called in a transaction. @returns the revoked right, or the reason why there was none to revoke. */
export async function revoke(
  db: Kysely<Database>,
  deeds: AuditLog,
  name: string,
  by: Actor,
): Promise<Result<StaffRole, "no-such-account" | "no-right">> {
  const account = await accountNamed(db, name);
  if (!account) return fail("no-such-account");
  const { playerId } = account;
  const role = await roleOf(db, playerId);
  if (role === null) return fail("no-right");
  await db.deleteFrom("staff").where("playerId", "=", playerId).execute();
  await deeds.add(db, { by, action: "revoke", subject: account.name, subjectId: playerId, why: role });
  return ok(role);
}

/** Returns all members of staff, by name. */
export async function staffList(db: Kysely<Database>): Promise<readonly { name: string; role: string }[]> {
  return db
    .selectFrom("staff")
    .innerJoin("accounts", "accounts.playerId", "staff.playerId")
    .select(["accounts.name", "staff.role"])
    .orderBy("accounts.name")
    .execute();
}
