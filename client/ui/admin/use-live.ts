import { useEffect, useMemo } from "preact/hooks";
import type { ApiFailure, Reply } from "../../net/request.ts";
import { Live } from "../../store/live.ts";

/** Polling interval of a page, in ms. */
const everyMs = 5000;

/** Polls the server while the page is visible. @param about a new value starts a new resource. */
export function useLive<Value>(ask: () => Reply<Value>, about: string): Live<Value, ApiFailure> {
  const live = useMemo(() => new Live(ask, everyMs), [about]);
  useWatched(live);
  return live;
}

/** Polls a resource while the page is visible. */
export function useWatched<Value, Failure>(live: Live<Value, Failure>): void {
  useEffect(() => {
    let stop: (() => void) | null = null;
    const follow = () => {
      stop?.();
      stop = document.hidden ? null : live.watch();
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      stop?.();
    };
  }, [live]);
}
