import type { Block, PersonTarget } from "../../shared/net/blocks.ts";
import type { FriendSettings, FriendsView, PersonInvitation, RequestAnswer } from "../../shared/net/friends.ts";
import type { ReportWords } from "../../shared/net/moderation.ts";
import type { GameResult, GamesPage, Leaderboard, PlayerProfile, Pool } from "../../shared/net/people.ts";
import { get, post, remove } from "./api.ts";
import { type ApiResponse, apiRoot, request } from "./request.ts";

/** Filter for finished games. An empty filter matches all games. */
export interface GamesSearch {
  readonly edition?: string;
  readonly players?: number;
  /** Name of another player in the game. */
  readonly with?: string;
  readonly won?: boolean;
}

/** Profiles, finished games and leaderboards (`shared/net/people.ts`); `token` is the token of the player. */
export const profilesApi = {
  profile: (token: string, name: string): ApiResponse<PlayerProfile> =>
    get(`/profiles/${encodeURIComponent(name)}`, token),
  /** @param of name of the player; null for the own games. @param before cursor of the previous page. */
  games: (token: string, of: string | null, search: GamesSearch, before: string | null): ApiResponse<GamesPage> =>
    get(`${of === null ? "" : `/profiles/${encodeURIComponent(of)}`}/games${queryOf(search, before)}`, token),
  result: (token: string, id: string): ApiResponse<GameResult> => get(`/results/${encodeURIComponent(id)}`, token),
  leaderboard: (token: string, pool: Pool, span: Leaderboard["span"]): ApiResponse<Leaderboard> =>
    get(`/leaderboards/${pool}?span=${span}`, token),
};

/** Returns the search as a query string with its "?", or an empty string without filters. */
export function queryOf(search: GamesSearch, before: string | null): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...search, before: before ?? "" }))
    if (value !== undefined && value !== "") query.set(name, String(value));
  return query.size === 0 ? "" : `?${query}`;
}

/** Blocklist of a player (`shared/net/blocks.ts`); `token` is the token of this player. */
export const blocksApi = {
  list: (token: string): ApiResponse<readonly Block[]> => get("/blocks", token),
  /** Idempotent: blocking the same player again returns the same block. */
  add: (token: string, whom: PersonTarget): ApiResponse<Block> => post("/blocks", whom, token),
  remove: (token: string, id: string): ApiResponse<readonly Block[]> =>
    remove(`/blocks/${encodeURIComponent(id)}`, token),
};

/** Friends, friend requests and recent players (`shared/net/friends.ts`); `token` is the token of the player. */
export const friendsApi = {
  view: (token: string): ApiResponse<FriendsView> => get("/friends", token),
  ask: (token: string, target: PersonTarget): ApiResponse<RequestAnswer> => post("/friends/requests", target, token),
  accept: (token: string, id: string): ApiResponse<FriendsView> => post(`${requestPath(id)}/accept`, {}, token),
  ignore: (token: string, id: string): ApiResponse<FriendsView> => post(`${requestPath(id)}/ignore`, {}, token),
  withdraw: (token: string, id: string): ApiResponse<FriendsView> => remove(requestPath(id), token),
  report: (token: string, id: string, report: ReportWords): ApiResponse<object> =>
    post(`${requestPath(id)}/report`, report, token),
  remove: (token: string, id: string): ApiResponse<FriendsView> => remove(`/friends/${encodeURIComponent(id)}`, token),
  configure: (token: string, changes: Partial<FriendSettings>): ApiResponse<FriendsView> =>
    request({ method: "PATCH", path: `${apiRoot}/friends/settings`, body: changes, token }),
};

const requestPath = (id: string): string => `/friends/requests/${encodeURIComponent(id)}`;

/** Invitations between players (`shared/net/friends.ts`); `token` is the token of the player. */
export const invitationsApi = {
  list: (token: string): ApiResponse<readonly PersonInvitation[]> => get("/invitations?parties=1", token),
  /** @param party ticket of the player's party; null: to their table. */
  send: (token: string, target: PersonTarget, party: string | null): ApiResponse<object> =>
    post(`/invitations${party === null ? "" : `?party=${encodeURIComponent(party)}`}`, target, token),
  decline: (token: string, id: string): ApiResponse<readonly PersonInvitation[]> =>
    remove(`/invitations/${encodeURIComponent(id)}?parties=1`, token),
  report: (token: string, id: string, report: ReportWords): ApiResponse<object> =>
    post(`/invitations/${encodeURIComponent(id)}/report`, report, token),
};
