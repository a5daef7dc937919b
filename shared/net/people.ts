import type { RecordedSeat } from "../core/record.ts";
import type { PlayedGame, Player, Seated } from "./protocol.ts";

/*
 * Accounts, ratings, profiles and leaderboards over HTTP, all JSON but the export; `Authorization: Bearer TOKEN`, a
 * guest's or an account's. Names in addresses are an account's name in any case. C: the passkey must have been asked for
 * within ten minutes, else the error `confirm`.
 *   POST   /api/account/options           { name }                    200 { options }         (of a guest; for navigator.credentials.create)
 *   POST   /api/account                   { name, response }          201 SignedIn & { recoveryCodes }
 *   POST   /api/sign-in/options           {}                          200 { options }         (no token needed)
 *   POST   /api/sign-in                   { response }                200 SignedIn            (a guest's token beside it: the guest's past moves to the account)
 *   POST   /api/sign-in/recovery          { code }                    200 SignedIn            (the code is used up)
 *   POST   /api/sign-out                  {}                          200 {}
 *   GET    /api/account                                               200 AccountView
 *   PATCH  /api/account                   { hidesProfile?, hidesRating? }  200 AccountView
 *   POST   /api/account/confirm/options   {}                          200 { options }
 *   POST   /api/account/confirm           { response }                200 AccountView
 *   POST   /api/account/passkeys/options  {}                          200 { options }       C
 *   POST   /api/account/passkeys          { response }                201 AccountView       C
 *   DELETE /api/account/passkeys/ID                                   200 AccountView       C (not the last one)
 *   DELETE /api/account/sessions/ID                                   200 AccountView         (one's own devices; "others": all but this one)
 *   POST   /api/account/recovery-codes    {}                          201 { recoveryCodes } C (the old ones end)
 *   GET    /api/account/export                                        200 application/zip   C
 *   DELETE /api/account                                               200 {}                C (not while seated; guests too, as with the export)
 *   GET    /api/profiles/NAME                                         200 PlayerProfile
 *   GET    /api/profiles/NAME/games       ?edition&players&with&won&before  200 GamesPage     (games of the public queue)
 *   GET    /api/games                     ?edition&players&with&won&before  200 GamesPage     (one's own)
 *   GET    /api/results/ID                                            200 GameResult          (one's own, or a shared one)
 *   GET    /api/leaderboards/POOL         ?span=week|all              200 Leaderboard
 */

/** What somebody is after signing in. */
export interface SignedIn {
  readonly token: string;
  readonly player: Player;
  /** Where they have a seat, which they may have taken as a guest. */
  readonly seated: Seated | null;
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
  /** Whether it is the one that asks. */
  readonly isThis: boolean;
}

/** One's own account. */
export interface AccountView {
  readonly player: Player;
  readonly madeAt: number;
  readonly passkeys: readonly PasskeyView[];
  readonly sessions: readonly SessionView[];
  /** How many recovery codes are left. */
  readonly recoveryCodes: number;
  readonly hidesProfile: boolean;
  readonly hidesRating: boolean;
  /** Whether what is marked C above is possible now. */
  readonly isConfirmed: boolean;
}

/** A family of games, and whether two play it or more. */
export const pools = ["kittens-two", "kittens-more", "love-letter-two", "love-letter-more"] as const;
export type Pool = (typeof pools)[number];

/** Why a game does not count. */
export const unratedReasons = [
  /** Not from the public queue. */
  "private",
  "bot",
  "guest",
  /** Two seats of one network. */
  "same-network",
  /** The same two people have five rated games today. */
  "same-people",
  /** From before there were ratings. */
  "old",
] as const;
export type UnratedReason = (typeof unratedReasons)[number];

/** A rating as people see it. */
export interface ShownRating {
  /** A whole number; 1500 at the beginning. */
  readonly rating: number;
  /** Its uncertainty: the strength is in rating ± this in 19 of 20 cases. */
  readonly plusMinus: number;
  readonly provisional: boolean;
  readonly games: number;
}

/** What a finished game changed. */
export interface GameResult {
  readonly id: string;
  readonly pool: Pool | null;
  readonly unrated: UnratedReason | null;
  /** In seat order; null for a bot, for who hides their rating, and for everybody if the game does not count. */
  readonly changes: readonly (RatingChange | null)[];
}

export interface RatingChange {
  readonly before: ShownRating;
  readonly after: ShownRating;
  readonly place: number;
  /** Left the running game or was away for good, and so came last. */
  readonly deserted: boolean;
}

/** How games of one kind went. */
export interface Tally {
  readonly games: number;
  /** Shared wins count in parts. */
  readonly wins: number;
  /** The wins of somebody of average luck and skill. */
  readonly fairShare: number;
}

export interface PlayerProfile {
  readonly name: string;
  readonly avatar: string;
  readonly memberSince: number;
  /** Whether it is the asking player's own; hidden parts are there then. */
  readonly isOwn: boolean;
  readonly all: Tally;
  readonly byEdition: readonly (Tally & { readonly edition: string; readonly players: number })[];
  /** How often they went out by what. */
  readonly deaths: readonly { readonly by: string; readonly count: number }[];
  readonly nopes: number;
  readonly stolen: number;
  /** Null if hidden. */
  readonly ratings: readonly PoolRating[] | null;
  /** The newest first; only of games that the asking player may watch. */
  readonly moments: readonly ProfileMoment[];
  /** People with an account against whom they play most. */
  readonly rivals: readonly Rival[];
}

export interface PoolRating extends ShownRating {
  readonly pool: Pool;
  /** In the leaderboard of all time; null while provisional. */
  readonly rank: number | null;
  /** In order; at most 200. */
  readonly history: readonly { readonly at: number; readonly rating: number; readonly plusMinus: number }[];
}

export interface ProfileMoment {
  readonly gameId: string;
  readonly edition: string;
  /** What happened (`Feat`). */
  readonly kind: string;
  /** The step in the replay. */
  readonly step: number;
  readonly endedAt: number;
}

export interface Rival {
  readonly name: string;
  readonly avatar: string;
  readonly games: number;
  /** In how many of them the profile's player, and the rival, came out ahead. */
  readonly ahead: number;
  readonly behind: number;
}

/** Finished games, the newest first. */
export interface GamesPage {
  readonly games: readonly HistoryGame[];
  /** How many days a replay is kept. */
  readonly days: number;
  /** Ask again with `before` for the next ones; null if there are none. */
  readonly before: string | null;
  /** Of all that were found. */
  readonly played: number;
  readonly won: number;
}

export interface HistoryGame extends Omit<PlayedGame, "seats"> {
  readonly seats: readonly HistorySeat[];
  /** Whether its replay is still kept and may be watched. */
  readonly hasReplay: boolean;
  /** The change of the player's rating, rounded; null if the game did not count or it is hidden. */
  readonly change: number | null;
}

export interface HistorySeat extends RecordedSeat {
  readonly place: number;
  /** Whether there is a profile under this name. */
  readonly hasProfile: boolean;
}

export interface Leaderboard {
  readonly pool: Pool;
  readonly span: "week" | "all";
  readonly top: readonly LeaderboardRow[];
  /** The asking player's own row with those above and below; empty if they have none. */
  readonly near: readonly LeaderboardRow[];
  /** How many have a row. */
  readonly people: number;
}

export interface LeaderboardRow {
  readonly rank: number;
  readonly name: string;
  readonly avatar: string;
  readonly rating: ShownRating;
  /** In the week: what they gained. */
  readonly gained: number | null;
  readonly isOwn: boolean;
}
