import type { EditionInfo } from "../../../shared/core/game.ts";
import type { TableSettings } from "../../../shared/net/protocol.ts";
import type { DeckKit } from "../../game-model/client-game.ts";
import { useDeckKit, useGames } from "../../game-model/games.ts";

type Choice = Pick<TableSettings, "edition" | "deck">;

/** Returns the code that shows the decks of an edition; null until it has arrived, and for an edition without them. */
export function useKitOf(edition: string): DeckKit | null {
  const games = useGames();
  return useDeckKit(games.ownDecks.find(({ info }) => info.id === edition) ?? null);
}

/** Returns the facts of a table's edition. Those of a host's deck are known once the code of decks has arrived. */
export function useEditionInfo({ edition, deck }: Choice): EditionInfo {
  const kit = useKitOf(edition);
  return (deck && kit?.infoWith(deck)) ?? useGames().info(edition);
}
