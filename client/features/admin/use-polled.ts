import { useEffect, useMemo } from "preact/hooks";
import type { ApiFailure, ApiResponse } from "../../net/request.ts";
import { PolledResource } from "../../state/polled-resource.ts";

/** Polling interval of a page, in ms. */
const everyMs = 5000;

/** Polls the server while the page is visible. @param about a new value starts a new resource. */
export function usePolled<Value>(ask: () => ApiResponse<Value>, about: string): PolledResource<Value, ApiFailure> {
  const live = useMemo(() => new PolledResource(ask, everyMs), [about]);
  usePollWhileVisible(live);
  return live;
}

/** Polls a resource while the page is visible. */
export function usePollWhileVisible<Value, Failure>(live: PolledResource<Value, Failure>): void {
  useEffect(() => {
    let stop: (() => void) | null = null;
    const follow = () => {
      stop?.();
      stop = document.hidden ? null : live.startPolling();
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      stop?.();
    };
  }, [live]);
}
