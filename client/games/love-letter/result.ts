import { loveLetter } from "../../../shared/games/love-letter/game.ts";
import { areEventsOf, isViewOf } from "../../../shared/net/games.ts";
import type { ResultTexts } from "../../game-model/client-game.ts";
import type { MoveListEntry } from "../../game-model/move-list.ts";
import { computeAwards } from "./awards.ts";
import { ranksOf } from "./ranks.ts";
import { t } from "./text/i18n.ts";

export const result: ResultTexts = {
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
  awards: (game, story) =>
    isViewOf(loveLetter, game) && areEventsOf(loveLetter, story)
      ? computeAwards(story.events, game.view.seats.length)
      : [],
  decisive: { title: () => t("love-letter.result.lastRound"), stepOf: lastRound },
};

/** Returns the beginning of the last round: the entry after the end of the previous round. */
function lastRound(entries: readonly MoveListEntry[]): number | null {
  const [, before] = [...entries.keys()].filter((index) => entries[index]?.mark?.kind === "won").toReversed();
  return entries[before === undefined ? 0 : before + 1]?.step ?? null;
}
