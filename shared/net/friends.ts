import { z } from "zod";
import type { Invitation } from "./invitation.ts";
import type { Profile } from "./protocol.ts";
import { untrusted } from "./untrusted.ts";

/*
 * Friends and recent players over HTTP, all JSON; `Authorization: Bearer TOKEN`. A: for accounts only. Other players
 * are targets as in blocks.ts. No answer depends on a block by the other player.
 *   GET    /api/friends                        200 FriendsView
 *   PATCH  /api/friends/settings               Partial<FriendSettings>  200 FriendsView
 *   POST   /api/friends/requests               PersonTarget  201 RequestAnswer   A (again: the same request)
 *   POST   /api/friends/requests/ID/accept     {}            200 FriendsView     A
 *   POST   /api/friends/requests/ID/ignore     {}            200 FriendsView     A (the sender is not notified)
 *   POST   /api/friends/requests/ID/report     ReportWords   201 {}              A
 *   DELETE /api/friends/requests/ID                          200 FriendsView     A (withdraws the player's own request)
 *   DELETE /api/friends/ID                                   200 FriendsView     A
 *   GET    /api/invitations?parties=1                        200 PersonInvitation[]  (newest first)
 *   POST   /api/invitations                    PersonTarget  201 {}  (to the private table of the player's seat)
 *   POST   /api/invitations?party=TICKET       PersonTarget  201 {}  (to the gathering party of which the player is a member)
 *   DELETE /api/invitations/ID?parties=1                     200 PersonInvitation[]  (the sender is not notified)
 *   POST   /api/invitations/ID/report          ReportWords   201 {}
 * Without `parties=1` a list has no invitations to parties, because pages of an earlier build cannot show them.
 * The messages of the line (line.ts) report changes.
 */

/** Players that may invite a player: their friends, also recent players, or none. */
export const invitersChoices = ["friends", "players", "nobody"] as const;
export type Inviters = (typeof invitersChoices)[number];

export interface FriendSettings {
  readonly invitedBy: Inviters;
  /** Whether friends see the player's presence. The player then sees that of friends who share theirs. */
  readonly sharesPresence: boolean;
}

export const defaultFriendSettings: FriendSettings = { invitedBy: "friends", sharesPresence: true };

/**
 * Presence of a friend. `table`: a private table that the player could join or watch. All other tables, those of the
 * queue included, are `playing`, so that no player can choose opponents. Waiting in the queue is `here`.
 */
export type FriendPresence =
  | { readonly kind: "away" | "here" | "playing" }
  | { readonly kind: "table"; readonly code: string; readonly edition: string; readonly entry: "join" | "watch" };

/** A friend. `id` identifies the friendship, not the player. */
export interface Friend extends Profile {
  readonly id: string;
  /** Time in ms since 1970. */
  readonly since: number;
  /** Null if one of the two does not share theirs. */
  readonly presence: FriendPresence | null;
  readonly mayInvite: boolean;
}

/** A game in which two players met. */
export interface Encounter {
  readonly gameId: string;
  readonly edition: string;
  /** End of the game in ms since 1970. */
  readonly endedAt: number;
}

/** A friend request to the player. `id` identifies the request, not its sender. */
export interface FriendRequest extends Profile {
  readonly id: string;
  readonly at: number;
  /** Last game of the two before the request; null if there was none. */
  readonly met: Encounter | null;
}

/** A friend request by the player that is open, even if the other player ignores it. */
export interface SentRequest extends Profile {
  readonly id: string;
  readonly at: number;
}

/** A player of a recent game who is no friend, with their seat in the last common game. */
export interface RecentPlayer extends Profile, Encounter {
  readonly seat: number;
  readonly guest: boolean;
  /** Whether the player has sent them a friend request. */
  readonly isAsked: boolean;
  readonly mayInvite: boolean;
}

/** Relations of a player. Friends and requests of a guest are empty. */
export interface FriendsView {
  /** By name. */
  readonly friends: readonly Friend[];
  /** Newest first, without ignored ones. */
  readonly requests: readonly FriendRequest[];
  /** Newest first. An older server does not send this field. */
  readonly sent?: readonly SentRequest[];
  /** Newest first. */
  readonly recent: readonly RecentPlayer[];
  readonly settings: FriendSettings;
}

/** `friends`: the other player had sent a request as well, so that the two are friends now. */
export interface RequestAnswer {
  readonly state: "sent" | "friends";
}

/** An invitation by another player to a table or a party. `id` identifies the invitation, not its sender. */
export type PersonInvitation = Profile & {
  readonly id: string;
  /** Time in ms since 1970, as the next. */
  readonly at: number;
  readonly endsAt: number;
} & InvitedPlace;

/** `party`: ticket of a party that the player may join now. */
export type InvitedPlace =
  | { readonly code: string; readonly table: Invitation }
  | { readonly party: string; readonly members: readonly Profile[] };

/** Time in ms after which an invitation ends, if its table has not closed before, and its party is not over. */
export const invitationMs = 600_000;
/** Maximum number of open invitations by one player. */
export const maxOpenInvitations = 20;
/** Maximum number of friends of an account. */
export const maxFriends = 200;
/** Maximum number of friend requests by one account in a day. */
export const friendRequestsADay = 20;
/** Days for which a player of a game is a recent player, and a friend request stays open. */
export const recentDays = 30;

export const friendSettingsSchema: z.ZodType<Partial<FriendSettings>> = untrusted(
  z.strictObject({
    invitedBy: z.enum(invitersChoices).exactOptional(),
    sharesPresence: z.boolean().exactOptional(),
  }),
);
