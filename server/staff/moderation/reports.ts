import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { fail, ok, type Result } from "../../../shared/core/result.ts";
import { reportsADay } from "../../../shared/net/moderation.ts";
import type { AccountsDb } from "../../people/accounts/accounts-db.ts";
import { accountsOfGuests } from "../../people/accounts/guest-merge.ts";
import { readableLines } from "../../people/identity/text-normalization.ts";
import { RateLimiter } from "../../runtime/rate-limiter.ts";
import type { Timers } from "../../runtime/timers.ts";
import type { Database } from "../../storage/database.ts";
import { noteModeration } from "../../storage/moderation-changes.ts";
import type { FiledReport } from "../../tables/social/moderation-updates.ts";

export type NotFiled = "nobody-there" | "too-fast" | "too-many-reports";

interface ReportsDeps {
  readonly db: Pick<AccountsDb, "change">;
  readonly timers: Timers;
}

const dayMs = 86_400_000;

/**
 * Stores reports. Several reports of one player at one place are merged into one until it is decided. The place is a
 * game or a room; all friend requests and invitations have the same one.
 */
export class Reports {
  readonly #deps: ReportsDeps;
  readonly #pace: RateLimiter;

  constructor(deps: ReportsDeps) {
    this.#deps = deps;
    this.#pace = new RateLimiter(deps.timers, 5, 60_000);
  }

  /**
   * Files a report. A second one by the same reporter of the same player at the same place changes nothing, but one of a
   * request or an invitation counts again once the first is decided.
   */
  async file(report: FiledReport): Promise<Result<null, NotFiled>> {
    if (!this.#pace.allows(report.reporter)) return fail("too-fast");
    const { db, timers } = this.#deps;
    const now = timers.date();
    return db.change<null, NotFiled>(async (trx) => keep(trx, await withPresentIds(trx, report), now));
  }
}

/** Replaces former guests by their accounts, because a table may still know them as guests. */
async function withPresentIds(db: Transaction<Database>, report: FiledReport): Promise<FiledReport> {
  const { accused, reporter, lines } = report;
  const authors = lines.flatMap(({ playerId }) => playerId ?? []);
  const accounts = await accountsOfGuests(db, [accused.id, reporter, ...authors]);
  const presentId = (id: string) => accounts.get(id) ?? id;
  return {
    ...report,
    reporter: presentId(reporter),
    accused: { ...accused, id: presentId(accused.id) },
    lines: lines.map(({ line, playerId }) => ({ line, playerId: playerId === null ? null : presentId(playerId) })),
  };
}

async function keep(db: Transaction<Database>, report: FiledReport, now: number): Promise<Result<null, NotFiled>> {
  const { accused, reporter } = report;
  const playerId = accused.id;
  if (playerId === reporter) return fail("nobody-there");
  const place = report.stretch?.gameId ?? report.roomId ?? "";
  const before = await db
    .selectFrom("reportSaid")
    .innerJoin("reports", "reports.id", "reportSaid.reportId")
    .select("reports.id")
    .where("reporter", "=", reporter)
    .where("playerId", "=", playerId)
    .where("place", "=", place)
    // Requests and invitations have no place: the next one is another offence.
    .$if(place === "", (query) => query.where("decidedAt", "is", null))
    .executeTakeFirst();
  if (before) return ok(null);
  const today = await db
    .selectFrom("reportSaid")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("reporter", "=", reporter)
    .where("at", ">", now - dayMs)
    .executeTakeFirstOrThrow();
  if (Number(today.count) >= reportsADay) return fail("too-many-reports");
  const id = await enter(db, { place, report }, now);
  const { reason, line } = report;
  const words = readableLines(report.words);
  await db.insertInto("reportSaid").values({ reportId: id, reporter, reason, words, at: now, line }).execute();
  await keepLines(db, id, report);
  await noteModeration(db);
  return ok(null);
}

interface Entry {
  readonly place: string;
  readonly report: FiledReport;
}

/** Creates or extends the open report, which stays locked until the transaction ends. @returns its id. */
async function enter(
  db: Transaction<Database>,
  { place, report: { accused, reason, roomId, stretch } }: Entry,
  now: number,
): Promise<string> {
  const { id: playerId, name, avatar, who } = accused;
  const row = {
    ...{ id: randomBytes(12).toString("base64url"), playerId, place, name, avatar, who, roomId },
    ...{ gameId: stretch?.gameId ?? null, stepFrom: stretch?.from ?? null, stepTo: stretch?.to ?? null },
    ...{ reasons: reason, reporters: 0, firstAt: now, lastAt: now },
    ...{ decision: null, decidedBy: null, decidedAt: null, why: null },
  };
  const { id, reasons, stepFrom, stepTo } = await db
    .insertInto("reports")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["playerId", "place"])
        .where("decidedAt", "is", null)
        .doUpdateSet(({ ref }) => ({ lastAt: ref("excluded.lastAt") })),
    )
    .returning(["id", "reasons", "stepFrom", "stepTo"])
    .executeTakeFirstOrThrow();
  const all = new Set([...reasons.split(" "), reason]);
  await db
    .updateTable("reports")
    .set(({ eb }) => ({
      reasons: [...all].join(" "),
      reporters: eb("reporters", "+", 1),
      stepFrom: least(stepFrom, stretch?.from ?? null),
      stepTo: most(stepTo, stretch?.to ?? null),
    }))
    .where("id", "=", id)
    .execute();
  return id;
}

/** Stores chat lines. A line that an earlier report has stored does not change. */
async function keepLines(db: Transaction<Database>, reportId: string, { lines }: FiledReport): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map(({ playerId, line: { number, who, name, avatar, guest, text } }) => ({
    ...{ reportId, number, playerId, who, name, avatar, text },
    guest: guest ? 1 : 0,
  }));
  await db
    .insertInto("reportLines")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const least = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);
const most = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);
