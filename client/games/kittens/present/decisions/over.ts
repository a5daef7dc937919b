import type { Seat } from "../../../../../shared/core/game.ts";
import type { WinStage } from "../../../../table/model/stages.ts";
import type { Situation } from "../../situation.ts";

/** The game is over: shows the winner and the order of elimination. */
export function over(situation: Situation, winner: Seat): WinStage {
  const { words, view } = situation;
  const ranking = [winner, ...view.out.toReversed()];
  return {
    kind: "win",
    winner: words.who(winner),
    shout: words.isMe(winner)
      ? words.caps("kittens.win.you")
      : words.caps("kittens.win.other", { name: words.name(winner) }),
    line: lineFor(situation, ranking),
    standings: ranking.map((seat, index) => standing(situation, seat, index + 1)),
    facts: [],
    buttons: [],
  };
}

function lineFor(situation: Situation, ranking: readonly Seat[]): string {
  const { words } = situation;
  const rank = ranking.findIndex(words.isMe) + 1;
  if (rank === 1) return words.t("kittens.win.lineYou");
  return rank === 0 ? words.t("kittens.win.lineWatched") : words.t("kittens.win.line", { place: rank });
}

function standing({ words, table, view }: Situation, seat: Seat, rank: number) {
  return {
    ...words.who(seat),
    rank,
    line: words.t(`kittens.win.${rank === 1 ? "last" : view.seats[seat]?.life === "dead" ? "dead" : "boom"}`),
    ready: table.chairs[seat]?.ready ?? false,
    mine: words.isMe(seat),
  };
}
