import { useEffect } from "preact/hooks";
import { loadSanctions } from "../../state/sanctions.ts";
import { session } from "../../state/session.ts";

/** Requests the player's sanctions: at the start, on each screen, and when the page becomes visible again. */
export function useSanctions(screen: string): void {
  const me = session.value?.player.id;
  useEffect(() => {
    if (me === undefined) return undefined;
    const ask = () => {
      if (!document.hidden) void loadSanctions();
    };
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => document.removeEventListener("visibilitychange", ask);
  }, [me, screen]);
}
