import { z } from "zod";
import type { Profile } from "./protocol.ts";
import type { ChatLine } from "./social.ts";
import { untrusted } from "./untrusted.ts";

/*
 * Reports of players, and their consequences. Over HTTP, all JSON; `Authorization: Bearer TOKEN`, a guest's or an
 * account's. Times are ms since 1970. M: for moderators and operators with a passkey that has verified them within ten
 * minutes (else `confirm`). Cases of staff are for operators only. For all other clients the address does not exist
 * (404, as any unknown one).
 *   POST /api/reports                    GameReport                 201 {}               (from a replay)
 *   GET  /api/standing                                              200 SanctionStatus   (the player's own)
 *   POST /api/standing/ID/answer         { text }                   200 SanctionStatus   (once)
 *   POST /api/standing/ID/seen           {}                         200 SanctionStatus   (dismisses the notice)
 *   GET  /api/moderation/reports         ?state=open|decided&before&of 200 ReportsPage  M (`of`: the id of a player)
 *   GET  /api/moderation/reports/ID                                 200 ReportView      M
 *   POST /api/moderation/reports/ID      ReportDecision                   200 ReportView      M
 *   POST /api/moderation/sanctions/ID/end { why }                   200 PersonRecord    M
 *   GET  /api/moderation/people/ID                                  200 PersonRecord    M
 *   POST /api/moderation/people/ID/name  { why }                    200 PersonRecord    M (removes the name)
 *   GET  /api/moderation/words                                      200 WordList[]      M
 * At a table, request "report" (TableReport) of the room, answered with {} or rejected with SocialError. Message
 * "standing" ({}) of the room: the player's own sanctions have changed; GET /api/standing returns them.
 */

export const reportReasons = ["abuse", "spam", "name", "teaming", "stalling", "contact", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Maximum number of characters of a report's comment and of a player's answer, in code points. */
export const maxCommentLength = 500;

/** Maximum number of reports by one player in a day. */
export const reportsADay = 20;

/** Content of a report by the client. The server adds lines of chat and the stretch of the game. */
export interface ReportWords {
  readonly reason: ReportReason;
  readonly words?: string;
}

/**
 * Report of a player at the reporter's table. `who`: their number there; `line`: the number of the chat line in
 * question.
 */
export interface TableReport extends ReportWords {
  readonly who: number;
  readonly line?: number;
}

/** Report of a player in a finished game that the reporter may watch. `step`: number of steps that had been played. */
export interface GameReport extends ReportWords {
  readonly gameId: string;
  readonly seat: number;
  readonly step?: number;
}

const text = z
  .string()
  .refine((words) => [...words].length <= maxCommentLength, `expected ${maxCommentLength} characters at most`);

/** Fields of a report as a client may send them. */
const words = { reason: z.enum(reportReasons), words: text.exactOptional() };

export const tableReportSchema: z.ZodType<TableReport> = untrusted(
  z.strictObject({ ...words, who: z.int().min(0), line: z.int().min(1).exactOptional() }),
);

export const gameReportSchema: z.ZodType<GameReport> = untrusted(
  z.strictObject({
    ...words,
    gameId: z.string().min(1).max(64),
    seat: z.int().min(0).max(15),
    step: z.int().min(0).exactOptional(),
  }),
);

/** Report of the sender of a friend request or an invitation. */
export const contactReportSchema: z.ZodType<ReportWords> = untrusted(z.strictObject(words));

export const answerSchema: z.ZodType<{ readonly text: string }> = untrusted(z.strictObject({ text: text.min(1) }));

/**
 * From mild to severe: a warning; no chat; no games of the public queue; no games at all; and that permanently, or for
 * so long that it amounts to it.
 */
export const sanctionKinds = ["warning", "chat", "queue", "suspension", "ban"] as const;
export type SanctionKind = (typeof sanctionKinds)[number];

/** Duration in hours; null: permanent. A warning has none. */
export const sanctionHours = [1, 24, 72, 168, 720, null] as const;
export type SanctionHours = (typeof sanctionHours)[number];

/** A sanction as its player sees it. */
export interface SanctionView {
  readonly id: string;
  readonly kind: SanctionKind;
  readonly reason: ReportReason;
  /** The moderator's message to the player; may be empty. */
  readonly words: string;
  readonly from: number;
  /** null: permanent. A warning ends when it begins. */
  readonly until: number | null;
  /** Whether it was ended early. */
  readonly ended: boolean;
  /** The player's answer; null while there is none. */
  readonly answer: string | null;
  /** Whether the player has dismissed the notice. */
  readonly seen: boolean;
}

/** The player's own sanctions: those in force, those that ended in the last 90 days, and warnings; newest first. */
export interface SanctionStatus {
  readonly sanctions: readonly SanctionView[];
  /** Whether a moderator has removed the player's name, so that they must choose a new one. */
  readonly nameTaken: boolean;
}

/** A player as moderators see them. `id` identifies them in addresses. */
export interface PersonView extends Profile {
  readonly id: string;
  readonly guest: boolean;
}

/** A merged report: all reports of one player at one place until the decision. */
export interface ReportRow {
  readonly id: string;
  readonly person: PersonView;
  readonly reasons: readonly ReportReason[];
  /** Number of reporters. */
  readonly reporters: number;
  readonly firstAt: number;
  readonly lastAt: number;
  readonly gameId: string | null;
  /** null while the report is open. */
  readonly decided: DecisionView | null;
}

export interface ReportsPage {
  readonly reports: readonly ReportRow[];
  /** Cursor of the next page; null: this is the last one. */
  readonly before: string | null;
  readonly open: number;
}

export interface ReportView extends ReportRow {
  /** Statement of each reporter, with the line in question. Moderators do not see the reporters' names. */
  readonly said: readonly {
    readonly reason: ReportReason;
    readonly words: string;
    readonly at: number;
    readonly line: number | null;
  }[];
  /**
   * Chat lines that the server stored with the report; the reported player's `who` is `accused`. Line 0 is the name of
   * the deck of a table that the player hosts, in a report of a name.
   */
  readonly lines: readonly ChatLine[];
  readonly accused: number | null;
  /**
   * The stretch of the game, in steps; the replay opens at its beginning. A game of a private table is visible only
   * because of the report, and only after its end.
   */
  readonly stretch: {
    readonly gameId: string;
    readonly from: number;
    readonly to: number;
    /** `gone`: its table was closed before its end, or the record has expired. */
    readonly game: "running" | "over" | "gone";
  } | null;
  readonly record: PersonRecord;
}

/**
 * `nothing` closes the report without a sanction. `takeDown`: also removes the reported lines, the name of a deck
 * included, or the name of the player.
 */
export type ReportDecision =
  | { readonly kind: "nothing"; readonly why: string }
  | {
      readonly kind: SanctionKind;
      readonly hours: SanctionHours;
      readonly reason: ReportReason;
      /** Message to the player. */
      readonly words: string;
      /** Note to the other moderators; may be empty. */
      readonly why: string;
      readonly takeDown?: "lines" | "name";
    };

export const decisionSchema: z.ZodType<ReportDecision> = untrusted(
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

/** Reason of a moderator's action. */
export const whySchema: z.ZodType<{ readonly why: string }> = untrusted(z.strictObject({ why: text }));

export interface DecisionView {
  readonly kind: "nothing" | SanctionKind;
  /** Name of the moderator. */
  readonly by: string;
  readonly at: number;
  readonly why: string;
}

/** Record of a reported player. */
export interface PersonRecord {
  readonly person: PersonView;
  readonly sanctions: readonly (SanctionView & { readonly by: string; readonly why: string })[];
  readonly reports: number;
}

/** The operator's custom blocklist of one language, in addition to the built-in one. */
export interface WordList {
  readonly language: string;
  readonly words: number;
  /** Time at which the list was read; an error names file and line. */
  readonly readAt: number;
  readonly error: string | null;
}
