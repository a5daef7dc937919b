import { z } from "zod";
import type { Seat } from "../core/game.ts";
import type { ChatMode, Profile, TableError, TablePhase } from "./protocol.ts";
import { received } from "./received.ts";

/*
 * What people at a table say to each other beside the game: emotes and chat.
 * Requests "emote" (EmoteRequest) and "say" (SayRequest), answered with {} or rejected with SocialError.
 * Messages "emote" (Emoted) and "said" (ChatLine) to everybody at the table, and "chat" (ChatLine[]) at each join.
 */

/** Our drawings, in the order in which they are offered. */
export const emoteIds = ["laugh", "love", "cry", "gasp", "rage", "smug", "hurry", "paw"] as const;
export type EmoteId = (typeof emoteIds)[number];

export const chatIsOpen = (choice: ChatMode, phase: TablePhase): boolean =>
  choice === "always" || (choice === "after-game" && phase === "over");

/** Whether somebody without a chair may talk: not to players while they play. */
export const spectatorsMayTalk = (phase: TablePhase): boolean => phase !== "playing";

/** Most characters of a line, counted in code points. */
export const longestLine = 200;
/** So many lines are kept with a table, for those who come later. */
export const linesKept = 50;
/** So many people may watch a table. */
export const mostSpectators = 50;

export interface EmoteRequest {
  readonly emote: EmoteId;
}

export interface SayRequest {
  readonly text: string;
}

/** Whoever watches a table. `who`: the number of a person at this table, chair or not, from 1 on; it stays theirs. */
export interface Attendee extends Profile {
  readonly who: number;
}

/** Thrown from a chair; told to everybody. */
export interface Emoted extends EmoteRequest {
  readonly seat: Seat;
  readonly who: number;
}

/** A line of the chat. `number`: counts the lines of a table, from 1 on. Plain text, never markup. */
export interface ChatLine extends Attendee {
  readonly number: number;
  readonly text: string;
}

export type SocialError = TableError | { readonly kind: "company"; readonly code: SocialErrorCode };

export type SocialErrorCode =
  | "malformed"
  /** Too many in a short time. */
  | "too-fast"
  /** There is no chat at this table, or not now. */
  | "chat-off"
  /** A game runs, and who watches does not talk to those who play. */
  | "watchers-silent"
  | "too-long"
  /** Nothing that can be read. */
  | "empty";

export const emoteFormat: z.ZodType<EmoteRequest> = received(z.strictObject({ emote: z.enum(emoteIds) }));

/** Longer texts are refused as too long, not as malformed, as far as a message may be long at all. */
export const sayFormat: z.ZodType<SayRequest> = received(z.strictObject({ text: z.string().max(4096) }));
