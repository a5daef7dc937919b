import type { RecordedSeat } from "../core/record.ts";
import type { PlayedGame, Player, SeatLocation } from "./protocol.ts";

/*
 * Accounts, ratings, profiles and leaderboards over HTTP, all JSON but the export; `Authorization: Bearer TOKEN`, a
 * guest's or an account's. Names in addresses are an account's name, ignoring case. C: the passkey must have been shown
 * within ten minutes, else the error `confirm`.
 *   POST   /api/account/options           { name }                    200 { options }         (of a guest; for navigator.credentials.create)
 *   POST   /api/account                   { name, response }          201 SignedIn & { recoveryCodes }
 *   POST   /api/sign-in/options           {}                          200 { options }         (no token needed)
 *   POST   /api/sign-in                   { response }                200 SignedIn            (with a guest's token: the guest is merged into the account)
 *   POST   /api/sign-in/recovery          { code }                    200 SignedIn            (the code is used up)
 *   POST   /api/provider                  { for: "sign-in" | "confirm" | "link" }  200 { url }  (of the OpenID provider; link: C)
 *   GET    /api/provider/callback                                     303 /provider           (where the provider sends the browser)
 *   POST   /api/provider/answer           {}                          200 ProviderOutcome     (redeems the answer; link: C)
 *   POST   /api/provider/account          { name }                    201 ProviderOutcome     (of a guest, after "nameless")
 *   DELETE /api/account/provider                                      200 AccountView       C (not without a passkey)
 *   POST   /api/sign-out                  {}                          200 {}
 *   GET    /api/account                                               200 AccountView
 *   PATCH  /api/account                   { hidesProfile?, hidesRating? }  200 AccountView
 *   POST   /api/account/confirm/options   {}                          200 { options }
 *   POST   /api/account/confirm           { response }                200 AccountView
 *   POST   /api/account/passkeys/options  {}                          200 { options }       C
 *   POST   /api/account/passkeys          { response }                201 AccountView       C
 *   DELETE /api/account/passkeys/ID                                   200 AccountView       C (not the last one)
 *   DELETE /api/account/sessions/ID                                   200 AccountView         (the account's own devices; "others": all but this one)
 *   POST   /api/account/recovery-codes    {}                          201 { recoveryCodes } C (the old ones end)
 *   GET    /api/account/export                                        200 application/zip   C
 *   DELETE /api/account                                               200 {}                C (not while seated; guests too, as with the export)
 *   GET    /api/profiles/NAME                                         200 PlayerProfile
 *   GET    /api/profiles/NAME/games       ?edition&players&with&won&before  200 GamesPage     (games of the public queue)
 *   GET    /api/games                     ?edition&players&with&won&before  200 GamesPage     (the player's own)
 *   GET    /api/results/ID                                            200 GameResult          (the player's own, or a shared one)
 *   GET    /api/leaderboards/POOL         ?span=week|all              200 Leaderboard
 */

/**
 * Result of a visit to the OpenID provider. "nameless": the person has no account, and may create one with a name.
 */
export type ProviderOutcome =
  | (SignedIn & { readonly kind: "signed-in" })
  | (SignedIn & { readonly kind: "created"; readonly recoveryCodes: readonly string[] })
  | { readonly kind: "nameless" | "confirm" | "link" };

/** Result of signing in. */
export interface SignedIn {
  readonly token: string;
  readonly player: Player;
  /** The player's seat, which they may have taken as a guest. */
  readonly seated: SeatLocation | null;
}

export interface PasskeyView {
  readonly id: string;
  /** Browser and system on which it was made. */
  readonly label: string;
  /** ms since 1970, as all times here. */
  readonly madeAt: number;
  readonly usedAt: number | null;
}

export interface SessionView {
  readonly id: string;
  readonly label: string;
  readonly madeAt: number;
  readonly seenAt: number;
  /** Whether it is the requesting session. */
  readonly isThis: boolean;
}

/** The player's own account. */
export interface AccountView {
  readonly player: Player;
  readonly madeAt: number;
  readonly passkeys: readonly PasskeyView[];
  /** Link to the OpenID provider; null without a link, absent without a provider. */
  readonly provider?: { readonly madeAt: number; readonly usedAt: number } | null;
  readonly sessions: readonly SessionView[];
  /** Number of unused recovery codes. */
  readonly recoveryCodes: number;
  readonly hidesProfile: boolean;
  readonly hidesRating: boolean;
  /** Whether the requests marked C above are possible now. */
  readonly isConfirmed: boolean;
}

/** A family of games, separately for two players and for more. */
export const pools = ["kittens-two", "kittens-more", "love-letter-two", "love-letter-more"] as const;
export type Pool = (typeof pools)[number];

/** Reason why a game does not count. */
export const unratedReasons = [
  /** Not from the public queue. */
  "private",
  "bot",
  "guest",
  /** Two seats of one network. */
  "same-network",
  /** Friends came as a party. */
  "party",
  /** Two friends who did not come as a party. */
  "friends",
  /** The same two players have five rated games today. */
  "same-people",
  /** Played before ratings were introduced. */
  "old",
] as const;
export type UnratedReason = (typeof unratedReasons)[number];

/** A rating as players see it. */
export interface ShownRating {
  /** A whole number; 1500 at the beginning. */
  readonly rating: number;
  /** Uncertainty: the strength is within rating ± this in 19 of 20 cases. */
  readonly plusMinus: number;
  readonly provisional: boolean;
  readonly games: number;
}

/** Changes by a finished game. */
export interface GameResult {
  readonly id: string;
  readonly pool: Pool | null;
  readonly unrated: UnratedReason | null;
  /** Changes in seat order; null for bots and hidden ratings, and for all seats if the game does not count. */
  readonly changes: readonly (RatingChange | null)[];
}

export interface RatingChange {
  readonly before: ShownRating;
  readonly after: ShownRating;
  readonly place: number;
  /** Whether the player abandoned the game (left it, or did not return), and so came last. */
  readonly deserted: boolean;
}

/** Totals of the games of one kind. */
export interface WinTotals {
  readonly games: number;
  /** Shared wins count in parts. */
  readonly wins: number;
  /** Wins to be expected of a player of average luck and skill. */
  readonly fairShare: number;
}

export interface PlayerProfile {
  readonly name: string;
  readonly avatar: string;
  readonly memberSince: number;
  /** Whether it is the requesting player's own profile; it then includes the hidden parts. */
  readonly isOwn: boolean;
  readonly all: WinTotals;
  readonly byEdition: readonly (WinTotals & { readonly edition: string; readonly players: number })[];
  /** Number of eliminations by cause. */
  readonly deaths: readonly { readonly by: string; readonly count: number }[];
  readonly nopes: number;
  readonly stolen: number;
  /** Null if hidden. */
  readonly ratings: readonly PoolRating[] | null;
  /** Highlights, the newest first; only of games that the requesting player may watch. */
  readonly moments: readonly ProfileHighlight[];
  /** Accounts that the player has met most often. */
  readonly rivals: readonly Rival[];
}

export interface PoolRating extends ShownRating {
  readonly pool: Pool;
  /** Rank on the leaderboard of all time; null while provisional. */
  readonly rank: number | null;
  /** Points in order of time; at most 200. */
  readonly history: readonly { readonly at: number; readonly rating: number; readonly plusMinus: number }[];
}

export interface ProfileHighlight {
  readonly gameId: string;
  readonly edition: string;
  /** Kind of the highlight (`Highlight`). */
  readonly kind: string;
  /** Step in the replay. */
  readonly step: number;
  readonly endedAt: number;
}

export interface Rival {
  readonly name: string;
  readonly avatar: string;
  readonly games: number;
  /** Number of these games in which the profile's player, or the rival, had the better rank. */
  readonly ahead: number;
  readonly behind: number;
}

/** Finished games, the newest first. */
export interface GamesPage {
  readonly games: readonly HistoryGame[];
  /** Retention time of replays, in days. */
  readonly days: number;
  /** Cursor for the next page; null if there is none. */
  readonly before: string | null;
  /** Totals of all pages. */
  readonly played: number;
  readonly won: number;
}

export interface HistoryGame extends Omit<PlayedGame, "seats"> {
  readonly seats: readonly HistorySeat[];
  /** Whether its replay is still stored and may be watched. */
  readonly hasReplay: boolean;
  /** The change of the player's rating, rounded; null if the game did not count or it is hidden. */
  readonly change: number | null;
}

export interface HistorySeat extends RecordedSeat {
  readonly place: number;
  /** Whether there is a profile under this name. */
  readonly hasProfile: boolean;
  /** Turn at which the player took the chair of a bot. Missing if they had it at the deal. */
  readonly since?: number;
}

export interface Leaderboard {
  readonly pool: Pool;
  readonly span: "week" | "all";
  readonly top: readonly LeaderboardRow[];
  /** Row of the requesting player with those above and below; empty if there is none. */
  readonly near: readonly LeaderboardRow[];
  /** Number of players on the leaderboard. */
  readonly people: number;
}

export interface LeaderboardRow {
  readonly rank: number;
  readonly name: string;
  readonly avatar: string;
  readonly rating: ShownRating;
  /** Gain in the week; null on the leaderboard of all time. */
  readonly gained: number | null;
  readonly isOwn: boolean;
}
