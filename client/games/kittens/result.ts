import { kittens } from "../../../shared/games/kittens/game.ts";
import { isViewOf } from "../../../shared/net/games.ts";
import type { ResultWords } from "../../game/client-game.ts";
import { t } from "./texts.ts";

export const result: ResultWords = {
  ranks(game) {
    if (!isViewOf(kittens, game) || game.view.winner === null) return [];
    const { winner, out, seats } = game.view;
    const losers = out.toReversed().map((seat, index) => {
      const dead = seats[seat]?.life === "dead";
      const mark = dead ? "avatars/zombie" : "fx/kaboom-burst";
      return { seat, rank: index + 2, line: t(dead ? "kittens.result.dead" : "kittens.result.out"), mark, ash: true };
    });
    return [{ seat: winner, rank: 1, line: t("kittens.result.survived"), mark: "fx/crown", ash: false }, ...losers];
  },
  headline: (name, mine) => (mine ? t("kittens.result.won") : t("kittens.result.lost", { name })),
};
