import { useSignal } from "@preact/signals";
import { createContext } from "preact";
import { useContext, useEffect } from "preact/hooks";
import type { GameRegistry } from "../../shared/net/games.ts";
import type { ClientGame } from "./client-game.ts";
import type { Games } from "./games.ts";

/** Games of the page, provided by its root. */
export const GamesContext = createContext<Games | null>(null);

export function useGames(): Games {
  const games = useContext(GamesContext);
  if (games === null) throw new Error("The page is rendered without games.");
  return games;
}

/** Returns a lazily loaded part of a game; null until its code has arrived, and without a game. */
export const useLazyPart = <Part>(game: ClientGame | null, load: (game: ClientGame) => Promise<Part>): Part | null =>
  useLoaded(game, load);

/** Returns the definitions of all games; null until their code has arrived. */
export const useEngines = (): GameRegistry | null => useLoaded(useGames(), (games) => games.engines());

function useLoaded<Source, Part>(source: Source | null, load: (source: Source) => Promise<Part>): Part | null {
  const arrived = useSignal<{ readonly source: Source; readonly part: Part } | null>(null);
  useEffect(() => {
    if (source === null) return;
    void load(source).then((part) => {
      arrived.value = { source, part };
    });
  }, [source]);
  return arrived.value?.source === source ? (arrived.value?.part ?? null) : null;
}
