import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { GameResult } from "../../../shared/net/people.ts";
import { profilesApi } from "../../net/profiles-api.ts";
import { token } from "../../state/session.ts";

/** Returns the effects of a finished game. Null until the server responds, for spectators, and after an error. */
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
