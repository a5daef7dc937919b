import { possibleHands, unseen } from "../../../../../shared/games/love-letter/knowledge.ts";
import { cardValue } from "../../../../../shared/games/love-letter/titles.ts";
import type { ValuesStage } from "../../../../table/scene/stages.ts";
import { type DecisionScene, ownPrompt } from "../../../prompts.ts";
import type { PlannedMove } from "../../selection/planned-move.ts";
import type { UiContext } from "../../ui-context.ts";
import { cancel } from "../buttons.ts";

type GuessPlan = Extract<PlannedMove, { readonly kind: "guess" }>;

/** A Crystal Bowl: the viewer chooses a target and a value. The second of the two presses plays it. */
export function guess(context: UiContext, plan: GuessPlan): DecisionScene {
  const prompt = ownPrompt(context, { ...labels(context, plan), buttons: [cancel(context)] });
  return { prompt, stage: keys(context, plan) };
}

function labels({ labels: { t, caps, title, name: nameOf } }: UiContext, { target, guess: guessed }: GuessPlan) {
  if (target === null) {
    const who = caps("love-letter.prompt.guess.who");
    const whom = guessed && caps("love-letter.prompt.guess.whoChosen", { card: title(guessed) });
    return { title: whom ?? who, line: t("love-letter.prompt.guess.whoLine") };
  }
  const name = nameOf(target);
  return {
    title: caps("love-letter.prompt.guess.title", { name }),
    line: t("love-letter.prompt.guess.line", { name }),
    narrowLine: t("love-letter.prompt.guess.short", { name }),
  };
}

/** The highest value first. A value that is impossible by the viewer's knowledge is marked as seen. */
function keys({ view, labels: { t, title } }: UiContext, { guesses, guess: guessed, target }: GuessPlan): ValuesStage {
  const left = unseen(view);
  const possible = target === null ? null : possibleHands(view, target);
  return {
    kind: "values",
    values: guesses.toReversed().map((card) => {
      const count = possible?.includes(card) === false ? 0 : left[card];
      return {
        key: card,
        card,
        name: t(`love-letter.cards.${card}.name`),
        hidden: count,
        chosen: guessed === card,
        spoken: t("love-letter.spoken.value", { value: cardValue(card), card: title(card), count }),
      };
    }),
  };
}
