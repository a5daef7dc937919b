import { type ReadonlySignal, signal } from "@preact/signals";
import { ok, type Result } from "../../shared/core/result.ts";
import { type Aside, noAside } from "../../shared/net/sidelines.ts";
import type { Attendee, ChatLine, Drummed, Emoted, EmoteRequest, SocialError } from "../../shared/net/social.ts";

/** The chat and the emotes of a table, and who takes part. */
export interface TableSocial {
  /** The viewer's number at the table; 0 until it is known. */
  readonly me: ReadonlySignal<number>;
  /** The numbers of the people on the chairs, by seat; 0 on a chair without a person. */
  readonly seated: ReadonlySignal<readonly number[]>;
  readonly spectators: ReadonlySignal<readonly Attendee[]>;
  /** Oldest first. */
  readonly lines: ReadonlySignal<readonly ChatLine[]>;
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
}

/** For a table without other people. */
export const noSocial: TableSocial = {
  me: signal(0),
  seated: signal([]),
  spectators: signal([]),
  lines: signal([]),
  aside: signal(noAside),
  onEmote: () => () => {},
  emote: async () => ok(null),
  onDrum: () => () => {},
  drum: () => {},
  say: async () => ok(null),
};
