import type { TakeDecision } from "../../../../../shared/games/kittens/state.ts";
import { type CardId, cardIds } from "../../../../../shared/games/kittens/titles.ts";
import type { Prompt } from "../../../../table/scene/pieces.ts";
import { type DecisionScene, emptyStage, ownPrompt, waitingPrompt } from "../../../prompts.ts";
import { isViewersMove, type UiContext } from "../../ui-context.ts";
import { button } from "../buttons.ts";
import { grid } from "../grid.ts";

/** Five different cards succeeded: the player takes a discarded card. */
export function take(context: UiContext, { seat }: TakeDecision): DecisionScene {
  const { labels } = context;
  if (isViewersMove(context))
    return {
      prompt: mine(context),
      stage: grid(context, labels.t("kittens.prompt.take.stage"), takeable(context)),
    };
  const title = labels.caps("kittens.prompt.take.theirTitle", { name: labels.name(seat) });
  return {
    prompt: waitingPrompt(context, seat, { title, line: labels.t("kittens.prompt.take.theirLine") }),
    stage: emptyStage,
  };
}

function mine(context: UiContext): Prompt {
  const { labels, selection } = context;
  const title = labels.caps("kittens.prompt.take.title");
  if (selection.title === null) return ownPrompt(context, { title, line: labels.t("kittens.prompt.take.line") });
  const card = labels.title(selection.title);
  const line = labels.t("kittens.prompt.take.lineChosen", { card });
  const label = labels.caps("kittens.prompt.take.button");
  return ownPrompt(context, {
    title,
    line,
    buttons: [button({ id: "take", kind: "go", label, effect: card, key: "Enter" })],
  });
}

function takeable({ legal }: UiContext): readonly CardId[] {
  const titles = legal.flatMap((command) => (command.type === "take" ? command.card : []));
  return cardIds.filter((id) => titles.includes(id));
}
