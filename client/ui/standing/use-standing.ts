import { useEffect } from "preact/hooks";
import { session } from "../../store/session.ts";
import { askStanding } from "../../store/standing.ts";

/** Requests the player's sanctions: at the start, on each screen, and when the page becomes visible again. */
export function useStanding(screen: string): void {
  const me = session.value?.player.id;
  useEffect(() => {
    if (me === undefined) return undefined;
    const ask = () => {
      if (!document.hidden) void askStanding();
    };
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => document.removeEventListener("visibilitychange", ask);
  }, [me, screen]);
}
