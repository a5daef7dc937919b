import { fail, ok } from "../../../shared/core/result.ts";
import type { AccountsDb } from "../../people/accounts/accounts-db.ts";
import type { Log } from "../../runtime/log.ts";
import type { Timers } from "../../runtime/timers.ts";
import type { Moderation } from "../../tables/social/moderation-updates.ts";
import type { AuditLog } from "../operators/audit-log.ts";
import { AccessPolicy } from "./access-policy.ts";
import { Decisions } from "./decisions.ts";
import { MySanctions } from "./my-sanctions.ts";
import { NewGuests } from "./new-guests.ts";
import { Reports } from "./reports.ts";
import { SanctionCache } from "./sanction-cache.ts";
import { SanctionEnforcer } from "./sanction-enforcer.ts";

interface ModerationDeps {
  readonly db: AccountsDb;
  readonly auditLog: AuditLog;
  /** Notifies the other processes of the cluster of a new decision. */
  readonly notifyOthers: () => void;
  readonly timers: Timers;
  readonly log: Log;
}

/** Services of moderation. */
export interface OpenModeration {
  readonly sanctionCache: SanctionCache;
  readonly accessPolicy: AccessPolicy;
  readonly enforcing: SanctionEnforcer;
  readonly reports: Reports;
  readonly decisions: Decisions;
  readonly ownStanding: MySanctions;
  readonly newGuests: NewGuests;
  /** Interface of moderation for tables. */
  readonly atTables: Moderation;
}

export function openModeration({ db, auditLog, notifyOthers, timers, log }: ModerationDeps): OpenModeration {
  const sanctionCache = new SanctionCache(db, timers);
  const enforcing = new SanctionEnforcer({ sanctionCache, notifyOthers, timers, log });
  const changed = () => enforcing.changed();
  const accessPolicy = new AccessPolicy({ db, sanctionCache, timers });
  const reports = new Reports({ db, timers });
  return {
    sanctionCache,
    accessPolicy,
    enforcing,
    reports,
    decisions: new Decisions({ db, auditLog, changed, timers }),
    ownStanding: new MySanctions({ db, timers }),
    newGuests: new NewGuests({ db, sanctionCache, changed, timers }),
    atTables: {
      isSentAway: ({ id }) => sanctionCache.isSentAway(id),
      refresh: () => enforcing.poll(),
      muteOf: (player, isPublic) => accessPolicy.muteOf(player, isPublic),
      isDeckNameTaken: (name, playerId) => sanctionCache.isDeckNameTaken(name, playerId),
      async report(report) {
        const filed = await reports.file(report);
        return filed.ok ? ok(null) : fail({ kind: "company", code: filed.error });
      },
    },
  };
}
