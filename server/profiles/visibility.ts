import { sql } from "kysely";
import type { Profile } from "../../shared/net/protocol.ts";
import type { Database } from "../store/database.ts";

/*
 * The one place that says what somebody may see of somebody else. Everything that reads profiles, ratings or names for
 * others asks here; a test compares worlds that differ only in what is hidden.
 */

/** What hides parts of an account. */
export type Hiding = Pick<Database["accounts"], "playerId" | "hidesProfile" | "hidesRating">;

/** What a viewer may see of somebody. */
export interface Visible {
  readonly profile: boolean;
  readonly rating: boolean;
}

const nothing: Visible = { profile: false, rating: false };

/**
 * A rating is part of the profile: who hides the profile hides it too.
 * @param account null for guests and for erased accounts.
 * @param viewer a player's id.
 */
export function visibleTo(viewer: string, account: Hiding | null | undefined): Visible {
  if (!account) return nothing;
  if (account.playerId === viewer) return { profile: true, rating: true };
  const profile = account.hidesProfile === 0;
  return { profile, rating: profile && account.hidesRating === 0 };
}

/** Leaderboards show nobody else, and count nobody else: not even the owner sees a hidden rating there. */
export const isOnLeaderboards = (account: Hiding): boolean => visibleTo("", account).rating;

/** The same in a query that has `accounts`. */
export const isListed = sql<boolean>`(accounts."hidesProfile" = 0 and accounts."hidesRating" = 0)`;

/** The opposite; an index finds the few. */
export const isUnlisted = sql<boolean>`accounts."hidesProfile" + accounts."hidesRating" > 0`;

/** True for accounts whose profile everybody may see. */
export const hasOpenProfile = sql<boolean>`accounts."hidesProfile" = 0`;

/** Ids of accounts begin so, and no others. */
const accountMark = "a-";

const isAccount = (playerId: string): boolean => playerId.startsWith(accountMark);

/** True for seats of guests, in a query that has `resultSeats` under a name. The pattern is a literal, as in the index. */
export const isGuestIn = (seats: string) =>
  sql<boolean>`${sql.ref(`${seats}.playerId`)} not like ${sql.lit(`${accountMark}%`)}`;

/**
 * What others call somebody who sat in a game: an account by its present name, a guest by the name of then, and nobody
 * by anything once they are erased.
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
