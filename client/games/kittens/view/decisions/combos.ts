import type { PickDecision, TakeDecision } from "../../../../../shared/games/kittens/state.ts";
import { type CardId, cardIds } from "../../../../../shared/games/kittens/titles.ts";
import type { Prompt, PromptButton } from "../../../../table/scene/pieces.ts";
import type { StealStage } from "../../../../table/scene/stages.ts";
import { type DecisionScene, emptyStage, ownPrompt, waitingPrompt } from "../../../prompts.ts";
import { isViewersMove, type UiContext } from "../../ui-state.ts";
import { button, grid } from "../controls.ts";

/** A pair succeeded: the thief picks a back from the other hand. */
export function pick(context: UiContext, decision: PickDecision): DecisionScene {
  const prompt = isViewersMove(context) ? mine(context, decision) : theirs(context, decision);
  return { prompt, stage: fan(context, decision) };
}

function mine(context: UiContext, { from }: PickDecision): Prompt {
  const { labels, view } = context;
  const { t } = labels;
  const seen = view.godcat === from;
  return ownPrompt(context, {
    title: labels.caps("kittens-prompt.pick.title", { name: labels.name(from) }),
    line: t(`kittens-prompt.pick.${seen ? "lineGodcat" : "line"}`),
    narrowLine: t(`kittens-prompt.pick.${seen ? "shortGodcat" : "short"}`),
    buttons: seen ? [pickGodcat(context), pickBack(context)] : [pickBack(context)],
  });
}

const pickBack = ({ labels }: UiContext): PromptButton =>
  button({
    id: "pick",
    kind: "go",
    label: labels.caps("kittens-prompt.pick.button"),
    effect: labels.t("kittens-prompt.pick.effect"),
    key: "Enter",
  });

const pickGodcat = ({ labels }: UiContext): PromptButton =>
  button({
    id: "pick-godcat",
    kind: "paper",
    label: labels.caps("kittens-prompt.pick.buttonGodcat"),
    effect: labels.t("kittens-prompt.pick.effectGodcat"),
    key: "g",
  });

function theirs(context: UiContext, { seat, from }: PickDecision): Prompt {
  const { labels } = context;
  const names = { thief: labels.name(seat), name: labels.name(from) };
  const title = labels.isMe(from) ? "kittens-prompt.pick.theirTitleYou" : "kittens-prompt.pick.theirTitle";
  return waitingPrompt(context, seat, {
    title: labels.caps(title, names),
    line: labels.t("kittens-prompt.pick.theirLine"),
  });
}

function fan(context: UiContext, { from }: PickDecision): StealStage {
  const { view, labels, selection } = context;
  const mine = isViewersMove(context);
  const seen = view.godcat === from;
  return {
    kind: "steal",
    count: view.seats[from]?.cards ?? 0,
    tag: seen ? labels.title("godcat") : null,
    chosen: mine ? selection.back : null,
    mine,
    spoken: labels.t(seen ? "kittens.spoken.stealGodcat" : "kittens.spoken.steal", { name: labels.name(from) }),
  };
}

/** Five different cards succeeded: the player takes a discarded card. */
export function take(context: UiContext, { seat }: TakeDecision): DecisionScene {
  const { labels } = context;
  if (isViewersMove(context))
    return {
      prompt: takePrompt(context),
      stage: grid(context, labels.t("kittens-prompt.take.stage"), takeable(context)),
    };
  const title = labels.caps("kittens-prompt.take.theirTitle", { name: labels.name(seat) });
  return {
    prompt: waitingPrompt(context, seat, { title, line: labels.t("kittens-prompt.take.theirLine") }),
    stage: emptyStage,
  };
}

function takePrompt(context: UiContext): Prompt {
  const { labels, selection } = context;
  const title = labels.caps("kittens-prompt.take.title");
  if (selection.title === null) return ownPrompt(context, { title, line: labels.t("kittens-prompt.take.line") });
  const card = labels.title(selection.title);
  const line = labels.t("kittens-prompt.take.lineChosen", { card });
  const label = labels.caps("kittens-prompt.take.button");
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
