import { drawersOf } from "../../../../../shared/games/kittens/next-living.ts";
import type { VisibleKeep } from "../../../../../shared/games/kittens/view.ts";
import type { PromptButton } from "../../../../table/scene/pieces.ts";
import { type DecisionScene, ownPrompt, waitingPrompt } from "../../../prompts.ts";
import { isViewersMove, type UiContext } from "../../ui-context.ts";
import { button } from "../buttons.ts";

/** A card is looked at in secret, from the bottom (Raising Heck) or the top (Dig Deeper): keep it or not (K39, K54). */
export function keep(context: UiContext, decision: VisibleKeep): DecisionScene {
  const { labels } = context;
  const { t } = labels;
  const { seat, card } = decision;
  const mine = isViewersMove(context);
  const texts = textsOf(decision);
  const name = labels.name(seat);
  const prompt = mine
    ? ownPrompt(context, {
        title: labels.caps(`${texts}.title`),
        line: t(card === "exploding-kitten" ? `${texts}.lineKitten` : `${texts}.line`),
        buttons: [putBack(context, decision), take(context, decision)],
      })
    : waitingPrompt(context, seat, {
        title: labels.caps(`${texts}.theirTitle`, { name }),
        line: t(`${texts}.theirLine`),
      });
  const secret = mine ? t("kittens.table.secret") : null;
  return { prompt, stage: { kind: "look", secret, card, by: labels.who(seat), line: t(`${texts}.stage`) } };
}

const textsOf = ({ from }: VisibleKeep) => (from === "bottom" ? "kittens.prompt.heck" : "kittens.prompt.dig");

function take({ labels }: UiContext, decision: VisibleKeep): PromptButton {
  const texts = textsOf(decision);
  const kitten = decision.card === "exploding-kitten";
  return button({
    id: "keep",
    kind: kitten ? "bomb" : "go",
    label: labels.caps(`${texts}.keep`),
    effect: labels.t(kitten ? `${texts}.keepEffectKitten` : `${texts}.keepEffect`),
    key: "1",
  });
}

function putBack(context: UiContext, decision: VisibleKeep): PromptButton {
  const { labels } = context;
  const effect = decision.from === "bottom" ? whoDrawsIt(context) : labels.t("kittens.prompt.dig.backEffect");
  return button({
    id: "return",
    kind: "paper",
    label: labels.caps(`${textsOf(decision)}.back`),
    effect,
    key: "2",
  });
}

/** Returns the player who would draw the top card after this turn. */
function whoDrawsIt({ view, labels }: UiContext): string {
  const [next = view.turn] = drawersOf(view, 1, 1);
  return labels.isMe(next)
    ? labels.t("kittens.prompt.heck.backEffectYou")
    : labels.t("kittens.prompt.heck.backEffect", { name: labels.name(next) });
}
