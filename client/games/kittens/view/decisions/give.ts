import type { Gift } from "../../../../../shared/games/kittens/state.ts";
import type { CardId, GivingTitle } from "../../../../../shared/games/kittens/titles.ts";
import { stillChoosing, type VisibleGive } from "../../../../../shared/games/kittens/view.ts";
import type { Prompt, PromptButton, Who } from "../../../../table/scene/pieces.ts";
import type { Stage, Waiting } from "../../../../table/scene/stages.ts";
import { type DecisionScene, emptyStage, ownPrompt, waitingPrompt } from "../../../prompts.ts";
import { selectedCards } from "../../selection/planned-move.ts";
import type { Labels } from "../../text/labels.ts";
import { isViewersMove, mySeat, type UiContext } from "../../ui-state.ts";
import { button } from "../controls.ts";

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
    label: labels.caps("kittens-prompt.give.button"),
    effect: labels.title(card),
    key: "Enter",
  });

const receiver = ({ labels }: UiContext, to: Gift["to"]): Who | "pile" => (to === "pile" ? to : labels.who(to));

/** Returns the other players who have not chosen yet. Their choices stay secret. */
function waitingFor({ labels }: UiContext, decision: VisibleGive): Waiting {
  const players = stillChoosing(decision)
    .filter((seat) => !labels.isMe(seat))
    .map(labels.who);
  return { text: labels.t("kittens-prompt.give.still", { count: players.length }), players };
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

/** Texts while cards are given. */
export interface GiveTexts {
  /** The viewer's own gift, or the next one if the viewer does not give. */
  readonly own: Gift;
  /** The next gift that is not chosen yet. */
  readonly next: Gift;
  /** Several players give at the same time. */
  readonly together: boolean;
  readonly title: string;
  readonly narrowTitle: string;
  /** @param card the chosen card */
  line(card: CardId | null): string;
  readonly slot: string;
  readonly theirTitle: string;
  readonly theirLine: string;
  /** The viewer has chosen and waits for others. */
  readonly done: string;
}

/** Whether all givers are shown together, even if there is only one. */
const together: Readonly<Record<GivingTitle, boolean>> = {
  favor: false,
  "feed-the-dead-now": true,
  "grave-robber": true,
};

function textsOf(context: UiContext, decision: VisibleGive): GiveTexts {
  const { by } = decision;
  const { labels } = context;
  const { t } = labels;
  const next = decision.gifts.find(({ chosen }) => !chosen);
  if (next === undefined) throw new Error("there is no pending gift");
  const own = decision.gifts.find(({ from }) => from === mySeat(context)) ?? next;
  const names = namesIn(own, labels);
  const theirNames = namesIn(next, labels);
  const toMe = next.to !== "pile" && labels.isMe(next.to);
  return {
    own,
    next,
    together: together[by],
    title: labels.caps(`kittens-cards.${by}.give.title`, names),
    narrowTitle: labels.caps(`kittens-cards.${by}.give.titleNarrow`, names),
    line: (card) => {
      if (card === "godcat" && own.to === "pile") return t("kittens-prompt.give.godcat");
      return t(`kittens-cards.${by}.give.${card === null ? "line" : "lineChosen"}`, names);
    },
    slot: t(`kittens-cards.${by}.give.slot`),
    theirTitle: labels.caps(`kittens-cards.${by}.give.${toMe ? "theirTitleYou" : "theirTitle"}`, theirNames),
    theirLine: t(`kittens-cards.${by}.give.theirLine`, theirNames),
    done: t(`kittens-cards.${by}.give.done`),
  };
}

function namesIn({ from, to }: Gift, labels: Labels) {
  const receiver = to === "pile" ? "" : labels.name(to);
  return { name: receiver, from: labels.name(from), to: receiver };
}
