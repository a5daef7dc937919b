import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { FeatTexts } from "../../game-model/client-game.ts";
import { useGames } from "../../game-model/games-context.ts";
import { t } from "./texts.ts";

interface Words {
  deathOf(by: string): { readonly title: string; readonly badge: string };
  momentOf(kind: string): string;
}

/** Returns the games' texts for causes of elimination and highlights; null until they are loaded. */
export function useFeatTexts(): Words | null {
  const games = useGames();
  const known = useSignal<readonly FeatTexts[] | null>(null);
  useEffect(() => {
    void Promise.all(games.all.map((game) => game.featTexts())).then((words) => {
      known.value = words;
    });
  }, [games]);
  return known.value && wordsOf(known.value);
}

/** A page older than the server may lack a text for a kind. */
const wordsOf = (known: readonly FeatTexts[]): Words => ({
  deathOf(by) {
    const death = known.map(({ deaths }) => deaths[by]).find((each) => each !== undefined);
    return { title: death?.title() ?? t("player.otherDeath"), badge: death?.badge ?? "badges/skull" };
  },
  momentOf: (kind) =>
    known.map(({ moments }) => moments[kind]).find((each) => each !== undefined)?.() ?? t("player.otherMoment"),
});
