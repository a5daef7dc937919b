import type { Kysely } from "kysely";
import {
  type DecisionView,
  type PersonRecord,
  type PersonView,
  type ReportReason,
  type ReportRow,
  type ReportsPage,
  type ReportView,
  reportReasons,
  type SanctionKind,
  type SanctionView,
  sanctionKinds,
} from "../../../shared/net/moderation.ts";
import { type Account, accountsAmong } from "../../people/profiles/people.ts";
import type { Database } from "../../storage/database.ts";
import { lastReportOf, personIn, viewsOf } from "./account-lookup.ts";
import { isOf } from "./active-sanctions.ts";
import { mayDecideOn, whereDecidableBy } from "./conflict-of-interest.ts";
import { openReports } from "./open-reports.ts";

/*
 * Views of reports and players for moderators. Moderators cannot see a report of themselves, and only operators see one
 * of staff.
 */

type Db = Kysely<Database>;
type Row = Database["reports"];
/** Accounts of staff by id; erased ones are missing. */
type Accounts = ReadonlyMap<string, Account>;

const pageLength = 30;

/** Query of the reports that a member of staff may decide. */
const of = (db: Db, viewer: string) => db.selectFrom("reports").selectAll().where(whereDecidableBy(viewer));

/**
 * Returns a page of reports: open ones from the oldest, decided ones from the latest decision.
 * @param before cursor of the previous page, or null.
 * @param about id of a player; null: all players.
 */
export async function reportsPage(
  db: Db,
  viewer: string,
  state: "open" | "decided",
  before: string | null,
  about: string | null = null,
): Promise<ReportsPage> {
  const [at, id] = placeIn(before);
  const some =
    state === "open"
      ? of(db, viewer)
          .where("decidedAt", "is", null)
          .where(({ eb, refTuple, tuple }) =>
            at === null ? eb.lit(true) : eb(refTuple("firstAt", "id"), ">", tuple(at, id)),
          )
          .orderBy("firstAt")
          .orderBy("id")
      : of(db, viewer)
          .where("decidedAt", "is not", null)
          .where(({ eb, refTuple, tuple }) =>
            at === null ? eb.lit(true) : eb(refTuple("decidedAt", "id"), "<", tuple(at, id)),
          )
          .orderBy("decidedAt", "desc")
          .orderBy("id", "desc");
  const wanted = about === null ? some : some.where("playerId", "=", about);
  const rows = await wanted.limit(pageLength + 1).execute();
  const shown = rows.slice(0, pageLength);
  const last = rows.length > pageLength ? shown.at(-1) : undefined;
  const people = await viewsOf(db, shown);
  const deciders = await accountsAmong(
    db,
    shown.map(({ decidedBy }) => decidedBy),
  );
  return {
    reports: shown.map((row) => rowView(row, people, deciders)),
    before: last ? `${last.decidedAt ?? last.firstAt}.${last.id}` : null,
    open: await openReports(db, viewer),
  };
}

/** Parses a cursor. @returns null for the first page, and for an invalid cursor. */
function placeIn(before: string | null): readonly [at: number | null, id: string] {
  const [, at, id = ""] = /^(\d{1,15})\.([\w-]{1,40})$/.exec(before ?? "") ?? [];
  return [at === undefined ? null : Number(at), id];
}

/** @returns null if there is no such report, or the viewer may not decide it. */
export async function reportView(db: Db, viewer: string, id: string): Promise<ReportView | null> {
  const row = await of(db, viewer).where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const said = await db.selectFrom("reportSaid").selectAll().where("reportId", "=", id).orderBy("at").execute();
  const lines = await db.selectFrom("reportLines").selectAll().where("reportId", "=", id).orderBy("number").execute();
  const record = await recordOf(db, row.playerId);
  const deciders = await accountsAmong(db, [row.decidedBy]);
  return {
    ...rowView(row, new Map([[row.playerId, record?.person ?? personIn(row)]]), deciders),
    said: said.map(({ reason, words, at, line }) => ({ reason: reasonIn(reason), words, at, line })),
    lines: lines.map(({ number, who, name, avatar, guest, text }) => ({
      ...{ number, who, name, avatar, text },
      guest: guest === 1,
    })),
    accused: row.who,
    stretch: await stretchOf(db, row),
    record: record ?? { person: personIn(row), sanctions: [], reports: 1 },
  };
}

async function stretchOf(db: Db, { gameId, stepFrom, stepTo }: Row): Promise<ReportView["stretch"]> {
  if (gameId === null || stepFrom === null || stepTo === null) return null;
  const game = await db.selectFrom("games").select("endedAt").where("id", "=", gameId).executeTakeFirst();
  const state = game === undefined ? "gone" : game.endedAt === null ? "running" : "over";
  return { gameId, from: stepFrom, to: stepTo, game: state };
}

/** Whether a game was reported in a case that the viewer may decide. */
export async function isReported(db: Db, viewer: string, gameId: string): Promise<boolean> {
  return (await of(db, viewer).where("gameId", "=", gameId).executeTakeFirst()) !== undefined;
}

/** Returns null if the viewer may not decide on the player, or if there is no report. */
export const recordFor = async (db: Db, viewer: string, playerId: string): Promise<PersonRecord | null> =>
  (await mayDecideOn(db, viewer, playerId)) ? recordOf(db, playerId) : null;

/** Returns null for a player without reports. */
async function recordOf(db: Db, playerId: string): Promise<PersonRecord | null> {
  const reported = await lastReportOf(db, playerId);
  if (!reported) return null;
  const person = (await viewsOf(db, [reported])).get(playerId) ?? personIn(reported);
  const rows = await db
    .selectFrom("sanctions")
    .selectAll()
    .where(isOf(playerId))
    .orderBy("beganAt", "desc")
    .orderBy("id")
    .execute();
  const moderators = await accountsAmong(
    db,
    rows.map(({ by }) => by),
  );
  const { count } = await db
    .selectFrom("reports")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("playerId", "=", playerId)
    .executeTakeFirstOrThrow();
  const sanctions = rows.map((row) => ({ ...sanctionView(row), by: moderators.get(row.by)?.name ?? "", why: row.why }));
  return { person, sanctions, reports: Number(count) };
}

/** View of a sanction for moderators and for its player. */
export const sanctionView = (row: Database["sanctions"]): SanctionView => ({
  id: row.id,
  kind: kindIn(row.kind),
  reason: reasonIn(row.reason),
  words: row.words,
  from: row.beganAt,
  until: row.endsAt,
  ended: row.liftedAt !== null,
  answer: row.answer,
  seen: row.seen === 1,
});

function rowView(row: Row, people: ReadonlyMap<string, PersonView>, deciders: Accounts): ReportRow {
  const { id, reporters, firstAt, lastAt, gameId, reasons } = row;
  return {
    ...{ id, reporters, firstAt, lastAt, gameId },
    person: people.get(row.playerId) ?? personIn(row),
    reasons: reasons.split(" ").map(reasonIn),
    decided: decisionIn(row, deciders),
  };
}

function decisionIn(row: Row, deciders: Accounts): DecisionView | null {
  const { decision, decidedBy, decidedAt, why } = row;
  if (decision === null || decidedAt === null) return null;
  const kind = decision === "nothing" ? decision : kindIn(decision);
  return { kind, by: deciders.get(decidedBy ?? "")?.name ?? "", at: decidedAt, why: why ?? "" };
}

/** Maps values of a newer version to known ones. */
const reasonIn = (text: string): ReportReason => reportReasons.find((reason) => reason === text) ?? "other";
const kindIn = (text: string): SanctionKind => sanctionKinds.find((kind) => kind === text) ?? "warning";
