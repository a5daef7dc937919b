import type { Gift } from "../../../../../shared/games/kittens/state.ts";
import type { CardId } from "../../../../../shared/games/kittens/titles.ts";
import { stillChoosing, type VisibleGive } from "../../../../../shared/games/kittens/view.ts";
import type { Prompt, PromptButton, Who } from "../../../../table/scene/pieces.ts";
import type { Stage, Waiting } from "../../../../table/scene/stages.ts";
import { type DecisionScene, emptyStage, ownPrompt, waitingPrompt } from "../../../prompts.ts";
import { selectedCards } from "../../selection/planned-move.ts";
import { isViewersMove, type UiContext } from "../../ui-context.ts";
import { button } from "../buttons.ts";
import { type GiveTexts, textsOf } from "./give-texts.ts";

/** All givers choose a card, simultaneously and in secret (K26, K52, K53). */
export function give(context: UiContext, decision: VisibleGive): DecisionScene {
  const texts = textsOf(context, decision);
  return isViewersMove(context) ? mine(context, decision, texts) : theirs(context, decision, texts);
}

function mine(context: UiContext, decision: VisibleGive, texts: GiveTexts): DecisionScene {
  const { labels } = context;
  const [card = null] = selectedCards(context, context.selection);
  const line = texts.line(card);
  const prompt = ownPrompt(context, {
    title: texts.title,
    narrowTitle: texts.narrowTitle,
    line,
    buttons: card === null ? [] : [handOver(context, card)],
  });
  const { from, to } = texts.own;
  const stageLine = card === null ? texts.slot : line;
  const waiting = texts.together ? waitingFor(context, decision) : null;
  return {
    prompt,
    stage: { kind: "give", from: labels.who(from), to: receiver(context, to), card, line: stageLine, waiting },
  };
}

const handOver = ({ labels }: UiContext, card: CardId): PromptButton =>
  button({
    id: "give",
    kind: "go",
    label: labels.caps("kittens.prompt.give.button"),
    effect: labels.title(card),
    key: "Enter",
  });

const receiver = ({ labels }: UiContext, to: Gift["to"]): Who | "pile" => (to === "pile" ? to : labels.who(to));

/** Returns the other players who have not chosen yet. Their choices stay secret. */
function waitingFor({ labels }: UiContext, decision: VisibleGive): Waiting {
  const players = stillChoosing(decision)
    .filter((seat) => !labels.isMe(seat))
    .map(labels.who);
  return { text: labels.t("kittens.prompt.give.still", { count: players.length }), players };
}

function theirs(context: UiContext, decision: VisibleGive, texts: GiveTexts): DecisionScene {
  return { prompt: waiting(context, decision, texts), stage: gathering(context, decision, texts) };
}

function waiting(context: UiContext, { own }: VisibleGive, texts: GiveTexts): Prompt {
  const line = own === null ? texts.theirLine : texts.done;
  return waitingPrompt(context, texts.next.from, { title: texts.theirTitle, line });
}

function gathering(context: UiContext, decision: VisibleGive, texts: GiveTexts): Stage {
  if (!texts.together) return emptyStage;
  const { own } = decision;
  const line = own === null ? texts.theirLine : texts.line(own);
  return {
    kind: "gather",
    to: receiver(context, texts.own.to),
    card: own,
    line,
    waiting: waitingFor(context, decision),
  };
}
