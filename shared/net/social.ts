import { z } from "zod";
import type { Seat } from "../core/game.ts";
import type { ChatMode, Profile, TableError, TablePhase } from "./protocol.ts";
import { received } from "./received.ts";

/*
 * What people at a table say to each other beside the game: emotes and chat.
 * Requests "emote" (EmoteRequest), "say" (SayRequest), "drum" ({}) and "report" (TableReport, moderation.ts), answered with {} or rejected with SocialError.
 * Messages "emote" (Emoted), "drum" (Drummed) and "said" (ChatLine) to everybody at the table, and "chat" (ChatLine[]) at each join;
 * "unsaid" (number[]): the numbers of lines that a moderator has taken down.
 */

/** Our drawings, in the order in which they are offered. */
export const emoteIds = ["laugh", "love", "cry", "gasp", "rage", "smug", "hurry", "paw"] as const;
export type EmoteId = (typeof emoteIds)[number];

export const chatIsOpen = (choice: ChatMode, phase: TablePhase): boolean =>
  choice === "always" || (choice === "after-game" && phase === "over");

/** Whether spectators may talk: not while a game runs. */
export const spectatorsMayTalk = (phase: TablePhase): boolean => phase !== "playing";

/** Most characters of a line, counted in code points. */
export const longestLine = 200;
/** How many lines are kept with a table, for people who come later. */
export const linesKept = 50;
/** How many people may watch a table. */
export const mostSpectators = 50;

export interface EmoteRequest {
  readonly emote: EmoteId;
  /** The seat that it is thrown at; nobody if it is left out. */
  readonly at?: Seat;
}

export interface SayRequest {
  readonly text: string;
}

/** Somebody who watches a table. `who`: a person's number at this table, chair or not, from 1 on; it never changes. */
export interface Attendee extends Profile {
  readonly who: number;
  /** Plays without an account. */
  readonly guest: boolean;
}

/** Shown at a chair, or thrown from it at another; everybody is told. */
export interface Emoted extends EmoteRequest {
  readonly seat: Seat;
  readonly who: number;
}

/** Drummed on the table at a chair; everybody is told. */
export interface Drummed {
  readonly seat: Seat;
  readonly who: number;
}

/** A line of the chat. `number`: counts the lines of a table, from 1 on. Plain text, never markup. */
export interface ChatLine extends Attendee {
  readonly number: number;
  readonly text: string;
}

export type SocialError =
  | TableError
  | { readonly kind: "company"; readonly code: SocialErrorCode }
  /** A moderator has taken the chat away. `until`: ms since 1970; null: for good. */
  | { readonly kind: "muted"; readonly until: number | null };

export type SocialErrorCode =
  | "malformed"
  /** Too many in a short time. */
  | "too-fast"
  /** Nothing is awaited that one may drum to. */
  | "not-now"
  /** An emote was thrown at an empty chair, or at oneself; or a report is of nobody who is or was here, of a bot, or of oneself. */
  | "nobody-there"
  /** A new guest of a network from which somebody was sent away lately does not talk to strangers yet. */
  | "newcomer"
  /** Too many reports of this player today. */
  | "too-many-reports"
  /** There is no chat at this table, or not now. */
  | "chat-off"
  /** A game runs, and spectators do not talk to its players. */
  | "watchers-silent"
  | "too-long"
  /** Nothing readable. */
  | "empty";

export const emoteFormat: z.ZodType<EmoteRequest> = received(
  z.strictObject({ emote: z.enum(emoteIds), at: z.int().min(0).max(15).exactOptional() }),
);

export const drumFormat: z.ZodType<object> = received(z.strictObject({}));

/** Longer texts are refused as too long, not as malformed, up to the longest possible message. */
export const sayFormat: z.ZodType<SayRequest> = received(z.strictObject({ text: z.string().max(4096) }));
