import type { RoundResult } from "../../../../../shared/games/love-letter/state.ts";
import type { RowStage } from "../../../../table/model.ts";
import { asked, type MomentScene, waitsFor } from "../../../prompts.ts";
import { whyWon } from "../../sentences.ts";
import { isMine, type Situation } from "../../situation.ts";
import { namesOf } from "../../words.ts";
import { button } from "../buttons.ts";

/** A round is over: all hands that were shown, who won it and why; the next one has been dealt already. */
export function recap(situation: Situation, result: RoundResult): MomentScene {
  const { words, view } = situation;
  const round = view.round;
  const line = words.isMe(view.turn)
    ? words.t("love-letter.prompt.recap.lineYou", { round })
    : words.t("love-letter.prompt.recap.line", { round, name: words.name(view.turn) });
  const parts = {
    title: words.caps("love-letter.prompt.recap.title", { round: result.round }),
    line,
    buttons: [
      button({
        id: "go-on",
        kind: "go",
        label: words.caps("love-letter.prompt.recap.button", { round }),
        key: "Enter",
      }),
    ],
  };
  const prompt = isMine(situation) ? asked(situation, parts) : waitsFor(situation, view.turn, parts);
  return { prompt, stage: shownHands(situation, result) };
}

function shownHands({ words }: Situation, result: RoundResult): RowStage {
  const { winners, hands, round } = result;
  const shown = hands.length > 0 ? hands : winners.map((seat) => ({ seat, card: null }));
  const side = winners.length > 1 ? "many" : winners.every(words.isMe) ? "you" : "other";
  return {
    kind: "row",
    secret: null,
    title: words.t(`love-letter.round.${side}`, { round, names: namesOf(words, winners) }),
    line: whyWon(result, words),
    cards: shown.map(({ seat, card }) => ({ card, who: words.who(seat), crowned: winners.includes(seat) })),
  };
}
