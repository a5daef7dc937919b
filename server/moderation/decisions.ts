import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import type { Decision } from "../../shared/net/moderation.ts";
import { accountsOf } from "../accounts/moved-guests.ts";
import type { PeopleDb } from "../accounts/people-db.ts";
import type { Deeds } from "../operators/deeds.ts";
import type { Timers } from "../plumbing/timers.ts";
import { forgetNameInRecords } from "../profiles/nameless-records.ts";
import type { Database } from "../store/database.ts";
import { noteModeration } from "../store/moderation-changes.ts";
import { decidableBy, mayDecideNowOn } from "./deciders.ts";
import { isOf } from "./in-force.ts";
import { lastReportOf } from "./people.ts";
import { takeLinesDown, takeNameDown } from "./taking-down.ts";

/** The moderator who decides. */
export interface Moderator {
  readonly id: string;
  readonly name: string;
}

interface DecisionsDeps {
  readonly db: PeopleDb;
  readonly deeds: Pick<Deeds, "add">;
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
    decision: Decision,
  ): Promise<Result<null, "no-such-report" | "already-decided">> {
    const { db, deeds, timers, changed } = this.#deps;
    const now = timers.date();
    const decided = await db.change<{ readonly nameless: string | null }, "no-such-report" | "already-decided">(
      async (moment) => {
        const report = await moment
          .updateTable("reports")
          .set({ decision: decision.kind, decidedBy: by.id, decidedAt: now, why: decision.why })
          .where("id", "=", reportId)
          .where(decidableBy(by.id))
          .where("decidedAt", "is", null)
          .returningAll()
          .executeTakeFirst();
        if (!report) return fail(await whyNot(moment, by, reportId));
        if (!(await mayDecideNowOn(moment, by.id, report.playerId))) return fail("no-such-report");
        await noteModeration(moment);
        const subjectId = (await accountsOf(moment, [report.playerId])).get(report.playerId) ?? report.playerId;
        await deeds.add(moment, { by, action: "decide", subject: reportId, subjectId, why: decision.why });
        if (decision.kind === "nothing") return ok({ nameless: null });
        await sanction(moment, { by, reportId, playerId: subjectId, decision }, now);
        if (decision.takeDown === "lines") {
          await takeLinesDown(moment, report, now);
          await deeds.add(moment, { by, action: "take-down-lines", subject: reportId, subjectId, why: decision.why });
        }
        if (decision.takeDown !== "name") return ok({ nameless: null });
        await this.#takeNameDown(moment, by, subjectId, report.name, decision.why, now);
        return ok({ nameless: subjectId });
      },
    );
    if (!decided.ok) return decided;
    await changed();
    if (decided.value.nameless !== null) await forgetNameInRecords(db, decided.value.nameless);
    return ok(null);
  }

  /** Ends a sanction early. @returns the id of its player. */
  async lift(by: Moderator, sanctionId: string, why: string): Promise<Result<string, "no-such-sanction">> {
    const { db, deeds, timers, changed } = this.#deps;
    const lifted = await db.change<string, "no-such-sanction">(async (moment) => {
      const sanction = await moment
        .selectFrom("sanctions")
        .select("playerId")
        .where("id", "=", sanctionId)
        .where(({ not }) => not(isOf(by.id)))
        .executeTakeFirst();
      if (!sanction || !(await mayDecideNowOn(moment, by.id, sanction.playerId))) return fail("no-such-sanction");
      const row = await moment
        .updateTable("sanctions")
        .set({ liftedAt: timers.date() })
        .where("id", "=", sanctionId)
        .where("liftedAt", "is", null)
        .returning("playerId")
        .executeTakeFirst();
      if (!row) return fail("no-such-sanction");
      await noteModeration(moment);
      await deeds.add(moment, { by, action: "end-sanction", subject: sanctionId, subjectId: row.playerId, why });
      return ok(row.playerId);
    });
    if (lifted.ok) await changed();
    return lifted;
  }

  /** Removes a player's name; only possible if the player was reported. */
  async takeName(by: Moderator, playerId: string, why: string): Promise<Result<null, "no-such-player">> {
    const { db, timers, changed } = this.#deps;
    const taken = await db.change<null, "no-such-player">(async (moment) => {
      const report = (await mayDecideNowOn(moment, by.id, playerId)) ? await lastReportOf(moment, playerId) : null;
      if (!report) return fail("no-such-player");
      await noteModeration(moment);
      await this.#takeNameDown(moment, by, playerId, report.name, why, timers.date());
      return ok(null);
    });
    if (!taken.ok) return taken;
    await changed();
    await forgetNameInRecords(db, playerId);
    return taken;
  }

  async #takeNameDown(
    moment: Moment,
    by: Moderator,
    playerId: string,
    called: string,
    why: string,
    now: number,
  ): Promise<void> {
    await takeNameDown(moment, playerId, called, now);
    const subject = playerId;
    await this.#deps.deeds.add(moment, { by, action: "take-down-name", subject, subjectId: playerId, why });
  }
}

async function whyNot(db: Moment, { id }: Moderator, reportId: string): Promise<"no-such-report" | "already-decided"> {
  const report = await db
    .selectFrom("reports")
    .select("id")
    .where("id", "=", reportId)
    .where(decidableBy(id))
    .executeTakeFirst();
  return report ? "already-decided" : "no-such-report";
}

interface NewSanction {
  readonly by: Moderator;
  readonly reportId: string;
  readonly playerId: string;
  readonly decision: Exclude<Decision, { kind: "nothing" }>;
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
