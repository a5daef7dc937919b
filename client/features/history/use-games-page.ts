import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { GamesPage } from "../../../shared/net/people.ts";
import { type GamesSearch, profilesApi } from "../../net/profiles-api.ts";
import type { ApiFailure } from "../../net/request.ts";
import { session, token } from "../../state/session.ts";

interface Listed {
  /** All loaded pages as one; null until the first page has arrived. Older results stay until then. */
  readonly found: GamesPage | null;
  readonly failure: ApiFailure | null;
  /** Loads the next page; null if there is none. */
  readonly more: (() => Promise<void>) | null;
}

/** @param of name of the player; null: the player's own games. @param search a new object starts a new request. */
export function useGamesPage(of: string | null, search: GamesSearch): Listed {
  const found = useSignal<GamesPage | null>(null);
  const failure = useSignal<ApiFailure | null>(null);
  const wanted = useRef(search);
  wanted.current = search;
  const me = session.value?.player.id;
  async function ask(before: string | null): Promise<void> {
    const answer = await profilesApi.games(token(), of, search, before);
    // Another search has started in between.
    if (wanted.current !== search) return;
    failure.value = answer.ok ? null : answer.error;
    if (answer.ok) found.value = before === null ? answer.value : joined(found.value, answer.value);
  }
  useEffect(() => {
    if (me !== undefined) void ask(null);
  }, [me, of, search]);
  const before = found.value?.before ?? null;
  return { found: found.value, failure: failure.value, more: before === null ? null : () => ask(before) };
}

const joined = (before: GamesPage | null, next: GamesPage): GamesPage => ({
  ...next,
  games: [...(before?.games ?? []), ...next.games],
});
