import type { Seat } from "../../../../../shared/core/game.ts";
import type { WinStage } from "../../../../table/scene/stages.ts";
import { ranksOf } from "../../ranks.ts";
import { whyWon } from "../../text/event-text.ts";
import { namesOf } from "../../text/labels.ts";
import type { UiContext } from "../../ui-context.ts";

/** The game is over: shows the winner, the end of the last round, and all tokens. */
export function over(context: UiContext): WinStage {
  const { labels, view, table } = context;
  const [first = 0] = view.winners;
  const mine = view.winners.find(labels.isMe);
  const side = view.winners.length > 1 ? "many" : mine === undefined ? "other" : "you";
  return {
    kind: "win",
    winner: labels.who(mine ?? first),
    shout: labels.caps(`love-letter.win.${side}`, { names: namesOf(labels, view.winners) }),
    line: view.last === null ? "" : whyWon(view.last, labels),
    standings: ranksOf(view).map(({ seat, rank }) => ({
      ...labels.who(seat),
      rank,
      line: earned(context, seat),
      ready: table.chairs[seat]?.ready ?? false,
      mine: labels.isMe(seat),
    })),
    facts: [],
    buttons: [],
  };
}

/** Tokens, and the card shown at the end. */
function earned({ view, labels }: UiContext, seat: Seat): string {
  const tokens = labels.t("love-letter.result.tokens", { count: view.seats[seat]?.tokens ?? 0 });
  const shown = view.last?.hands.find((hand) => hand.seat === seat);
  return shown === undefined ? tokens : labels.t("love-letter.win.hand", { tokens, card: labels.title(shown.card) });
}
