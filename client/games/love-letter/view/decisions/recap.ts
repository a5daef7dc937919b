import type { RoundResult } from "../../../../../shared/games/love-letter/state.ts";
import type { RowStage } from "../../../../table/scene/stages.ts";
import { type DecisionScene, waitingPrompt } from "../../../prompts.ts";
import { whyWon } from "../../text/event-text.ts";
import { namesOf } from "../../text/labels.ts";
import type { UiContext } from "../../ui-context.ts";

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
