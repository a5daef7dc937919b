import type { Result } from "../../../shared/core/result.ts";
import type { ReportReason } from "../../../shared/net/moderation.ts";
import type { Player } from "../../../shared/net/protocol.ts";
import type { ChatLine, SocialError } from "../../../shared/net/social.ts";

/** Chat line with the id of its author; null if the author's entry was evicted. */
export interface ChatLineRecord {
  readonly line: ChatLine;
  readonly playerId: string | null;
}

/** Report about a player with the context that the server adds. */
export interface FiledReport {
  readonly reporter: string;
  readonly reason: ReportReason;
  readonly words: string;
  /** Number of the reported line of the chat, or name of the deck (`SaidDeckName.number`). */
  readonly line: number | null;
  readonly accused: {
    readonly id: string;
    readonly name: string;
    readonly avatar: string;
    /** Number of the player at the table; null in a replay. */
    readonly who: number | null;
  };
  readonly roomId: string | null;
  /** The running or last game, with the steps before the report. */
  readonly stretch: Stretch | null;
  readonly lines: readonly ChatLineRecord[];
}

/** Range of steps of a game, counted from 0. `to` is exclusive. */
export interface Stretch {
  readonly gameId: string;
  readonly from: number;
  readonly to: number;
}

/** Number of steps before a report that are attached to it. */
export const stepsReported = 20;

/** Moderation services for tables. */
export interface Moderation {
  /**
   * Whether a player may neither sit nor watch anywhere, according to the sanction cache. The cache is refreshed before
   * each seat reservation.
   */
  isSentAway(player: Player): boolean;
  /** Refreshes the cache. Must be called before a rejection, because the command line may have lifted the sanction. */
  refresh(): Promise<void>;
  /**
   * Returns the reason why a player may not chat; null if they may.
   * @param isPublic whether the queue matched the players.
   */
  muteOf(player: Player, isPublic: boolean): SocialError | null;
  /** Whether moderators have removed such a name of a deck, or of a player, so that this player may not use it. */
  isDeckNameTaken(name: string, playerId: string): boolean;
  report(report: FiledReport): Promise<Result<null, SocialError>>;
}

/** Pending decisions of moderators, as each table applies them. */
export interface ModerationUpdates {
  isSentAway(playerId: string): boolean;
  /** Whether a player's sanctions have changed since the last call. */
  hasNews(playerId: string): boolean;
  /** Returns the name of a player, or its replacement if a moderator removed it. */
  nameOf(player: Player): string;
  /** Returns the numbers of lines and names of decks (`SaidDeckName.number`) that must be removed from a room. */
  linesTaken(roomId: string): readonly number[];
}
