import { kittens } from "../../shared/games/kittens/game.ts";
import { loveLetter } from "../../shared/games/love-letter/game.ts";
import { isViewOf } from "../../shared/net/games.ts";
import type { RanksIn } from "../game/games.ts";
import { t } from "../i18n.ts";
import { ranksOf as letterRanks } from "./love-letter/ranks.ts";

export const ranksIn: RanksIn = (game) => {
  if (!game) return [];
  if (isViewOf(kittens, game)) {
    const { winner, out, seats } = game.view;
    const order = winner === null ? [] : [winner, ...out.toReversed()];
    return order.map((seat, index) => {
      const dead = seats[seat]?.life === "dead";
      const line = t(index === 0 ? "result.survived" : dead ? "result.dead" : "result.out");
      return { seat, rank: index + 1, line, dead };
    });
  }
  if (isViewOf(loveLetter, game)) {
    const { winners, seats } = game.view;
    const ranks = winners.length === 0 ? [] : letterRanks(game.view);
    return ranks.map(({ seat, rank }) => ({
      seat,
      rank,
      line: t("result.tokens", { count: seats[seat]?.tokens ?? 0 }),
      dead: false,
    }));
  }
  throw new Error(`nobody has a rank in ${game.id}`);
};
