import { type ReadonlySignal, signal } from "@preact/signals";
import { ok, type Result } from "../../shared/core/result.ts";
import type { TableReport } from "../../shared/net/moderation.ts";
import { type Aside, noAside } from "../../shared/net/sidelines.ts";
import type { Attendee, ChatLine, Drummed, Emoted, EmoteRequest, SocialError } from "../../shared/net/social.ts";

/** The chat and the emotes of a table, and who takes part. */
export interface TableSocial {
  /** By which the server knows the table; empty where there is none. */
  readonly roomId: string;
  /** The viewer's number at the table; 0 until it is known. */
  readonly me: ReadonlySignal<number>;
  /** The numbers of the people on the chairs, by seat; 0 on a chair without a person. */
  readonly seated: ReadonlySignal<readonly number[]>;
  readonly spectators: ReadonlySignal<readonly Attendee[]>;
  /** Oldest first. */
  readonly lines: ReadonlySignal<readonly ChatLine[]>;
  /** The numbers of those whose lines and reactions the player does not want, at any table. */
  readonly blocked: ReadonlySignal<ReadonlySet<number>>;
  /** Counts how often the player's own standing with the moderators has changed. */
  readonly judged: ReadonlySignal<number>;
  /** What nobody else is told. */
  readonly aside: ReadonlySignal<Aside>;
  /** @returns an unsubscribe function. */
  onEmote(listener: (emote: Emoted) => void): () => void;
  emote(request: EmoteRequest): Promise<Result<null, SocialError>>;
  /** @returns an unsubscribe function. */
  onDrum(listener: (drummed: Drummed) => void): () => void;
  /** Drums on the table: seen and heard here at once. */
  drum(): void;
  say(text: string): Promise<Result<null, SocialError>>;
  report(report: TableReport): Promise<Result<null, SocialError>>;
}

/** For a table without other people. */
export const noSocial: TableSocial = {
  roomId: "",
  me: signal(0),
  seated: signal([]),
  spectators: signal([]),
  lines: signal([]),
  blocked: signal(new Set<number>()),
  judged: signal(0),
  aside: signal(noAside),
  onEmote: () => () => {},
  emote: async () => ok(null),
  onDrum: () => () => {},
  drum: () => {},
  say: async () => ok(null),
  report: async () => ok(null),
};
