import type { Result } from "../../shared/core/result.ts";
import type { ReportReason } from "../../shared/net/moderation.ts";
import type { Player } from "../../shared/net/protocol.ts";
import type { ChatLine, SocialError } from "../../shared/net/social.ts";

/** A line of the chat, and whose it is; null if the table has forgotten. */
export interface SaidLine {
  readonly line: ChatLine;
  readonly playerId: string | null;
}

/** A report of somebody, with what the server adds to it. */
export interface FiledReport {
  readonly reporter: string;
  readonly reason: ReportReason;
  readonly words: string;
  /** The number of the line that it is about. */
  readonly line: number | null;
  readonly accused: {
    readonly id: string;
    readonly name: string;
    readonly avatar: string;
    /** Their number at the table; null in a replay. */
    readonly who: number | null;
  };
  readonly roomId: string | null;
  /** The game that ran or was the last one, and the steps of it before the report. */
  readonly stretch: Stretch | null;
  readonly lines: readonly SaidLine[];
}

/** Some steps of a game in a row, counted from 0; `to` is not one of them. */
export interface Stretch {
  readonly gameId: string;
  readonly from: number;
  readonly to: number;
}

/** How many steps before a report come with it. */
export const stepsReported = 20;

/** What tables ask those who keep the place friendly. */
export interface Moderation {
  /** Whether a player may sit and watch nowhere now, as of the last look: whoever reserves a seat is looked up before. */
  isSentAway(player: Player): boolean;
  /** Looks anew: call it before a refusal, because a sanction may have been lifted by the command line. */
  refresh(): Promise<void>;
  /** Why a player may not talk; null if they may. @param isPublic whether strangers meet at the table. */
  muteOf(player: Player, isPublic: boolean): SocialError | null;
  report(report: FiledReport): Promise<Result<null, SocialError>>;
}

/** What moderators have decided, as each table applies it to its people. */
export interface Verdicts {
  isSentAway(playerId: string): boolean;
  /** Whether a player's standing has changed since the last time. */
  hasNews(playerId: string): boolean;
  /** What a player is called: another name, if theirs was taken down. */
  nameOf(player: Player): string;
  /** The numbers of lines that are to go from the chat of a room. */
  linesTaken(roomId: string): readonly number[];
}
