import type { ResultWords } from "../../game/client-game.ts";
import { placesOf } from "./places.ts";
import { t } from "./texts.ts";

export const result: ResultWords = {
  ranks(game) {
    if (game.id !== "love-letter" || game.view.winners.length === 0) return [];
    const { seats } = game.view;
    return placesOf(game.view).map(({ seat, place }) => ({
      seat,
      rank: place,
      line: t("love-letter.result.tokens", { count: seats[seat]?.tokens ?? 0 }),
      mark: place === 1 ? "fx/crown" : null,
      ash: false,
    }));
  },
  headline: (name, mine) => (mine ? t("love-letter.result.won") : t("love-letter.result.lost", { name })),
};
