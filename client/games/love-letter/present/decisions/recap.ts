import type { RoundResult } from "../../../../../shared/games/love-letter/state.ts";
import type { RowStage } from "../../../../table/model/stages.ts";
import { type DecisionScene, waitsFor } from "../../../prompts.ts";
import { whyWon } from "../../sentences.ts";
import type { Situation } from "../../situation.ts";
import { namesOf } from "../../words.ts";

/** A round is over: shows all revealed hands, the winners and the reason. */
export function recap(situation: Situation, result: RoundResult): DecisionScene {
  const { words, view } = situation;
  const { winners } = result;
  const side = winners.length > 1 ? "many" : winners.every(words.isMe) ? "you" : "other";
  const prompt = waitsFor(situation, view.turn, {
    title: words.caps(`love-letter.round.${side}`, { round: result.round, names: namesOf(words, winners) }),
    line: whyWon(result, words),
  });
  return { prompt, stage: shownHands(situation, result) };
}

/** If only one player was left, no hands were revealed. */
function shownHands({ words }: Situation, { winners, hands }: RoundResult): RowStage {
  const shown = hands.length > 0 ? hands : winners.map((seat) => ({ seat, card: null }));
  return {
    kind: "row",
    secret: null,
    cards: shown.map(({ seat, card }) => ({ card, who: words.who(seat), crowned: winners.includes(seat) })),
  };
}
