import { useSignal } from "@preact/signals";
import { createContext } from "preact";
import { useContext, useEffect } from "preact/hooks";
import type { ClientGame } from "../game/client-game.ts";
import type { Games } from "../game/games.ts";

/** The games that the page can show. The root of the page provides them. */
export const GamesContext = createContext<Games | null>(null);

export function useGames(): Games {
  const games = useContext(GamesContext);
  if (games === null) throw new Error("The page is rendered without games.");
  return games;
}

/** What is loaded from a game, once its code has arrived; null until then, and without a game. */
export function useArrived<Part>(game: ClientGame | null, load: (game: ClientGame) => Promise<Part>): Part | null {
  const arrived = useSignal<{ readonly game: ClientGame; readonly part: Part } | null>(null);
  useEffect(() => {
    if (game === null) return;
    void load(game).then((part) => {
      arrived.value = { game, part };
    });
  }, [game]);
  return arrived.value?.game === game ? (arrived.value?.part ?? null) : null;
}
