import type {
  Friend,
  FriendRequest,
  FriendsView,
  PersonInvitation,
  RecentPlayer,
} from "../../../shared/net/friends.ts";

/** Responses of a server to a player with much company. */

const day = 86_400_000;
const now = Date.now();

const friend = (id: string, name: string, avatar: string, presence: Friend["presence"], mayInvite = true): Friend => ({
  ...{ id, name, avatar, presence, mayInvite },
  since: now - 40 * day,
});

const request = (id: string, name: string, edition: string | null): FriendRequest => ({
  ...{ id, name, avatar: "09", at: now - day },
  met: edition === null ? null : { gameId: `met-${id}`, edition, endedAt: now - 2 * day },
});

const recent = (seat: number, name: string, edition: string, more: Partial<RecentPlayer> = {}): RecentPlayer => ({
  ...{ seat, name, edition, gameId: "g1", avatar: `0${seat}`, endedAt: now - seat * day },
  ...{ guest: false, isAsked: false, mayInvite: true },
  ...more,
});

const table = (entry: "join" | "watch", edition: string) =>
  ({ kind: "table", code: "K7M2PQ", edition, entry }) as const;

export const company: FriendsView = {
  friends: [
    friend("f1", "Nori", "01", { kind: "here" }),
    friend("f2", "Maximilian Schnurrer", "07", table("join", "apocalypse:good-vs-evil")),
    friend("f3", "Duchess Whiskerton 3", "06", table("watch", "love-letter")),
    friend("f4", "Ö", "11", { kind: "playing" }),
    friend("f5", "Karl-Heinz von Katze", "12", null, false),
  ],
  requests: [request("r1", "Professor Schnurrhaar", "apocalypse:good-vs-evil"), request("r2", "Tofu", null)],
  recent: [
    recent(1, "Sir Pounce the Second", "apocalypse:original", { guest: true }),
    recent(2, "Waffles", "original", { isAsked: true }),
    recent(3, "Olive", "love-letter", { mayInvite: false }),
    recent(4, "WWWWWWWWWWWWWWWWWWWW", "good-vs-evil"),
    recent(5, "Pixel", "zombie"),
  ],
  settings: { invitedBy: "friends", sharesPresence: true },
};

const chair = (name: string, host = false) => ({ kind: "person", name, avatar: "03", host }) as const;

export const invitation: PersonInvitation = {
  ...{ id: "i1", name: "Maximilian Schnurrer", avatar: "07", at: now, endsAt: now + 600_000, code: "K7M2PQ" },
  table: {
    ...{ edition: "apocalypse:good-vs-evil", phase: "waiting", freeChairs: 2 },
    chairs: [chair("Maximilian Schnurrer", true), chair("Duchess Whiskerton 3"), chair("Nori"), chair("Olive")],
  },
};
