import { ok } from "../../../shared/core/result.ts";
import type { AccountsDb } from "../../people/accounts/accounts-db.ts";
import { accountNamed } from "../../people/profiles/people.ts";
import type { ServerLog } from "../../runtime/log.ts";
import type { Timers } from "../../runtime/timers.ts";
import type { AuditLog } from "./audit-log.ts";
import { grant } from "./staff.ts";

interface AdminsDeps {
  readonly people: AccountsDb;
  readonly auditLog: AuditLog;
  readonly timers: Pick<Timers, "date">;
  readonly log: Pick<ServerLog, "warn">;
}

/**
 * Makes operators of the accounts that the setting ADMINS names. A name counts once, for the account that has it at
 * that time. Neither a restart after `revoke` nor another account with that name restores the right. A name without an
 * account is logged, and looked up again at the next start.
 */
export async function grantToAdmins(names: readonly string[], deps: AdminsDeps): Promise<void> {
  for (const name of names) {
    const found = await grantOnce(name, deps);
    if (!found)
      deps.log.warn(
        { event: "admin-unknown", setting: "ADMINS", name },
        "no account has a name of ADMINS: make the account, and start again, or use the command admin",
      );
  }
}

/** Grants the right once, even if several nodes start concurrently. @returns false if no account has the name. */
async function grantOnce(name: string, { people, auditLog, timers }: AdminsDeps): Promise<boolean> {
  const found = await people.change<boolean, never>(async (db) => {
    const known = name.normalize("NFC").toLowerCase();
    const before = await db.selectFrom("adminNames").select("name").where("name", "=", known).executeTakeFirst();
    if (before) return ok(true);
    const account = await accountNamed(db, name);
    if (!account) return ok(false);
    const { playerId } = account;
    const noted = await db
      .insertInto("adminNames")
      .values({ name: known, playerId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (noted.numInsertedOrUpdatedRows === 0n) return ok(true);
    await grant(db, auditLog, { playerId, name: account.name, role: "operator", by: "ADMINS" }, timers.date());
    return ok(true);
  });
  return found.ok && found.value;
}
