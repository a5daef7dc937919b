import { sql } from "kysely";
import type { Profile } from "../../../shared/net/protocol.ts";
import type { Database } from "../../storage/database.ts";
import { accountMark } from "../../storage/search-key.ts";
import { isAccount } from "../accounts/account-id.ts";

/*
 * The only place that decides on the visibility of a player's data for others. All reads of profiles, ratings or names
 * for others must use it. A test compares states that differ only in hidden data.
 */

/** Settings that hide parts of an account. */
export type Hiding = Pick<Database["accounts"], "playerId" | "hidesProfile" | "hidesRating">;

/** Parts of a player's data that a viewer may see. */
export interface Visible {
  readonly profile: boolean;
  readonly rating: boolean;
}

const nothing: Visible = { profile: false, rating: false };

/**
 * Returns the visible parts. The rating is part of the profile, so that hiding the profile hides it too.
 * @param account null for guests and for erased accounts.
 * @param viewer id of the viewing player.
 */
export function visibleTo(viewer: string, account: Hiding | null | undefined): Visible {
  if (!account) return nothing;
  if (account.playerId === viewer) return { profile: true, rating: true };
  const profile = account.hidesProfile === 0;
  return { profile, rating: profile && account.hidesRating === 0 };
}

/** Whether an account is shown and counted on leaderboards. Even its owner does not see a hidden rating there. */
export const isOnLeaderboards = (account: Hiding): boolean => visibleTo("", account).rating;

/** Like `isOnLeaderboards`, in a query that has `accounts`. */
export const isListed = sql<boolean>`(accounts."hidesProfile" = 0 and accounts."hidesRating" = 0)`;

/** Negation of `isListed`. An index finds the few rows. */
export const isUnlisted = sql<boolean>`accounts."hidesProfile" + accounts."hidesRating" > 0`;

/** True for accounts with a public profile. */
export const hasOpenProfile = sql<boolean>`accounts."hidesProfile" = 0`;

/**
 * True for seats of guests, in a query that has `resultSeats` under an alias. The pattern is a literal, as in the
 * index.
 */
export const isGuestIn = (seats: string) =>
  sql<boolean>`${sql.ref(`${seats}.playerId`)} not like ${sql.lit(`${accountMark}%`)}`;

/**
 * Returns the name of a player in a game as others see it: an account's present name, a guest's name in the game.
 * Erased players have no name.
 * @param account null for guests, bots and erased accounts.
 */
export function calledIn(
  seat: Pick<Database["resultSeats"], "playerId" | "name" | "avatar">,
  account: Profile | null | undefined,
): Profile {
  if (account) return { name: account.name, avatar: account.avatar };
  const isErased = seat.playerId !== null && isAccount(seat.playerId);
  return { name: isErased ? "" : seat.name, avatar: seat.avatar };
}
