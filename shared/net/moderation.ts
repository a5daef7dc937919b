import { z } from "zod";
import type { Profile } from "./protocol.ts";
import { received } from "./received.ts";
import type { ChatLine } from "./social.ts";

/*
 * Reports of people, and what follows from them. Over HTTP, all JSON; `Authorization: Bearer TOKEN`, a guest's or an
 * account's. Times are ms since 1970. M: for moderators and operators, whose passkey must have verified them within ten minutes (else
 * `confirm`); what concerns staff is for operators only; to everybody else the address does not exist (404, as any unknown one).
 *   POST /api/reports                    GameReport                 201 {}               (from a replay)
 *   GET  /api/standing                                              200 Standing         (one's own)
 *   POST /api/standing/ID/answer         { text }                   200 Standing         (once)
 *   POST /api/standing/ID/seen           {}                         200 Standing         (the notice is put away)
 *   GET  /api/moderation/reports         ?state=open|decided&before&of 200 ReportsPage  M (`of`: the id of a person)
 *   GET  /api/moderation/reports/ID                                 200 ReportView      M
 *   POST /api/moderation/reports/ID      Decision                   200 ReportView      M
 *   POST /api/moderation/sanctions/ID/end { why }                   200 PersonRecord    M
 *   GET  /api/moderation/people/ID                                  200 PersonRecord    M
 *   POST /api/moderation/people/ID/name  { why }                    200 PersonRecord    M (takes the name down)
 *   GET  /api/moderation/words                                      200 WordList[]      M
 * At a table, request "report" (TableReport) of the room, answered with {} or rejected with SocialError. Message "standing" ({}) of the
 * room: one's own standing has changed, GET /api/standing says how.
 */

export const reportReasons = ["abuse", "spam", "name", "teaming", "stalling", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Most characters of what a reporter adds, or a person answers, in code points. */
export const longestWords = 500;

/** Reports one may make in a day. */
export const reportsADay = 20;

/** What is said with a report; lines of chat and the stretch of the game come with it from the server. */
interface ReportWords {
  readonly reason: ReportReason;
  readonly words?: string;
}

/** Of a person at the reporter's table. `who`: their number there; `line`: the number of the line of chat it is about. */
export interface TableReport extends ReportWords {
  readonly who: number;
  readonly line?: number;
}

/** Of a person in a finished game that the reporter may watch. `step`: how many steps of it had been played. */
export interface GameReport extends ReportWords {
  readonly gameId: string;
  readonly seat: number;
  readonly step?: number;
}

const text = z
  .string()
  .refine((words) => [...words].length <= longestWords, `expected ${longestWords} characters at most`);

/** What is said with a report, as a client may send it. */
const words = { reason: z.enum(reportReasons), words: text.exactOptional() };

export const tableReportFormat: z.ZodType<TableReport> = received(
  z.strictObject({ ...words, who: z.int().min(0), line: z.int().min(1).exactOptional() }),
);

export const gameReportFormat: z.ZodType<GameReport> = received(
  z.strictObject({
    ...words,
    gameId: z.string().min(1).max(64),
    seat: z.int().min(0).max(15),
    step: z.int().min(0).exactOptional(),
  }),
);

export const answerFormat: z.ZodType<{ readonly text: string }> = received(z.strictObject({ text: text.min(1) }));

/**
 * From mild to hard: a word of warning; no lines of chat; no games of the public queue; no games at all; and that for good, or
 * so long that it is like that.
 */
export const sanctionKinds = ["warning", "chat", "queue", "suspension", "ban"] as const;
export type SanctionKind = (typeof sanctionKinds)[number];

/** For how long, in hours; null: for good. A warning has none. */
export const sanctionHours = [1, 24, 72, 168, 720, null] as const;
export type SanctionHours = (typeof sanctionHours)[number];

/** What somebody is told of a sanction against them. */
export interface SanctionView {
  readonly id: string;
  readonly kind: SanctionKind;
  readonly reason: ReportReason;
  /** The moderator's words to the person; may be empty. */
  readonly words: string;
  readonly from: number;
  /** null: for good. A warning ends when it begins. */
  readonly until: number | null;
  /** Ended early. */
  readonly ended: boolean;
  /** What the person answered; null as long as they may. */
  readonly answer: string | null;
  /** Whether the person has put the notice away. */
  readonly seen: boolean;
}

/** One's own sanctions: those that last, those that ended in the last 90 days, and warnings; newest first. */
export interface Standing {
  readonly sanctions: readonly SanctionView[];
  /** Whether a moderator took down one's name: a new one must be chosen. */
  readonly nameTaken: boolean;
}

/** A person as moderators know them. `id` names them in addresses. */
export interface PersonView extends Profile {
  readonly id: string;
  readonly guest: boolean;
}

/** What others said of somebody at one time at one place: reports of the same are one. */
export interface ReportRow {
  readonly id: string;
  readonly person: PersonView;
  readonly reasons: readonly ReportReason[];
  /** By how many people. */
  readonly reporters: number;
  readonly firstAt: number;
  readonly lastAt: number;
  readonly gameId: string | null;
  /** null while it is open. */
  readonly decided: DecisionView | null;
}

export interface ReportsPage {
  readonly reports: readonly ReportRow[];
  /** Where the next page begins; null: nowhere. */
  readonly before: string | null;
  readonly open: number;
}

export interface ReportView extends ReportRow {
  /** What each reporter said, and about which line. Reporters stay nameless to moderators: `id` tells them apart. */
  readonly said: readonly {
    readonly reason: ReportReason;
    readonly words: string;
    readonly at: number;
    readonly line: number | null;
  }[];
  /** The chat around it, as the server kept it; `who` of the reported person is `accused`. */
  readonly lines: readonly ChatLine[];
  readonly accused: number | null;
  /** The stretch of the game, in steps; the replay opens at its beginning. A game of a private table is shown only because it was reported, and only once it is over. */
  readonly stretch: {
    readonly gameId: string;
    readonly from: number;
    readonly to: number;
    /** `gone`: its table closed before its end, or it is too old. */
    readonly game: "running" | "over" | "gone";
  } | null;
  readonly record: PersonRecord;
}

/** `nothing` closes the report. `takeDown`: the reported lines go, or the name does. */
export type Decision =
  | { readonly kind: "nothing"; readonly why: string }
  | {
      readonly kind: SanctionKind;
      readonly hours: SanctionHours;
      readonly reason: ReportReason;
      /** To the person. */
      readonly words: string;
      /** For the other moderators; may be empty. */
      readonly why: string;
      readonly takeDown?: "lines" | "name";
    };

export const decisionFormat: z.ZodType<Decision> = received(
  z.union([
    z.strictObject({ kind: z.literal("nothing"), why: text }),
    z.strictObject({
      kind: z.enum(sanctionKinds),
      hours: z.literal(sanctionHours),
      reason: z.enum(reportReasons),
      words: text,
      why: text,
      takeDown: z.enum(["lines", "name"]).exactOptional(),
    }),
  ]),
);

/** Why a moderator does something. */
export const whyFormat: z.ZodType<{ readonly why: string }> = received(z.strictObject({ why: text }));

export interface DecisionView {
  readonly kind: "nothing" | SanctionKind;
  /** The moderator's name. */
  readonly by: string;
  readonly at: number;
  readonly why: string;
}

/** What is known of somebody who was reported. */
export interface PersonRecord {
  readonly person: PersonView;
  readonly sanctions: readonly (SanctionView & { readonly by: string; readonly why: string })[];
  readonly reports: number;
}

/** The operator's own words beside the built-in ones, of a language. */
export interface WordList {
  readonly language: string;
  readonly words: number;
  /** When the list was read; an error names file and line. */
  readonly readAt: number;
  readonly error: string | null;
}
