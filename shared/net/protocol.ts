import type { Strength } from "../core/bots.ts";
import type { Command } from "../core/commands.ts";
import type { DeckRefusal } from "../core/deck.ts";
import type { NoCommand, Refusal } from "../core/errors.ts";
import type { DeckData, Seat } from "../core/game.ts";
import type { GameRecord, RecordedSeat } from "../core/record.ts";
import type { PasskeySupport } from "./passkeys.ts";
import type { BotsPace } from "./sidelines.ts";

/**
 * Protocol version. A page with another number is outdated, and reloads. It must be raised only if a loaded page cannot
 * communicate with the new server. Builds with the same number serve each other's pages.
 */
export const protocolVersion = 2;

/**
 * Number of additions to this version of the protocol. A page sends an added message only to a server that knows it,
 * because the nodes of a cluster may have different builds, and names its own number when it joins. 1: the requests
 * "clock" and "manage" with `shown`. 2: the request "nudge", "manage" with `take-chair`, `stand-in` and `one-room`, the
 * message "line", and screens. 3: invitations to parties. 4: decks of hosts.
 */
export const protocolRevision = 4;

/** First `protocolRevision` of pages that know decks of hosts. */
export const deckRevision = 4;

/** Time at which chat is open. Tables of the public queue have it after a game only. */
export const chatModes = ["always", "after-game", "off"] as const;
export type ChatMode = (typeof chatModes)[number];

/** Times that hosts may choose, in seconds: for a decision, for a Nope, and before a draw. */
export const turnSecondsChoices = [20, 30, 60, 120] as const;
export const nopeSecondsChoices = [3, 5, 8, 12] as const;
export const beatSecondsChoices = [0, 1, 1.5, 3] as const;

/** Settings of a table. `seats`: chairs; times in seconds. */
export interface TableSettings {
  readonly edition: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, boolean>>;
  readonly nopeSeconds: (typeof nopeSecondsChoices)[number];
  readonly turnSeconds: (typeof turnSecondsChoices)[number];
  /** Whether turns and questions have a time limit. Response windows and the stop of a shuffle always have theirs. */
  readonly hasClock: boolean;
  /** Response window before a draw, for cards that may be played out of turn, in editions that have them (K49). */
  readonly beatSeconds: (typeof beatSecondsChoices)[number];
  /** Whether players without a chair may watch. */
  readonly spectators: boolean;
  /** Whether a spectator may take the chair of a bot in a running game. It needs `spectators`. */
  readonly lateJoin: boolean;
  readonly chat: ChatMode;
  /** Whether the players sit in one room. Screens may then show the table to all of them. */
  readonly oneRoom: boolean;
  /** The deck, in an edition with decks that hosts compose. The server returns it with all its defaults. */
  readonly deck?: DeckData;
  /** Filtered name of that deck. It is no part of the deck, so that no record has it. Missing: none. */
  readonly deckName?: string;
}

/**
 * Auto-pass setting of a player. `ask`: off. `unless-hit`: passes if the play does not affect them
 * (`GameDefinition.affects`). `until-turn`: passes until their next turn begins.
 */
export const consents = ["ask", "unless-hit", "until-turn"] as const;
export type AutoPass = (typeof consents)[number];

export type TablePhase = "waiting" | "playing" | "over";

export type ChairKind = "empty" | "person" | "bot";

/**
 * `away`: not connected, or the clock has run out twice in a row and a bot plays until the player acts again; `left`:
 * left on purpose, a bot plays; `put-out`: replaced by a bot until this game is over, even if the player acts.
 */
export type Presence = "here" | "away" | "left" | "put-out";

/** A player as others see them. `avatar` is the number of a drawing, "01" to "12". */
export interface Profile {
  readonly name: string;
  readonly avatar: string;
}

export interface Player extends Profile {
  readonly id: string;
  /** Whether they play without an account. */
  readonly guest: boolean;
}

/** Location of a player's seat. */
export interface SeatLocation {
  readonly roomId: string;
  readonly code: string;
}

/*
 * HTTP, all JSON; `Authorization: Bearer TOKEN` except for the first two and for the redemption.
 *   POST  /api/access                  { code }                  200 {} and a cookie, which all requests need if the server has a code
 *   POST  /api/players                 {}                        201 { token, player }
 *   GET   /api/players/me                                        200 { player, seated: SeatLocation | null, token? }  (token: a guest's new one)
 *   PATCH /api/players/me              { name?, avatar? }        200 { token, player }          (a token contains its player)
 *   POST  /api/tables                  { settings, bots?: true } 201 SeatLocation (bots: filled with bots, starts when its host joins)
 *   POST  /api/deck-names              { name }                  200 { name } (in its displayed form; without a token)
 *   GET   /api/tables/CODE                                       200 SeatLocation
 *   POST  /api/device-links            {}                        201 { ticket, seconds }        (accounts: `confirm` unless a passkey was shown within ten minutes)
 *   POST  /api/device-links/redeem     { ticket }                200 { token, player, seated }
 *   GET   /api/lobby                                             200 Lobby
 *   GET   /api/games/ID                                          200 WatchedGame        (the player's own, or a shared one)
 *   POST  /api/games/ID/share          {}                        200 {}                 (the player's own)
 * An error answers 4xx or 5xx with ApiError.
 */
export const apiErrorCodes = [
  "malformed",
  "unauthorized",
  /** The server has an access code, and the request no valid proof of it. */
  "access-code",
  "wrong-access-code",
  /** The page comes from an address that PUBLIC_URL does not name. */
  "origin-refused",
  "name-refused",
  /** The deck of a new table is refused (`ApiError.refusal`). */
  "deck-refused",
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
  /** The player has left a running game of strangers and is banned from the queue for a time. */
  "paused",
  /** A moderator has imposed a sanction on the player (moderation.ts). */
  "sanctioned",
  /** A new guest of a network with a recently sanctioned player must wait for the queue. */
  "newcomer",
  "no-such-report",
  "no-such-sanction",
  /** Another moderator has decided it first. */
  "already-decided",
  /** A sanction can be answered only once. */
  "already-answered",
  /** Too many reports of this player today. */
  "too-many-reports",
  "closing",
  /** The server cannot save games now, so it begins none. */
  "not-saving",
  /** Maintenance mode: no new games begin; the notice gives the reason. */
  "maintenance",
  /** The node cannot be drained, because no other node of the cluster opens tables. */
  "last-node",
  /** The name, or a confusable one, belongs or belonged to another account. */
  "name-taken",
  /** No account has this name, or its owner hides it. */
  "no-such-player",
  /** The passkey or recovery code matches no account, or came too late. */
  "sign-in-failed",
  /** The passkey must be shown again first. */
  "confirm",
  /** The panel requires a passkey that verifies its user by PIN, fingerprint or face. */
  "passkey-unverified",
  /** The last passkey cannot be removed unless the account is linked to the provider, nor the link without a passkey. */
  "last-passkey",
  "too-many-passkeys",
  /** The player has `maxBlocks` blocks already (blocks.ts). */
  "too-many-blocks",
  /** The friend request is no longer open. */
  "no-such-request",
  /** The player has blocked the other one. */
  "own-block",
  /** One of the two has `maxFriends` friends already (friends.ts). */
  "too-many-friends",
  /** Invitations are possible to private tables only. */
  "public-table",
  /** The player is neither a friend nor a recent player, or does not allow the invitation. */
  "not-invitable",
  /** The party is full, in the queue or over, or the player is no member of it. */
  "party-over",
  /** Too many friend requests or invitations of this player. */
  "too-many-requests",
  /** Passkeys do not work at this server's address. */
  "no-passkeys",
  /** The sign-in at the OpenID provider was refused or not completed, or its answer came too late or twice. */
  "provider-failed",
  /** The OpenID provider does not answer. */
  "provider-unreachable",
  /** The person at the OpenID provider, or the account, is linked to another one already. */
  "provider-taken",
  /** The operator has switched off notifications by Web Push. */
  "no-push",
  /** Temporarily unavailable, for example while a table moves to another node. The client must retry. */
  "again",
] as const;
export type ApiErrorCode = (typeof apiErrorCodes)[number];

export interface ApiError {
  readonly error: ApiErrorCode;
  /** Invalid field, and the expected value. */
  readonly detail?: string;
  /** With `paused` and `newcomer`: time until the queue accepts the player again, in ms. */
  readonly waitMs?: number;
  /** With `deck-refused`: the reason and its paragraph (K98). */
  readonly refusal?: DeckRefusal;
  /** With `sanctioned`: end of the sanction, ms since 1970; null: permanent. */
  readonly until?: number | null;
  /** With `already-seated`: location of the seat. */
  readonly seated?: SeatLocation;
  /** With `table-full`: the table, if it may be watched. */
  readonly watch?: SeatLocation;
  /** With `name-taken`: a similar name that is free now. */
  readonly free?: string;
}

export interface Lobby {
  /** The server's `protocolVersion`. */
  readonly protocol: number;
  readonly queueSeconds: number;
  /** Number of waiting players in the public queue, by edition. */
  readonly waiting: Readonly<Record<string, number>>;
  readonly passkeys: PasskeySupport;
  /** Host of the OpenID provider. Absent without one. */
  readonly provider?: string;
  readonly notice: Notice;
}

/** A finished game in a player's history. */
export interface PlayedGame {
  readonly id: string;
  readonly edition: string;
  /** In seat order. */
  readonly seats: readonly RecordedSeat[];
  /** Seat of the player, and rank: 1 for a winner. */
  readonly seat: Seat;
  readonly place: number;
  /** Time in ms since 1970. */
  readonly beganAt: number;
  readonly endedAt: number;
}

/** A finished game, as sent to a client that may watch it. */
export interface WatchedGame {
  readonly record: GameRecord;
  /** Seat of the player; null for other viewers. */
  readonly seat: Seat | null;
  /** Whether all players who have its id may watch it. */
  readonly shared: boolean;
}

/** Opponents that a player accepts in the public queue: with bots in empty chairs ("anybody"), or humans only. */
export const companies = ["anybody", "people"] as const;
export type Company = (typeof companies)[number];

/**
 * Room "queue", joined with { token, edition, seats, company }: an edition or "any", and a number of chairs or "any".
 * The default of `company` is "anybody".
 */
export interface QueueJoin {
  readonly token: string;
  readonly edition: string;
  readonly seats: number | "any";
  readonly company?: Company;
  /** Set if the player may meet a party at once. Otherwise they may after half of their wait. */
  readonly parties?: true;
}

/**
 * Options of a member of a party, in place of edition and chairs: { token, party: TICKET }. Older servers reject them as
 * malformed. `POST /api/parties` creates the ticket, which is valid for an hour. The party's host sends "play"
 * (PartySearch) to start the search for all.
 */
export interface PartyJoin {
  readonly token: string;
  readonly party: string;
}

export type PartySearch = Required<Pick<QueueJoin, "edition" | "seats" | "company">>;

/** Message "party" of the queue to the members, whenever their party changes. */
export interface PartyNews {
  readonly members: readonly PartyMember[];
  /** Whether the host has started the search. */
  readonly isQueued: boolean;
  /** Remaining time in ms to start the search, at the time of sending. */
  readonly leftMs: number;
}

export interface PartyMember extends Profile {
  readonly guest: boolean;
  readonly isHost: boolean;
  readonly isYou: boolean;
}

/*
 * Messages of the queue: "queue" (QueueNews) to each client whenever its group changes, "seated" (SeatLocation) when
 * its table is ready (the client then leaves the queue), and "goodbye" (QueueCloseMessage) if the wait ends without a
 * table. A client sends "start" (no content) to play with bots at once, alone, and "company" (a Company) to change its
 * choice.
 */
export interface QueueNews {
  /**
   * Number of players who wait together, including this one, without those in a separate table because of blocks. Names
   * are visible only at the table.
   */
  readonly people: number;
  /** Edition of the game if no other player joins. */
  readonly edition: string;
  /** Number of chairs of the game if bots fill it up. */
  readonly seats: number;
  /** Remaining wait, at the time of sending. */
  readonly waitMs: number;
  readonly totalMs: number;
  /** Outcome of the wait for this player if no other player joins. */
  readonly ending: QueueEnding;
  /** A party is in the group, so the game counts for no rating; or one may join. Missing without either. */
  readonly party?: "here" | "possible";
}

/**
 * `bots`: bots fill the empty chairs; `people`: the present players play, on as many chairs as they are; `wait`: the
 * wait restarts.
 */
export type QueueEnding = "bots" | "people" | "wait";

/** Reason why the queue rejects or removes a player. */
export type QueueRefusal =
  | { readonly reason: "closing" | "not-saving" | "too-many-tables" | "full" }
  /** Maintenance mode: no new games begin; the notice gives the reason. */
  | { readonly reason: "maintenance" }
  /**
   * The player has left a running game of strangers. `waitMs`: time until the queue accepts them again, at the time of
   * sending.
   */
  | { readonly reason: "paused"; readonly waitMs: number }
  /** A new guest of a network with a recently sanctioned player. */
  | { readonly reason: "newcomer"; readonly waitMs: number }
  /** A moderator has banned the player from the queue. `until`: ms since 1970; null: permanent. */
  | { readonly reason: "sanctioned"; readonly until: number | null };

export type QueueCloseMessage =
  | { readonly reason: CloseReason }
  | QueueRefusal
  /** The ticket of the party is invalid or expired, or the party is full or already playing. */
  | { readonly reason: "party-over" };

/*
 * Room "table", joined by id with { token }, or with { token, watch: true } by a player who has no chair there and
 * wants to watch. With { token, watch: true, screen: true } a screen shows a table of players in one room: it gets
 * what a spectator gets without the chat, and sends only "clock". With { formerly: TOKEN } besides, the place of the guest that the player was passes to their account.
 * A rejected client gets an error with an ApiErrorCode as its message. The newest connection of a player has the seat.
 * After a lost connection a client joins again; the framework's own reconnection is not used. Clients send the requests
 * "act", "manage", "deal", "emote", "drum" and "say" (social.ts), answered with {} or rejected with TableError, and
 * "clock", answered with ClockAnswer. Any other message ends the connection.
 */

/** Answer to the request "clock": the server's clock, as in `Welcome`. */
export interface ClockAnswer {
  readonly now: number;
}

/** Request "act". */
export interface ActRequest {
  /**
   * Sequence number of the state that the player saw. A command for an older decision is rejected, unless it repeats the
   * player's last command there: then it has no second effect.
   */
  readonly seq: number;
  readonly command: Command;
}

/** Request "manage": actions at a table outside the game. */
export type TableAction =
  | { readonly type: "settings"; readonly settings: TableSettings }
  | { readonly type: "add-bot"; readonly strength: Strength }
  /** Sets the strength of a bot from the next game on; not while a game runs. */
  | { readonly type: "bot-strength"; readonly seat: Seat; readonly strength: Strength }
  /** Before the start: removes a bot or a player from a chair. */
  | { readonly type: "remove"; readonly seat: Seat }
  | { readonly type: "ready"; readonly ready: boolean }
  | { readonly type: "start" }
  /** A vote for another game, after one has ended. */
  | { readonly type: "rematch"; readonly ready: boolean }
  /**
   * While all human players are out of the running game for good: lets the bots play the rest without pauses. `again`:
   * votes for another game that follows at once.
   */
  | { readonly type: "finish"; readonly again: boolean }
  /** Chooses the pace of the bots while no person is in the running game; for seated players and spectators. */
  | { readonly type: "pace"; readonly pace: BotsPace }
  /** Shows the player's hand, one round late, to eliminated players; at private tables only. */
  | { readonly type: "show-hand"; readonly on: boolean }
  /** For eliminated players: watches a hand that is shown, or none. */
  | { readonly type: "watch-hand"; readonly seat: Seat | null }
  /** For eliminated players: guesses the seat that is out next. */
  | { readonly type: "guess"; readonly seat: Seat }
  /** Sets the chat mode; at any time. */
  | { readonly type: "chat"; readonly chat: ChatMode }
  /** Allows screens, or removes them; at any time. */
  | { readonly type: "one-room"; readonly on: boolean }
  /** Sets the player's auto-pass during a game. Other players do not learn of it. */
  | { readonly type: "let-pass"; readonly consent: AutoPass }
  /** For spectators: takes the chair of a bot in the running game, with all that this seat has seen (`lateJoin`). */
  | { readonly type: "take-chair"; readonly seat: Seat }
  /** Votes for a bot that plays for an absent player, until that player acts. At private tables only. */
  | { readonly type: "stand-in"; readonly seat: Seat; readonly on: boolean }
  /** Takes control back from the bot of an absent player. Joining again or any "act" but a pass does so too. */
  | { readonly type: "here" }
  /** The page shows the running game. The time of its first decision waits for that. */
  | { readonly type: "shown" }
  /** Leaves the table; a bot takes over at once. Joining again during the game takes the seat back. */
  | { readonly type: "leave" };

/**
 * Request "deal", while a game is being prepared: first a commitment; after all commitments are in the state, the
 * committed entropy. Keys of 64 lower-case hexadecimal digits.
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
  /** The name of the deck is not allowed. */
  | "name-refused"
  | "not-saving"
  | "maintenance"
  /** The player has had a chair in this game, so they cannot take another. */
  | "had-chair"
  /** The player has a chair at another table. */
  | "seated-elsewhere"
  /** The player of this chair is not absent, or a bot plays for them already. */
  | "not-absent"
  /** A human player is still in the game, so that it is not finished fast. */
  | "still-playing"
  /** This hand is not shown to this player. */
  | "not-shown";

export type TableError =
  | { readonly kind: "refused"; readonly refusal: Refusal | NoCommand }
  /** Another step came first. */
  | { readonly kind: "stale" }
  /** A draw was delayed by the response window, and a card played out of turn came first (K49). */
  | { readonly kind: "forestalled" }
  | { readonly kind: "not-seated" }
  /** A bot has replaced this player until this game is over. */
  | { readonly kind: "put-out" }
  /** The table is paused (`PauseNews`); the request had no effect. */
  | { readonly kind: "paused" }
  | { readonly kind: "manage"; readonly code: ManageErrorCode }
  /** The deck in new settings is refused (K98). */
  | { readonly kind: "manage"; readonly code: "deck-refused"; readonly refusal: DeckRefusal };

/**
 * Message "welcome", at each join and whenever the seat changes; a client without a seat watches. `now`: the server's
 * monotonic clock in ms; its zero is arbitrary.
 */
export interface Welcome {
  readonly seat: Seat | null;
  /** Number of this person at the table. */
  readonly who: number;
  readonly now: number;
  /** The server's `protocolVersion`. */
  readonly protocol: number;
  /** The server's `protocolRevision`; older servers have none. */
  readonly revision?: number;
  /** This player's auto-pass setting; "ask" without a seat. */
  readonly consent: AutoPass;
}

/** Message "consent", to the player alone, whenever their auto-pass setting changes. */
export interface AutoPassNews {
  readonly consent: AutoPass;
}

/**
 * Message "pause": the server cannot save, so the table is paused until it can. It is no part of the state, because it
 * must overtake frames that are delayed until they are saved.
 */
export interface PauseNews {
  readonly paused: boolean;
}

/**
 * Notice by the operator. Message "notice" of the table's room and the queue's: at each join if there is one, and after
 * every change. Other pages read it from the lobby.
 */
export interface Notice {
  /** null: no announcement. */
  readonly announcement: OperatorMessage | null;
  /** Reason why no new games begin; its text may be empty. null: maintenance mode is off. */
  readonly maintenance: OperatorMessage | null;
}

/** An operator message. Posting the same text again makes a new message (`at` differs). */
export interface OperatorMessage {
  readonly words: string;
  /** Time in ms since 1970. */
  readonly at: number;
}

export type CloseReason =
  | "elsewhere"
  | "removed"
  | "closing"
  | "not-saving"
  | "table-closed"
  | "failed"
  | "outdated"
  | "unwatched"
  /** A moderator has banned the player; GET /api/standing returns the reason and the end. */
  | "suspended";

/**
 * Message "goodbye", before the server closes a connection on purpose. `closed-by-operator`: the table was closed;
 * `words` is the operator's text, and may be empty.
 */
export type CloseMessage =
  | { readonly reason: CloseReason }
  | { readonly reason: "closed-by-operator"; readonly words: string };
