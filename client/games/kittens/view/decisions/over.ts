import type { Seat } from "../../../../../shared/core/game.ts";
import type { WinStage } from "../../../../table/scene/stages.ts";
import type { UiContext } from "../../ui-context.ts";

/** The game is over: shows the winner and the order of elimination. */
export function over(context: UiContext, winner: Seat): WinStage {
  const { labels, view } = context;
  const ranking = [winner, ...view.out.toReversed()];
  return {
    kind: "win",
    winner: labels.who(winner),
    shout: labels.isMe(winner)
      ? labels.caps("kittens.win.you")
      : labels.caps("kittens.win.other", { name: labels.name(winner) }),
    line: lineFor(context, ranking),
    standings: ranking.map((seat, index) => standing(context, seat, index + 1)),
    facts: [],
    buttons: [],
  };
}

function lineFor(context: UiContext, ranking: readonly Seat[]): string {
  const { labels } = context;
  const rank = ranking.findIndex(labels.isMe) + 1;
  if (rank === 1) return labels.t("kittens.win.lineYou");
  return rank === 0 ? labels.t("kittens.win.lineWatched") : labels.t("kittens.win.line", { place: rank });
}

function standing({ labels, table, view }: UiContext, seat: Seat, rank: number) {
  return {
    ...labels.who(seat),
    rank,
    line: labels.t(`kittens.win.${rank === 1 ? "last" : view.seats[seat]?.life === "dead" ? "dead" : "boom"}`),
    ready: table.chairs[seat]?.ready ?? false,
    mine: labels.isMe(seat),
  };
}
