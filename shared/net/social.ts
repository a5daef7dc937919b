import { z } from "zod";
import type { Seat } from "../core/game.ts";
import type { ChatMode, Profile, TableError, TablePhase } from "./protocol.ts";
import { untrusted } from "./untrusted.ts";

/*
 * Communication at a table outside the game: emotes and chat.
 * Requests "emote" (EmoteRequest), "say" (SayRequest), "drum" ({}), "nudge" ({}) and "report" (TableReport,
 * moderation.ts), answered with {} or rejected with SocialError.
 * Messages "emote" (Emoted), "drum" (Drummed), "nudge" (Nudged) and "said" (ChatLine) to all clients at the table, and "chat"
 * (ChatLine[]) at each join; "unsaid" (number[]): the numbers of lines that a moderator has removed.
 */

/** Emotes with drawings, in the order in which they are offered. */
export const emoteIds = ["laugh", "love", "cry", "gasp", "rage", "smug", "hurry", "paw"] as const;
export type EmoteId = (typeof emoteIds)[number];

export const chatIsOpen = (choice: ChatMode, phase: TablePhase): boolean =>
  choice === "always" || (choice === "after-game" && phase === "over");

/** Whether spectators may chat: not while a game runs. */
export const spectatorsMayTalk = (phase: TablePhase): boolean => phase !== "playing";

/** Minimum time between two nudges at a table, in ms. */
export const nudgeIntervalMs = 60_000;

/** Maximum number of characters of a line, in code points. */
export const maxLineLength = 200;
/** Number of chat lines that are saved with a table, for clients that join later. */
export const linesKept = 50;
/** Maximum number of spectators of a table. */
export const maxSpectators = 50;

export interface EmoteRequest {
  readonly emote: EmoteId;
  /** The target seat; none if left out. */
  readonly at?: Seat;
}

export interface SayRequest {
  readonly text: string;
}

/**
 * A spectator of a table. `who`: a person's number at this table, with or without a chair, from 1 on; it never changes.
 */
export interface Attendee extends Profile {
  readonly who: number;
  /** Whether they play without an account. */
  readonly guest: boolean;
}

/** An emote at a chair, or thrown from it at another; sent to all clients. */
export interface Emoted extends EmoteRequest {
  readonly seat: Seat;
  readonly who: number;
}

/** Drumming on the table at a chair; sent to all clients. */
export interface Drummed {
  readonly seat: Seat;
  readonly who: number;
}

/**
 * A reminder from a chair to the players who are to act, at a table without a clock; sent to all clients. It names no
 * one, because some players decide in secret.
 */
export interface Nudged {
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
  /** A moderator has banned the player from chat. `until`: ms since 1970; null: permanent. */
  | { readonly kind: "muted"; readonly until: number | null };

export type SocialErrorCode =
  | "malformed"
  /** Too many in a short time. */
  | "too-fast"
  /** No decision is pending to which the player may drum, or about which they may nudge. */
  | "not-now"
  /**
   * An emote was thrown at an empty chair or at the player's own. Or a report is about a person who never was here,
   * about a bot, or about the reporter.
   */
  | "nobody-there"
  /** A new guest of a network with a recently sanctioned player may not chat with strangers yet. */
  | "newcomer"
  /** Too many reports of this player today. */
  | "too-many-reports"
  /** There is no chat at this table, or not now. */
  | "chat-off"
  /** A game runs, and spectators must not chat with its players. */
  | "watchers-silent"
  | "too-long"
  /** The text has no readable character. */
  | "empty";

export const emoteSchema: z.ZodType<EmoteRequest> = untrusted(
  z.strictObject({ emote: z.enum(emoteIds), at: z.int().min(0).max(15).exactOptional() }),
);

/** Schema of "drum" and "nudge". */
export const emptySchema: z.ZodType<object> = untrusted(z.strictObject({}));

/** Longer texts are rejected as too long, not as malformed, up to the longest possible message. */
export const saySchema: z.ZodType<SayRequest> = untrusted(z.strictObject({ text: z.string().max(4096) }));
