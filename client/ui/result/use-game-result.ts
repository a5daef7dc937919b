import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { GameResult } from "../../../shared/net/people.ts";
import { profilesApi } from "../../net/profiles-api.ts";
import { token } from "../../store/session.ts";

/** What a finished game changed; null until the server has said so, for spectators, and if it does not say. */
export function useGameResult(finishedId: string | null): GameResult | null {
  const result = useSignal<GameResult | null>(null);
  useEffect(() => {
    if (finishedId === null) return;
    void profilesApi.result(token(), finishedId).then((answer) => {
      if (answer.ok) result.value = answer.value;
    });
  }, [finishedId]);
  return result.value?.id === finishedId ? result.value : null;
}
