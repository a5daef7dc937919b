import { computed, type ReadonlySignal } from "@preact/signals";
import type { PersonTarget } from "../../shared/net/blocks.ts";
import type {
  Friend,
  FriendPresence,
  FriendRequest,
  FriendSettings,
  FriendsView,
  RequestAnswer,
} from "../../shared/net/friends.ts";
import type { ReportWords } from "../../shared/net/moderation.ts";
import { onLine } from "../net/line.ts";
import { friendsApi } from "../net/people-api.ts";
import { type ApiResponse, serverNow } from "../net/request.ts";
import { onWake } from "./on-wake.ts";
import { PlayerResource } from "./player-resource.ts";
import { token } from "./session.ts";

/** Time in ms for which a friend request is new to a page that has not loaded any before. */
const newForMs = 30_000;

const people = new PlayerResource<FriendsView>(friendsApi.view);

/** Friends, requests and recent players of the current player; null until loaded. */
export const friends: ReadonlySignal<FriendsView | null> = people.value;

/** Whether the current player has friends, requests or recent players. */
export const hasPeople: ReadonlySignal<boolean> = computed(() => {
  const view = friends.value;
  if (!view) return false;
  const { requests, sent = [], recent } = view;
  return view.friends.length + requests.length + sent.length + recent.length > 0;
});

/** Whether the current player may invite a friend or recent player. */
export const mayInvite: ReadonlySignal<boolean> = computed(() => {
  const view = friends.value;
  return view !== null && [...view.friends, ...view.recent].some((each) => each.mayInvite);
});

export const loadFriends = (): ApiResponse<FriendsView> => people.load();

/** Sends a friend request, or accepts the other player's. */
export async function askForFriendship(target: PersonTarget): ApiResponse<RequestAnswer> {
  const sent = await friendsApi.ask(token(), target);
  if (sent.ok) await loadFriends();
  return sent;
}

export const acceptRequest = (id: string): ApiResponse<FriendsView> =>
  people.change((token) => friendsApi.accept(token, id));

export const ignoreRequest = (id: string): ApiResponse<FriendsView> =>
  people.change((token) => friendsApi.ignore(token, id));

export const withdrawRequest = (id: string): ApiResponse<FriendsView> =>
  people.change((token) => friendsApi.withdraw(token, id));

export const reportRequest = (id: string, report: ReportWords): ApiResponse<object> =>
  friendsApi.report(token(), id, report);

export const endFriendship = (id: string): ApiResponse<FriendsView> =>
  people.change((token) => friendsApi.remove(token, id));

export const changeFriendSettings = (changes: Partial<FriendSettings>): ApiResponse<FriendsView> =>
  people.change((token) => friendsApi.configure(token, changes));

/**
 * Follows changes by other players.
 * @param onRequest called with each new friend request.
 * @returns a function that ends it.
 */
export function followFriends(onRequest: (request: FriendRequest) => void): () => void {
  const stop = new AbortController();
  // Messages are lost while the page sleeps or has no network.
  onWake(() => {
    if (friends.value) void loadNews(onRequest);
  }, stop.signal);
  const ends = [
    () => stop.abort(),
    onLine("friends", () => void loadNews(onRequest)),
    onLine("presence", ({ id, presence }) => showPresence(id, presence)),
  ];
  return () => {
    for (const end of ends) end();
  };
}

async function loadNews(onRequest: (request: FriendRequest) => void): Promise<void> {
  const before = friends.value?.requests ?? null;
  const answer = await loadFriends();
  if (!answer.ok) return;
  const isNew = ({ id, at }: FriendRequest) =>
    before ? before.every((known) => known.id !== id) : serverNow() - at < newForMs;
  for (const request of answer.value.requests.filter(isNew)) onRequest(request);
}

function showPresence(id: string, presence: FriendPresence | null): void {
  const shown = (friend: Friend) => (friend.id === id ? { ...friend, presence } : friend);
  people.update((view) => view && { ...view, friends: view.friends.map(shown) });
}
