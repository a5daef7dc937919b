import { type ReadonlySignal, signal } from "@preact/signals";
import { ok, type Result } from "../../shared/core/result.ts";
import type { TableReport } from "../../shared/net/moderation.ts";
import { noPrivateNotice, type PrivateNotice } from "../../shared/net/sidelines.ts";
import type {
  Attendee,
  ChatLine,
  Drummed,
  Emoted,
  EmoteRequest,
  Nudged,
  SocialError,
} from "../../shared/net/social.ts";

/** The server did not answer: it may or may not have carried out the request. */
export interface Unanswered {
  readonly kind: "unanswered";
}

/** Result of a request to the company of a table. */
export type SocialAnswer = Promise<Result<null, SocialError | Unanswered>>;

/** Chat and emotes of a table, and their participants. */
export interface TableSocial {
  /** Id of the room on the server; empty without a server. */
  readonly roomId: string;
  /** Number of the viewer at the table; 0 until it is known. */
  readonly me: ReadonlySignal<number>;
  /** Numbers of the human players, by seat; 0 on a chair without a human player. */
  readonly seated: ReadonlySignal<readonly number[]>;
  readonly spectators: ReadonlySignal<readonly Attendee[]>;
  /** Oldest first. */
  readonly lines: ReadonlySignal<readonly ChatLine[]>;
  /** Numbers of the players with hidden lines and reactions, at every table. */
  readonly blocked: ReadonlySignal<ReadonlySet<number>>;
  /** Counter of changes to the player's own sanctions. */
  readonly judged: ReadonlySignal<number>;
  /** Private information for this player only. */
  readonly aside: ReadonlySignal<PrivateNotice>;
  /** @returns an unsubscribe function. */
  onEmote(listener: (emote: Emoted) => void): () => void;
  emote(request: EmoteRequest): SocialAnswer;
  /** @returns an unsubscribe function. */
  onDrum(listener: (drummed: Drummed) => void): () => void;
  /** Drums on the table. This page shows and plays it immediately. */
  drum(): void;
  /** @returns an unsubscribe function. */
  onNudge(listener: (nudged: Nudged) => void): () => void;
  /** Reminds the players who are to act, at a table without a clock. */
  nudge(): SocialAnswer;
  say(text: string): SocialAnswer;
  report(report: TableReport): SocialAnswer;
}

/** For a table without other human players. */
export const noSocial: TableSocial = {
  roomId: "",
  me: signal(0),
  seated: signal([]),
  spectators: signal([]),
  lines: signal([]),
  blocked: signal(new Set<number>()),
  judged: signal(0),
  aside: signal(noPrivateNotice),
  onEmote: () => () => {},
  emote: async () => ok(null),
  onDrum: () => () => {},
  drum: () => {},
  onNudge: () => () => {},
  nudge: async () => ok(null),
  say: async () => ok(null),
  report: async () => ok(null),
};
