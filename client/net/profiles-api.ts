import type { GameResult, GamesPage, Leaderboard, PlayerProfile, Pool } from "../../shared/net/people.ts";
import { get } from "./api.ts";
import type { Reply } from "./request.ts";

/** Which finished games to list; all of them without any. */
export interface GamesSearch {
  readonly edition?: string;
  readonly players?: number;
  /** The name of somebody else who played. */
  readonly with?: string;
  readonly won?: boolean;
}

/** Profiles, finished games and leaderboards (`shared/net/people.ts`); `token` is the asking player's. */
export const profilesApi = {
  profile: (token: string, name: string): Reply<PlayerProfile> => get(`/profiles/${encodeURIComponent(name)}`, token),
  /** @param of whose games; null: one's own. @param before where the last page ended. */
  games: (token: string, of: string | null, search: GamesSearch, before: string | null): Reply<GamesPage> =>
    get(`${of === null ? "" : `/profiles/${encodeURIComponent(of)}`}/games${queryOf(search, before)}`, token),
  result: (token: string, id: string): Reply<GameResult> => get(`/results/${encodeURIComponent(id)}`, token),
  leaderboard: (token: string, pool: Pool, span: Leaderboard["span"]): Reply<Leaderboard> =>
    get(`/leaderboards/${pool}?span=${span}`, token),
};

/** The search as the end of an address, with its "?"; empty if everything is wanted. */
export function queryOf(search: GamesSearch, before: string | null): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...search, before: before ?? "" }))
    if (value !== undefined && value !== "") query.set(name, String(value));
  return query.size === 0 ? "" : `?${query}`;
}
