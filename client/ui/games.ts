import { useSignal } from "@preact/signals";
import { createContext } from "preact";
import { useContext, useEffect } from "preact/hooks";
import type { Games } from "../game/games.ts";

/** The games that the page can show. The root of the page provides them. */
export const GamesContext = createContext<Games | null>(null);

export function useGames(): Games {
  const games = useContext(GamesContext);
  if (games === null) throw new Error("The page is rendered without games.");
  return games;
}

/** What `load` takes from the games, once its code has arrived; null until then. */
export function useArrived<Loaded>(load: (games: Games) => Promise<Loaded>): Loaded | null {
  const games = useGames();
  const arrived = useSignal<{ readonly loaded: Loaded } | null>(null);
  useEffect(() => {
    void load(games).then((loaded) => {
      arrived.value = { loaded };
    });
  }, [games]);
  return arrived.value?.loaded ?? null;
}
