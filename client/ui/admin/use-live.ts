import { useEffect, useMemo } from "preact/hooks";
import type { ApiFailure, Reply } from "../../net/request.ts";
import { Live } from "../../store/live.ts";

/** Every how many ms a page asks again. */
const everyMs = 5000;

/** What the server answers, again and again while the page is visible. @param about another value asks for something else. */
export function useLive<Value>(ask: () => Reply<Value>, about: string): Live<Value, ApiFailure> {
  const live = useMemo(() => new Live(ask, everyMs), [about]);
  useWatched(live);
  return live;
}

/** Keeps it up to date while the page is visible. */
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
