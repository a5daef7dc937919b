import type { Strength } from "../core/bots.ts";
import type { Command } from "../core/commands.ts";
import type { NoCommand, Refusal } from "../core/errors.ts";
import type { Seat } from "../core/game.ts";
import type { GameRecord, RecordedSeat } from "../core/record.ts";
import type { PasskeySupport } from "./passkeys.ts";

/**
 * A page of another number is outdated, and reloads. It is raised only when a page that is already loaded cannot talk to
 * the new server; builds of one number serve each other's pages.
 */
export const protocolVersion = 2;

/** When there is a chat. Tables of the public queue have it after a game only. */
export const chatModes = ["always", "after-game", "off"] as const;
export type ChatMode = (typeof chatModes)[number];

/** Settings of a table. `seats`: chairs; times in seconds. */
export interface TableSettings {
  readonly edition: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, boolean>>;
  readonly nopeSeconds: 3 | 5 | 8 | 12;
  readonly turnSeconds: 20 | 30 | 60 | 120;
  /** How long a draw waits for cards that may be played out of turn, in editions that have them (K49). */
  readonly beatSeconds: 0 | 1 | 1.5 | 3;
  /** Whether people without a chair may watch. */
  readonly spectators: boolean;
  readonly chat: ChatMode;
}

/**
 * What a player lets pass without being asked: nothing; what does not hit them (`GameDefinition.hits`); everything until
 * their next turn begins.
 */
export const consents = ["ask", "unless-hit", "until-turn"] as const;
export type Consent = (typeof consents)[number];

export type TablePhase = "waiting" | "playing" | "over";

export type ChairKind = "empty" | "person" | "bot";

/**
 * `away`: nobody is connected, or the clock has run out twice in a row and a bot plays until the player acts again;
 * `left`: left on purpose, a bot plays; `put-out`: a bot plays until this game is over, whatever the player does.
 */
export type Presence = "here" | "away" | "left" | "put-out";

/** A player as others see them. `avatar` is the number of a drawing, "01" to "12". */
export interface Profile {
  readonly name: string;
  readonly avatar: string;
}

export interface Player extends Profile {
  readonly id: string;
  /** Plays without an account. */
  readonly guest: boolean;
}

/** Where a player has a seat. */
export interface Seated {
  readonly roomId: string;
  readonly code: string;
}

/*
 * HTTP, all JSON; `Authorization: Bearer TOKEN` except for the first and the redeeming.
 *   POST  /api/players                 {}                        201 { token, player }
 *   GET   /api/players/me                                        200 { player, seated: Seated | null, token? }  (token: a guest's new one)
 *   PATCH /api/players/me              { name?, avatar? }        200 { token, player }          (a token carries its player)
 *   POST  /api/tables                  { settings, bots?: true } 201 Seated    (bots: filled with bots, starts when its host joins)
 *   GET   /api/tables/CODE                                       200 Seated
 *   POST  /api/device-links            {}                        201 { ticket, seconds }        (accounts: `confirm` unless a passkey was shown within ten minutes)
 *   POST  /api/device-links/redeem     { ticket }                200 { token, player, seated }
 *   GET   /api/lobby                                             200 Lobby
 *   GET   /api/games/ID                                          200 WatchedGame        (one's own, or a shared one)
 *   POST  /api/games/ID/share          {}                        200 {}                 (one's own)
 * An error answers 4xx with ApiError.
 */
export const apiErrorCodes = [
  "malformed",
  "unauthorized",
  "name-refused",
  "no-such-table",
  "table-full",
  "removed",
  "already-seated",
  "ticket-expired",
  "no-such-game",
  "too-many-tries",
  /** This player, or this address, has too many open tables. */
  "too-many-tables",
  /** The server has too many open tables. */
  "full",
  /** The player has left a running game of strangers: the queue makes them wait. */
  "paused",
  /** A moderator has taken this away from the player for a time (moderation.ts). */
  "sanctioned",
  /** Of a network from which somebody was sent away lately: the queue makes new guests wait. */
  "newcomer",
  "no-such-report",
  "no-such-sanction",
  /** Another moderator has decided it meanwhile. */
  "already-decided",
  /** One answers a moderator once. */
  "already-answered",
  /** Too many reports of this player today. */
  "too-many-reports",
  "closing",
  /** The server cannot save games now, so it begins none. */
  "not-saving",
  /** The operator lets no new games begin; the notice says why. */
  "maintenance",
  /** No other server of the house opens tables: it cannot be drained. */
  "last-node",
  /** An account of another person has this name, or one that looks like it, or had it. */
  "name-taken",
  /** No account has this name, or its owner hides it. */
  "no-such-player",
  /** The passkey or recovery code fits no account, or came too late. */
  "sign-in-failed",
  /** The passkey must be asked for again first. */
  "confirm",
  /** The panel wants a passkey that verifies its user: by PIN, fingerprint or face. */
  "passkey-unverified",
  /** An account keeps at least one passkey. */
  "last-passkey",
  "too-many-passkeys",
  /** Nobody blocks more people than `mostBlocks` (blocks.ts). */
  "too-many-blocks",
  /** Passkeys do not work at this server's address. */
  "no-passkeys",
  /** Nobody can say just now, as while a table moves to another server: ask again in a moment. */
  "again",
] as const;
export type ApiErrorCode = (typeof apiErrorCodes)[number];

export interface ApiError {
  readonly error: ApiErrorCode;
  /** Which field was wrong, and what was expected. */
  readonly detail?: string;
  /** With `paused` and `newcomer`: until the queue accepts the player again, in ms. */
  readonly waitMs?: number;
  /** With `sanctioned`: when it ends, ms since 1970; null: never. */
  readonly until?: number | null;
  /** With `already-seated`: where. */
  readonly seated?: Seated;
  /** With `table-full`: the table, if it may be watched. */
  readonly watch?: Seated;
  /** With `name-taken`: a name like it that is free now. */
  readonly free?: string;
}

export interface Lobby {
  /** The server's `protocolVersion`. */
  readonly protocol: number;
  readonly queueSeconds: number;
  /** How many wait in the public queue, by edition. */
  readonly waiting: Readonly<Record<string, number>>;
  readonly passkeys: PasskeySupport;
  readonly notice: Notice;
}

/** A finished game in a player's history. */
export interface PlayedGame {
  readonly id: string;
  readonly edition: string;
  /** In seat order. */
  readonly seats: readonly RecordedSeat[];
  /** The player's own seat, and rank: 1 for a winner. */
  readonly seat: Seat;
  readonly place: number;
  /** ms since 1970. */
  readonly beganAt: number;
  readonly endedAt: number;
}

/** A finished game, as sent to a client that may watch it. */
export interface WatchedGame {
  readonly record: GameRecord;
  /** The player's own seat; null for those who did not play. */
  readonly seat: Seat | null;
  /** Whether everybody who has its id may watch it. */
  readonly shared: boolean;
}

/** With whom somebody wants to play in the public queue: with bots too where people are missing, or with people only. */
export const companies = ["anybody", "people"] as const;
export type Company = (typeof companies)[number];

/**
 * Room "queue", joined with { token, edition, seats, company }: an edition or "any", `seats` chairs or any number of
 * them. Without a company: anybody.
 */
export interface QueueJoin {
  readonly token: string;
  readonly edition: string;
  readonly seats: number | "any";
  readonly company?: Company;
}

/*
 * The queue's messages: "queue" (QueueNews) to each client whenever its group changes, "seated" (Seated) when its table
 * is ready (the client then leaves the queue), and "goodbye" (QueueGoodbye) when the wait ends without a table. A
 * client sends "start" (no content) to play with bots at once, alone, and "company" (a Company) to change its mind.
 */
export interface QueueNews {
  /** How many wait together, including this player, without those who would play apart from them; the table tells who they are. */
  readonly people: number;
  /** The edition to play if nobody else comes. */
  readonly edition: string;
  /** Chairs of the game if bots fill it up. */
  readonly seats: number;
  /** Until the wait is over, at the time of sending. */
  readonly waitMs: number;
  readonly totalMs: number;
  /** What the end of the wait means for this player if nobody else comes. */
  readonly ending: QueueEnding;
}

/**
 * `bots` take the empty chairs; `people`: those who are here play, on as many chairs as they are; `wait`: the wait
 * begins anew.
 */
export type QueueEnding = "bots" | "people" | "wait";

/** Why the queue does not accept somebody, or no longer keeps them. */
export type QueueRefusal =
  | { readonly reason: "closing" | "not-saving" | "too-many-tables" | "full" }
  /** The operator lets no new games begin; the notice says why. */
  | { readonly reason: "maintenance" }
  /** They left a running game of strangers. `waitMs`: until the queue accepts them again, at the time of sending. */
  | { readonly reason: "paused"; readonly waitMs: number }
  /** A new guest of a network from which somebody was sent away lately. */
  | { readonly reason: "newcomer"; readonly waitMs: number }
  /** A moderator has taken the queue away from them. `until`: ms since 1970; null: for good. */
  | { readonly reason: "sanctioned"; readonly until: number | null };

export type QueueGoodbye = { readonly reason: GoodbyeReason } | QueueRefusal;

/*
 * Room "table", joined by id with { token }, or with { token, watch: true } by a player who has no chair there and
 * wants to watch; with { formerly: TOKEN } besides, the place of the guest that the player was passes to their account. A
 * client that is kept out gets an error whose message is an ApiErrorCode. The newest connection of a player has the seat: after a lost one a client just joins again; the framework's own reconnection is not used. What a
 * client says is a request, "act", "manage", "deal", "emote", "drum" or "say" (social.ts), answered with {} or rejected with
 * TableError; any other message ends the connection.
 */

/** Request "act". */
export interface ActRequest {
  /** The sequence number of the state the player saw: a command for an older one is refused. */
  readonly seq: number;
  readonly command: Command;
}

/** Request "manage": what people do with a table outside the game. */
export type TableAction =
  | { readonly type: "settings"; readonly settings: TableSettings }
  | { readonly type: "add-bot"; readonly strength: Strength }
  /** How well a bot plays from the next game on; not while one runs. */
  | { readonly type: "bot-strength"; readonly seat: Seat; readonly strength: Strength }
  /** Before the start: removes a bot or a player from a chair. */
  | { readonly type: "remove"; readonly seat: Seat }
  | { readonly type: "ready"; readonly ready: boolean }
  | { readonly type: "start" }
  /** A vote for another game, after one has ended. */
  | { readonly type: "rematch"; readonly ready: boolean }
  /**
   * While every person is out of the running game for good: lets the bots play the rest of it without a pause.
   * `again`: votes for another game that follows at once.
   */
  | { readonly type: "finish"; readonly again: boolean }
  /** Shows one's hand, one round late, to those who are out for good; at private tables only. */
  | { readonly type: "show-hand"; readonly on: boolean }
  /** For those who are out: watches a hand that is shown, or none. */
  | { readonly type: "watch-hand"; readonly seat: Seat | null }
  /** For those who are out: who is out next? */
  | { readonly type: "guess"; readonly seat: Seat }
  /** Sets when there is a chat; at any time. */
  | { readonly type: "chat"; readonly chat: ChatMode }
  /** What the player lets pass from now on, while a game lasts. Nobody else learns of it. */
  | { readonly type: "let-pass"; readonly consent: Consent }
  /** Takes the cards back from the bot of an absent player. Joining again or any "act" but a pass does so too. */
  | { readonly type: "here" }
  /** For good: a bot takes over at once (while the game lasts, joining again takes the seat back). */
  | { readonly type: "leave" };

/**
 * Request "deal", while a game is being prepared: first a commitment, then, once everybody's commitments are in the
 * state, what was committed to. Keys of 64 lower-case hexadecimal digits.
 */
export type DealMessage =
  | { readonly type: "commit"; readonly commitment: string }
  | { readonly type: "reveal"; readonly entropy: string };

export type ManageErrorCode =
  | "malformed"
  | "not-host"
  | "not-now"
  | "table-full"
  | "too-few"
  | "bad-seat"
  | "bad-settings"
  | "not-saving"
  | "maintenance"
  /** Somebody still plays: the game is not finished fast. */
  | "still-playing"
  /** This hand is not shown to this player. */
  | "not-shown";

export type TableError =
  | { readonly kind: "refused"; readonly refusal: Refusal | NoCommand }
  /** Another step came first. */
  | { readonly kind: "stale" }
  /** A draw was held back for the beat, and a card played out of turn came first (K49). */
  | { readonly kind: "forestalled" }
  | { readonly kind: "not-seated" }
  /** A bot plays for this player until this game is over. */
  | { readonly kind: "put-out" }
  /** The table stands still (`PauseNews`); nothing was done. */
  | { readonly kind: "paused" }
  | { readonly kind: "manage"; readonly code: ManageErrorCode };

/**
 * Message "welcome", at each join and whenever the seat changes; a client without a seat watches. `now`: the server's
 * clock in ms, which only goes forwards, however the machine's calendar is set; its zero is arbitrary.
 */
export interface Welcome {
  readonly seat: Seat | null;
  /** The number of this person at the table. */
  readonly who: number;
  readonly now: number;
  /** The server's `protocolVersion`. */
  readonly protocol: number;
  /** What this player lets pass; "ask" without a seat. */
  readonly consent: Consent;
}

/** Message "consent", to the player alone, whenever what they let pass changes. */
export interface ConsentNews {
  readonly consent: Consent;
}

/**
 * Message "pause": the server cannot save, so the table stands still until it can. It is no part of the state, since it
 * overtakes whatever is held back until it is saved.
 */
export interface PauseNews {
  readonly paused: boolean;
}

/** Message "story", at each join during a game and after it: a GameBatch of all that this client was told. */

/**
 * What the operator tells everybody. Message "notice" of the table's room and the queue's: at each join if there is
 * anything, and whenever it changes. Pages elsewhere learn it from the lobby.
 */
export interface Notice {
  /** null: nothing is announced. */
  readonly announcement: Told | null;
  /** Why no new games begin, possibly without words; null: they do. */
  readonly maintenance: Told | null;
}

/** Words of the operator. Told again later they are others. */
export interface Told {
  readonly words: string;
  /** ms since 1970. */
  readonly at: number;
}

export type GoodbyeReason =
  | "elsewhere"
  | "removed"
  | "closing"
  | "not-saving"
  | "table-closed"
  | "failed"
  | "outdated"
  | "unwatched"
  /** A moderator has sent the player away; GET /api/standing says why and until when. */
  | "suspended";

/**
 * Message "goodbye", before the server closes a connection on purpose. `closed-by-operator`: of a table; `words` are
 * the operator's, and may be empty.
 */
export type Goodbye =
  | { readonly reason: GoodbyeReason }
  | { readonly reason: "closed-by-operator"; readonly words: string };
