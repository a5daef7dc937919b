import type { Seat } from "../../../../../shared/core/game.ts";
import { isAttack, turnsAfter } from "../../../../../shared/games/kittens/attacks.ts";
import { editionOf } from "../../../../../shared/games/kittens/editions/registry.ts";
import { drawersOf } from "../../../../../shared/games/kittens/lives.ts";
import { type CardId, cardIds } from "../../../../../shared/games/kittens/titles.ts";
import type { PromptButton } from "../../../../table/scene/pieces.ts";
import type { Stage } from "../../../../table/scene/stages.ts";
import { type DecisionScene, emptyStage, ownPrompt } from "../../../prompts.ts";
import { type DelayedPlay, undoClock } from "../../../transition.ts";
import {
  type CardCommand,
  cardsOf,
  isInPair,
  meaningOf,
  type PlannedMove,
  playsCopies,
  pressTarget,
  selectedCards,
  targetedBy,
} from "../../selection/planned-move.ts";
import { ruleKeyOf } from "../../text/card-texts.ts";
import { explainRefusal } from "../../text/refusal-texts.ts";
import type { UiContext } from "../../ui-state.ts";
import { button, formsGrid, grid } from "../controls.ts";

/** Cards are selected on the viewer's turn: shows their effect, and the missing choices. */
export function selectedCardsScene(context: UiContext, plan: PlannedMove): DecisionScene {
  const cards = selectedCards(context, context.selection);
  switch (plan.kind) {
    case "nothing":
      return gathering(context, cards);
    case "as":
      return asWhat(context, plan.forms);
    case "target":
      return over(context, plan.forms, whom(context, cards, plan.way));
    case "title":
      return naming(context, plan.target, plan.titles, null);
    case "ready":
      return ready(context, cards, plan);
  }
}

function ready(
  context: UiContext,
  cards: readonly CardId[],
  plan: Extract<PlannedMove, { kind: "ready" }>,
): DecisionScene {
  const { command, forms, titles } = plan;
  const { sending } = context.selection;
  if (sending?.command.target !== undefined) return sendingAt(context, cards, sending, sending.command.target);
  const names = command.type === "play" ? command.names : undefined;
  if (command.target !== undefined && names !== undefined) return naming(context, command.target, titles, names);
  const said = command.target === undefined ? alone(context, cards, command) : on(context, command, command.target);
  return over(context, forms, scene(context, cards, { strong: stoodFor(context, command), ...said }));
}

/** Keeps the Godcat's titles in view during the other choices. */
const over = (context: UiContext, forms: readonly CardId[], scene: DecisionScene): DecisionScene =>
  forms.length === 0 ? scene : { ...scene, stage: formsGrid(context, forms) };

/** The viewer chooses the meaning of the Godcat (K43). */
function asWhat(context: UiContext, forms: readonly CardId[]): DecisionScene {
  const { labels } = context;
  const title = labels.caps("kittens-prompt.godcat.title");
  const line = labels.t("kittens-prompt.godcat.line");
  return over(context, forms, scene(context, [], { title, line }));
}

/** Returns the meaning of a Godcat or a Clone played alone. */
function stoodFor(context: UiContext, way: CardCommand): string | null {
  const { labels } = context;
  const [card, ...others] = cardsOf(way);
  const meaning = others.length > 0 ? null : meaningOf(context, way);
  if (meaning === null || meaning === card) return null;
  const key = card === "godcat" ? "kittens-prompt.godcat.chosen" : "kittens-prompt.clone.short";
  return labels.t(key, { card: labels.title(meaning) });
}

/** The viewer chooses a target on the seats. */
function whom(context: UiContext, cards: readonly CardId[], way: CardCommand): DecisionScene {
  const { labels } = context;
  const form = formOf(context, way);
  return scene(context, cards, {
    strong: stoodFor(context, way),
    title: labels.caps(`${form}.who`),
    line: pressTarget(context, way),
  });
}

/** A card or a pair, with its target. */
function on(context: UiContext, way: CardCommand, target: Seat): Said {
  const { labels } = context;
  const form = formOf(context, way);
  const name = labels.name(target);
  return {
    title: labels.caps(`${form}.title`, { name }),
    line: labels.t(`${form}.line`, { name }),
    go: play(labels.caps(`${form}.button`, { name }), attackEffect(context, way)),
  };
}

/** A card or a pair that will be sent soon, and the button to undo it. */
function sendingAt(
  context: UiContext,
  cards: readonly CardId[],
  { command, endsAt }: DelayedPlay,
  target: Seat,
): DecisionScene {
  const { labels } = context;
  const name = labels.name(target);
  const back = button({
    id: "take-back",
    kind: "paper",
    label: labels.caps("kittens-prompt.play.takeBack"),
    key: "Escape",
    until: undoClock({ command, endsAt }),
  });
  const prompt = ownPrompt(context, {
    title: labels.caps(`${formOf(context, command)}.button`, { name }),
    strong: attackOf(context, command),
    line: labels.t("kittens-prompt.play.sending", { name }),
    buttons: [back],
  });
  return { prompt, stage: together(context, cards) };
}

function attackOf(context: UiContext, way: CardCommand): string | null {
  const effect = attackEffect(context, way);
  return effect === null ? null : `${effect}.`;
}

/** One card, or five, without a target. */
function alone(context: UiContext, cards: readonly CardId[], way: CardCommand): Said {
  const { labels } = context;
  const [first] = cards;
  if (first === undefined || cards.length > 1) {
    return {
      title: labels.caps("kittens-prompt.play.five.title"),
      line: labels.t("kittens-prompt.play.five.line"),
      go: play(labels.caps("kittens-prompt.play.five.button")),
    };
  }
  const meaning = meaningOf(context, way) ?? first;
  const values = { card: labels.title(meaning) };
  const button = meaning === first ? "kittens-prompt.play.button" : "kittens-prompt.godcat.button";
  return {
    title: labels.caps("kittens-prompt.play.title", { card: labels.title(first) }),
    line: labels.t(ruleKeyOf(meaning, editionOf(context.view))),
    go: play(labels.caps(button, values), attackEffect(context, way)),
  };
}

/** Returns the number of turns each player owes after an attack (K15–K17); null for any other play. */
function attackEffect(context: UiContext, way: CardCommand): string | null {
  const { view, labels } = context;
  const title = cardsOf(way).length > 1 ? null : meaningOf(context, way);
  if (title === null || !isAttack(title)) return null;
  const [next = view.turn] = drawersOf(view, 1, view.owes);
  const name = labels.name(way.target ?? next);
  return labels.t("kittens-prompt.play.owes", { name, count: turnsAfter(title, view) });
}

/** Three of a Kind: the viewer picks a title from a grid. */
function naming(context: UiContext, target: Seat, titles: readonly CardId[], names: string | null): DecisionScene {
  const { labels } = context;
  const name = labels.name(target);
  const chosen = cardIds.find((id) => id === names);
  const title = labels.caps("kittens-prompt.play.triple.title");
  const said =
    chosen === undefined
      ? { title, line: labels.t("kittens-prompt.play.triple.line", { name }) }
      : {
          title,
          line: labels.t("kittens-prompt.play.triple.chosen", { name, card: labels.title(chosen) }),
          go: play(labels.caps("kittens-prompt.play.triple.button")),
        };
  const stage = grid(context, labels.t("kittens-prompt.play.triple.stage"), titles);
  return { ...scene(context, [], said), stage };
}

interface Said {
  readonly title: string;
  readonly strong?: string | null;
  readonly line: string;
  readonly go?: PromptButton;
}

function scene(context: UiContext, cards: readonly CardId[], { title, strong, line, go }: Said): DecisionScene {
  const buttons = [cancel(context), ...(go ? [go] : [])];
  return { prompt: ownPrompt(context, { title, strong, line, buttons }), stage: together(context, cards) };
}

/** Several cards lie side by side on the felt, with the name of the combo. */
function together({ labels }: UiContext, cards: readonly CardId[]): Stage {
  return cards.length < 2 ? emptyStage : { kind: "selection", cards, line: labels.t(comboKey(cards)) };
}

const comboKey = ({ length }: readonly CardId[]) =>
  length === 2 ? "kittens.selection.pair" : length === 3 ? "kittens.selection.triple" : "kittens.selection.five";

/** Returns the text keys for a play with a target. */
function formOf(context: UiContext, way: CardCommand) {
  const { length } = cardsOf(way);
  if (length > 1) return length === 2 ? "kittens-prompt.play.pair" : "kittens-prompt.play.triple";
  return `kittens-cards.${targetedBy(context, way)}.aim` as const;
}

const play = (label: string, effect: string | null = null): PromptButton =>
  button({ id: "play", kind: "go", label, effect, key: "Enter" });

/** The selected cards are not a legal play yet. Shows the missing card, or why they can never be a play. */
function gathering(context: UiContext, cards: readonly CardId[]): DecisionScene {
  const { labels } = context;
  const buttons = [cancel(context), ...only(context, cards)];
  const stage =
    cards.length < 2 ? emptyStage : ({ kind: "selection", cards, line: labels.t("kittens.selection.none") } as const);
  return { prompt: ownPrompt(context, { ...missing(context, cards), buttons }), stage };
}

function missing(context: UiContext, cards: readonly CardId[]): { readonly title: string; readonly line: string } {
  const { labels, view } = context;
  const [first] = cards;
  if (first !== undefined && cards.length === 1 && isInPair(context, first)) {
    const title = labels.caps("kittens-prompt.play.oneMore.title", { card: labels.title(first) });
    return { title, line: labels.t("kittens-prompt.play.oneMore.line") };
  }
  if (cards.length > 1 && new Set(cards).size === cards.length) {
    const title = labels.caps("kittens-prompt.play.gathering.title", { count: cards.length });
    return { title, line: labels.t("kittens-prompt.play.gathering.line") };
  }
  const line = explainRefusal(view, { type: "play", cards }, labels) ?? "";
  return { title: labels.caps("kittens-prompt.play.nothing"), line };
}

/** Button that reduces the selection to the card pressed last, if that card is playable alone. */
function only(context: UiContext, cards: readonly CardId[]): readonly PromptButton[] {
  const last = cards.at(-1);
  if (last === undefined || cards.length < 2 || !playsCopies(context, last, 1)) return [];
  const label = context.labels.caps("kittens-prompt.play.gathering.only", { card: context.labels.title(last) });
  return [button({ id: "only", kind: "paper", label })];
}

export const cancel = ({ labels }: UiContext): PromptButton =>
  button({ id: "cancel", kind: "dark", label: labels.caps("kittens-prompt.cancel"), key: "Escape" });
