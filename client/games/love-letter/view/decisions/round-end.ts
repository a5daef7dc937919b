import type { Seat } from "../../../../../shared/core/game.ts";
import type { RoundResult } from "../../../../../shared/games/love-letter/state.ts";
import type { RowStage, WinStage } from "../../../../table/scene/stages.ts";
import { type DecisionScene, waitingPrompt } from "../../../prompts.ts";
import { ranksOf } from "../../ranks.ts";
import { whyWon } from "../../text/event-text.ts";
import { namesOf } from "../../text/labels.ts";
import type { UiContext } from "../../ui-state.ts";

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
    celebrates: mine !== undefined || !view.seats.some((_, seat) => labels.isMe(seat)),
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

/** A round is over: shows all revealed hands, the winners and the reason. */
export function recap(context: UiContext, result: RoundResult): DecisionScene {
  const { labels, view } = context;
  const { winners } = result;
  const side = winners.length > 1 ? "many" : winners.every(labels.isMe) ? "you" : "other";
  const prompt = waitingPrompt(context, view.turn, {
    title: labels.caps(`love-letter.round.${side}`, { round: result.round, names: namesOf(labels, winners) }),
    line: whyWon(result, labels),
  });
  return { prompt, stage: shownHands(context, result) };
}

/** If only one player was left, no hands were revealed. */
function shownHands({ labels }: UiContext, { winners, hands }: RoundResult): RowStage {
  const shown = hands.length > 0 ? hands : winners.map((seat) => ({ seat, card: null }));
  return {
    kind: "row",
    secret: null,
    cards: shown.map(({ seat, card }) => ({ card, who: labels.who(seat), crowned: winners.includes(seat) })),
  };
}
