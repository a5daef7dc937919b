import { loveLetter } from "../../../shared/games/love-letter/game.ts";
import { isViewOf } from "../../../shared/net/games.ts";
import type { ResultWords } from "../../game/client-game.ts";
import { ranksOf } from "./ranks.ts";
import { t } from "./texts.ts";

export const result: ResultWords = {
  ranks(game) {
    if (!isViewOf(loveLetter, game) || game.view.winners.length === 0) return [];
    const { seats } = game.view;
    return ranksOf(game.view).map(({ seat, rank }) => ({
      seat,
      rank,
      line: t("love-letter.result.tokens", { count: seats[seat]?.tokens ?? 0 }),
      mark: rank === 1 ? "fx/crown" : null,
      ash: false,
    }));
  },
  headline: (name, mine) => (mine ? t("love-letter.result.won") : t("love-letter.result.lost", { name })),
};
