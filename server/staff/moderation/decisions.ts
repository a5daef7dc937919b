import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { fail, ok, type Result } from "../../../shared/core/result.ts";
import type { ReportDecision } from "../../../shared/net/moderation.ts";
import type { AccountsDb } from "../../people/accounts/accounts-db.ts";
import { presentIdOf } from "../../people/accounts/guest-merge.ts";
import { anonymizeRecords } from "../../people/profiles/anonymize-records.ts";
import type { Timers } from "../../runtime/timers.ts";
import type { Database } from "../../storage/database.ts";
import { noteModeration } from "../../storage/moderation-changes.ts";
import type { AuditLog } from "../operators/audit-log.ts";
import { lastReportOf } from "./account-lookup.ts";
import { isOf } from "./active-sanctions.ts";
import { mayDecideNowOn, whereDecidableBy } from "./conflict-of-interest.ts";
import { shortenWatches } from "./new-guests.ts";
import { removeLines, removeName } from "./remove-content.ts";

/** The moderator who decides. */
export interface Moderator {
  readonly id: string;
  readonly name: string;
}

interface DecisionsDeps {
  readonly db: AccountsDb;
  readonly auditLog: Pick<AuditLog, "add">;
  /** Called when a new decision takes effect. */
  readonly changed: () => Promise<void>;
  readonly timers: Pick<Timers, "date">;
}

type Moment = Transaction<Database>;

const hourMs = 3_600_000;

/** Applies moderators' decisions. Each is one transaction with the report, its consequences and the audit log. */
export class Decisions {
  readonly #deps: DecisionsDeps;

  constructor(deps: DecisionsDeps) {
    this.#deps = deps;
  }

  /**
   * Decides a report. Of two concurrent decisions one succeeds. Moderators cannot decide on themselves, and only
   * operators decide on staff.
   */
  async decide(
    by: Moderator,
    reportId: string,
    decision: ReportDecision,
  ): Promise<Result<null, "no-such-report" | "already-decided">> {
    const { db, auditLog, timers, changed } = this.#deps;
    const now = timers.date();
    const decided = await db.change<{ readonly nameless: string | null }, "no-such-report" | "already-decided">(
      async (trx) => {
        const report = await trx
          .updateTable("reports")
          .set({ decision: decision.kind, decidedBy: by.id, decidedAt: now, why: decision.why })
          .where("id", "=", reportId)
          .where(whereDecidableBy(by.id))
          .where("decidedAt", "is", null)
          .returningAll()
          .executeTakeFirst();
        if (!report) return fail(await whyNot(trx, by, reportId));
        if (!(await mayDecideNowOn(trx, by.id, report.playerId))) return fail("no-such-report");
        await noteModeration(trx);
        const subjectId = await presentIdOf(trx, report.playerId);
        await auditLog.add(trx, { by, action: "decide", subject: reportId, subjectId, why: decision.why });
        if (decision.kind === "nothing") return ok({ nameless: null });
        await sanction(trx, { by, reportId, playerId: subjectId, decision }, now);
        if (decision.takeDown === "lines") {
          await removeLines(trx, report, now);
          await auditLog.add(trx, { by, action: "take-down-lines", subject: reportId, subjectId, why: decision.why });
        }
        if (decision.takeDown !== "name") return ok({ nameless: null });
        await this.#takeNameDown(trx, by, subjectId, report.name, decision.why, now);
        return ok({ nameless: subjectId });
      },
    );
    if (!decided.ok) return decided;
    await changed();
    if (decided.value.nameless !== null) await anonymizeRecords(db, decided.value.nameless);
    return ok(null);
  }

  /** Ends a sanction early. @returns the id of its player. */
  async lift(by: Moderator, sanctionId: string, why: string): Promise<Result<string, "no-such-sanction">> {
    const { db, auditLog, timers, changed } = this.#deps;
    const now = timers.date();
    const lifted = await db.change<string, "no-such-sanction">(async (trx) => {
      const sanction = await trx
        .selectFrom("sanctions")
        .select("playerId")
        .where("id", "=", sanctionId)
        .where(({ not }) => not(isOf(by.id)))
        .executeTakeFirst();
      if (!sanction || !(await mayDecideNowOn(trx, by.id, sanction.playerId))) return fail("no-such-sanction");
      const row = await trx
        .updateTable("sanctions")
        .set({ liftedAt: now })
        .where("id", "=", sanctionId)
        .where("liftedAt", "is", null)
        .returning("playerId")
        .executeTakeFirst();
      if (!row) return fail("no-such-sanction");
      await noteModeration(trx);
      await shortenWatches(trx, row.playerId, now);
      await auditLog.add(trx, { by, action: "end-sanction", subject: sanctionId, subjectId: row.playerId, why });
      return ok(row.playerId);
    });
    if (lifted.ok) await changed();
    return lifted;
  }

  /** Removes a player's name; only possible if the player was reported. */
  async takeName(by: Moderator, playerId: string, why: string): Promise<Result<null, "no-such-player">> {
    const { db, timers, changed } = this.#deps;
    const taken = await db.change<null, "no-such-player">(async (trx) => {
      const report = (await mayDecideNowOn(trx, by.id, playerId)) ? await lastReportOf(trx, playerId) : null;
      if (!report) return fail("no-such-player");
      await noteModeration(trx);
      await this.#takeNameDown(trx, by, playerId, report.name, why, timers.date());
      return ok(null);
    });
    if (!taken.ok) return taken;
    await changed();
    await anonymizeRecords(db, playerId);
    return taken;
  }

  async #takeNameDown(
    trx: Moment,
    by: Moderator,
    playerId: string,
    called: string,
    why: string,
    now: number,
  ): Promise<void> {
    await removeName(trx, playerId, called, now);
    const subject = playerId;
    await this.#deps.auditLog.add(trx, { by, action: "take-down-name", subject, subjectId: playerId, why });
  }
}

async function whyNot(db: Moment, { id }: Moderator, reportId: string): Promise<"no-such-report" | "already-decided"> {
  const report = await db
    .selectFrom("reports")
    .select("id")
    .where("id", "=", reportId)
    .where(whereDecidableBy(id))
    .executeTakeFirst();
  return report ? "already-decided" : "no-such-report";
}

interface NewSanction {
  readonly by: Moderator;
  readonly reportId: string;
  readonly playerId: string;
  readonly decision: Exclude<ReportDecision, { kind: "nothing" }>;
}

/** Stores a sanction. A warning ends when it begins. */
async function sanction(
  db: Moment,
  { by, reportId, playerId, decision: { kind, hours, reason, words, why } }: NewSanction,
  now: number,
): Promise<void> {
  const lastsMs = hours === null ? null : hours * hourMs;
  const endsAt = kind === "warning" ? now : lastsMs === null ? null : now + lastsMs;
  await db
    .insertInto("sanctions")
    .values({
      ...{ id: randomBytes(12).toString("base64url"), playerId, reportId, kind, reason, words, why, by: by.id },
      ...{ beganAt: now, endsAt, liftedAt: null, answer: null, seen: 0 },
    })
    .execute();
}
