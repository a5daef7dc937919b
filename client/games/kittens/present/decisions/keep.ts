import { drawersOf } from "../../../../../shared/games/kittens/next-living.ts";
import type { VisibleKeep } from "../../../../../shared/games/kittens/view.ts";
import type { PromptButton } from "../../../../table/model/pieces.ts";
import { asked, type DecisionScene, waitsFor } from "../../../prompts.ts";
import { isMine, type Situation } from "../../situation.ts";
import { button } from "../buttons.ts";

/** A card is looked at in secret, from the bottom (Raising Heck) or the top (Dig Deeper): keep it or not (K39, K54). */
export function keep(situation: Situation, decision: VisibleKeep): DecisionScene {
  const { words } = situation;
  const { t } = words;
  const { seat, card } = decision;
  const mine = isMine(situation);
  const texts = textsOf(decision);
  const name = words.name(seat);
  const prompt = mine
    ? asked(situation, {
        title: words.caps(`${texts}.title`),
        line: t(card === "exploding-kitten" ? `${texts}.lineKitten` : `${texts}.line`),
        buttons: [putBack(situation, decision), take(situation, decision)],
      })
    : waitsFor(situation, seat, { title: words.caps(`${texts}.theirTitle`, { name }), line: t(`${texts}.theirLine`) });
  const secret = mine ? t("kittens.table.secret") : null;
  return { prompt, stage: { kind: "look", secret, card, by: words.who(seat), line: t(`${texts}.stage`) } };
}

const textsOf = ({ from }: VisibleKeep) => (from === "bottom" ? "kittens.prompt.heck" : "kittens.prompt.dig");

function take({ words }: Situation, decision: VisibleKeep): PromptButton {
  const texts = textsOf(decision);
  const kitten = decision.card === "exploding-kitten";
  return button({
    id: "keep",
    kind: kitten ? "bomb" : "go",
    label: words.caps(`${texts}.keep`),
    effect: words.t(kitten ? `${texts}.keepEffectKitten` : `${texts}.keepEffect`),
    key: "1",
  });
}

function putBack(situation: Situation, decision: VisibleKeep): PromptButton {
  const { words } = situation;
  const effect = decision.from === "bottom" ? whoDrawsIt(situation) : words.t("kittens.prompt.dig.backEffect");
  return button({
    id: "return",
    kind: "paper",
    label: words.caps(`${textsOf(decision)}.back`),
    effect,
    key: "2",
  });
}

/** Returns the player who would draw the top card after this turn. */
function whoDrawsIt({ view, words }: Situation): string {
  const [next = view.turn] = drawersOf(view, 1, 1);
  return words.isMe(next)
    ? words.t("kittens.prompt.heck.backEffectYou")
    : words.t("kittens.prompt.heck.backEffect", { name: words.name(next) });
}
