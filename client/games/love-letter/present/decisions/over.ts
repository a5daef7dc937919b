import type { Seat } from "../../../../../shared/core/game.ts";
import type { WinStage } from "../../../../table/model/stages.ts";
import { ranksOf } from "../../ranks.ts";
import { whyWon } from "../../sentences.ts";
import type { Situation } from "../../situation.ts";
import { namesOf } from "../../words.ts";

/** The game is over: shows the winner, the end of the last round, and all tokens. */
export function over(situation: Situation): WinStage {
  const { words, view, table } = situation;
  const [first = 0] = view.winners;
  const mine = view.winners.find(words.isMe);
  const side = view.winners.length > 1 ? "many" : mine === undefined ? "other" : "you";
  return {
    kind: "win",
    winner: words.who(mine ?? first),
    shout: words.caps(`love-letter.win.${side}`, { names: namesOf(words, view.winners) }),
    line: view.last === null ? "" : whyWon(view.last, words),
    standings: ranksOf(view).map(({ seat, rank }) => ({
      ...words.who(seat),
      rank,
      line: earned(situation, seat),
      ready: table.chairs[seat]?.ready ?? false,
      mine: words.isMe(seat),
    })),
    facts: [],
    buttons: [],
  };
}

/** Tokens, and the card shown at the end. */
function earned({ view, words }: Situation, seat: Seat): string {
  const tokens = words.t("love-letter.result.tokens", { count: view.seats[seat]?.tokens ?? 0 });
  const shown = view.last?.hands.find((hand) => hand.seat === seat);
  return shown === undefined ? tokens : words.t("love-letter.win.hand", { tokens, card: words.title(shown.card) });
}
