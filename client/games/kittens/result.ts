import type { Seat } from "../../../shared/core/game.ts";
import { kittens } from "../../../shared/games/kittens/game.ts";
import { areEventsOf, isViewOf } from "../../../shared/net/games.ts";
import type { ResultTexts } from "../../game-model/client-game.ts";
import type { MoveListEntry } from "../../game-model/move-list.ts";
import { computeAwards } from "./awards.ts";
import { t } from "./text/i18n.ts";

export const result: ResultTexts = {
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
  awards: (game, story) =>
    isViewOf(kittens, game) && areEventsOf(kittens, story) ? computeAwards(story.events, game.view) : [],
  decisive: { title: () => t("kittens.result.fatal"), stepOf: fatalStep },
};

/**
 * Returns the draw or the duel that eliminated the viewer. For winners and spectators, returns the last one of the
 * game.
 */
function fatalStep(entries: readonly MoveListEntry[], seat: Seat | null): number | null {
  const hasWon = entries.some(({ mark }) => mark?.kind === "won" && mark.seat === seat);
  const isOut = ({ mark }: MoveListEntry, whose: Seat | null) =>
    mark?.kind === "out" && (whose === null || mark.seat === whose);
  const own = hasWon ? -1 : entries.findLastIndex((entry) => isOut(entry, seat));
  const last = own >= 0 ? own : entries.findLastIndex((entry) => isOut(entry, null));
  const turn = entries.slice(0, last + 1).findLastIndex(({ kind }) => kind === "turn");
  const draw = entries
    .slice(turn + 1, last + 1)
    .findLast(({ mark }) => mark?.kind === "card" && mark.card === "exploding-kitten");
  return (draw ?? entries[last])?.step ?? null;
}
