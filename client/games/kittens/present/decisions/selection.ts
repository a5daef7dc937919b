import type { Seat } from "../../../../../shared/core/game.ts";
import { isAttack, turnsAfter } from "../../../../../shared/games/kittens/attacks.ts";
import { drawersOf } from "../../../../../shared/games/kittens/next-living.ts";
import { type CardId, cardIds } from "../../../../../shared/games/kittens/titles.ts";
import type { PromptButton } from "../../../../table/model/pieces.ts";
import type { Stage } from "../../../../table/model/stages.ts";
import { asked, type DecisionScene, empty } from "../../../prompts.ts";
import { clockOf, type Sending } from "../../../take-back.ts";
import { cardsOf, meaningOf, type Plan, selectedCards, targetedBy, type Way } from "../../plan.ts";
import { pressTarget } from "../../press-target.ts";
import type { Situation } from "../../situation.ts";
import { button } from "../buttons.ts";
import { formsGrid, grid } from "../grid.ts";
import { cancel, gathering } from "./gathering.ts";

/** Cards are selected on the viewer's turn: shows their effect, and the missing choices. */
export function selection(situation: Situation, plan: Plan): DecisionScene {
  const cards = selectedCards(situation, situation.draft);
  switch (plan.kind) {
    case "nothing":
      return gathering(situation, cards);
    case "as":
      return asWhat(situation, plan.forms);
    case "target":
      return over(situation, plan.forms, whom(situation, cards, plan.way));
    case "title":
      return naming(situation, plan.target, plan.titles, null);
    case "ready":
      return ready(situation, cards, plan);
  }
}

function ready(situation: Situation, cards: readonly CardId[], plan: Extract<Plan, { kind: "ready" }>): DecisionScene {
  const { command, forms, titles } = plan;
  const { sending } = situation.draft;
  if (sending?.command.target !== undefined) return sendingAt(situation, cards, sending, sending.command.target);
  const names = command.type === "play" ? command.names : undefined;
  if (command.target !== undefined && names !== undefined) return naming(situation, command.target, titles, names);
  const said = command.target === undefined ? alone(situation, cards, command) : on(situation, command, command.target);
  return over(situation, forms, scene(situation, cards, { strong: stoodFor(situation, command), ...said }));
}

/** Keeps the Godcat's titles in view during the other choices. */
const over = (situation: Situation, forms: readonly CardId[], scene: DecisionScene): DecisionScene =>
  forms.length === 0 ? scene : { ...scene, stage: formsGrid(situation, forms) };

/** The viewer chooses the meaning of the Godcat (K43). */
function asWhat(situation: Situation, forms: readonly CardId[]): DecisionScene {
  const { words } = situation;
  const title = words.caps("kittens.prompt.godcat.title");
  const line = words.t("kittens.prompt.godcat.line");
  return over(situation, forms, scene(situation, [], { title, line }));
}

/** Returns the meaning of a Godcat or a Clone played alone. */
function stoodFor(situation: Situation, way: Way): string | null {
  const { words } = situation;
  const [card, ...others] = cardsOf(way);
  const meaning = others.length > 0 ? null : meaningOf(situation, way);
  if (meaning === null || meaning === card) return null;
  const key = card === "godcat" ? "kittens.prompt.godcat.chosen" : "kittens.prompt.clone.short";
  return words.t(key, { card: words.title(meaning) });
}

/** The viewer chooses a target on the seats. */
function whom(situation: Situation, cards: readonly CardId[], way: Way): DecisionScene {
  const { words } = situation;
  const form = formOf(situation, way);
  return scene(situation, cards, {
    strong: stoodFor(situation, way),
    title: words.caps(`${form}.who`),
    line: pressTarget(situation, way),
  });
}

/** A card or a pair, with its target. */
function on(situation: Situation, way: Way, target: Seat): Said {
  const { words } = situation;
  const form = formOf(situation, way);
  const name = words.name(target);
  return {
    title: words.caps(`${form}.title`, { name }),
    line: words.t(`${form}.line`, { name }),
    go: play(words.caps(`${form}.button`, { name }), attackEffect(situation, way)),
  };
}

/** A card or a pair that will be sent soon, and the button to undo it. */
function sendingAt(
  situation: Situation,
  cards: readonly CardId[],
  { command, endsAt }: Sending,
  target: Seat,
): DecisionScene {
  const { words } = situation;
  const name = words.name(target);
  const back = button({
    id: "take-back",
    kind: "paper",
    label: words.caps("kittens.prompt.play.takeBack"),
    key: "Escape",
    until: clockOf({ command, endsAt }),
  });
  const prompt = asked(situation, {
    title: words.caps(`${formOf(situation, command)}.button`, { name }),
    strong: attackOf(situation, command),
    line: words.t("kittens.prompt.play.sending", { name }),
    buttons: [back],
  });
  return { prompt, stage: together(situation, cards) };
}

function attackOf(situation: Situation, way: Way): string | null {
  const effect = attackEffect(situation, way);
  return effect === null ? null : `${effect}.`;
}

/** One card, or five, without a target. */
function alone(situation: Situation, cards: readonly CardId[], way: Way): Said {
  const { words } = situation;
  const [first] = cards;
  if (first === undefined || cards.length > 1) {
    return {
      title: words.caps("kittens.prompt.play.five.title"),
      line: words.t("kittens.prompt.play.five.line"),
      go: play(words.caps("kittens.prompt.play.five.button")),
    };
  }
  const meaning = meaningOf(situation, way) ?? first;
  const values = { card: words.title(meaning) };
  const button = meaning === first ? "kittens.prompt.play.button" : "kittens.prompt.godcat.button";
  return {
    title: words.caps("kittens.prompt.play.title", { card: words.title(first) }),
    line: words.t(`kittens.cards.${meaning}.rule`),
    go: play(words.caps(button, values), attackEffect(situation, way)),
  };
}

/** Returns the number of turns each player owes after an attack (K15–K17); null for any other play. */
function attackEffect(situation: Situation, way: Way): string | null {
  const { view, words } = situation;
  const title = cardsOf(way).length > 1 ? null : meaningOf(situation, way);
  if (title === null || !isAttack(title)) return null;
  const [next = view.turn] = drawersOf(view, 1, view.owes);
  const name = words.name(way.target ?? next);
  return words.t("kittens.prompt.play.owes", { name, count: turnsAfter(title, view) });
}

/** Three of a Kind: the viewer picks a title from a grid. */
function naming(situation: Situation, target: Seat, titles: readonly CardId[], names: string | null): DecisionScene {
  const { words } = situation;
  const name = words.name(target);
  const chosen = cardIds.find((id) => id === names);
  const title = words.caps("kittens.prompt.play.triple.title");
  const said =
    chosen === undefined
      ? { title, line: words.t("kittens.prompt.play.triple.line", { name }) }
      : {
          title,
          line: words.t("kittens.prompt.play.triple.chosen", { name, card: words.title(chosen) }),
          go: play(words.caps("kittens.prompt.play.triple.button")),
        };
  const stage = grid(situation, words.t("kittens.prompt.play.triple.stage"), titles);
  return { ...scene(situation, [], said), stage };
}

interface Said {
  readonly title: string;
  readonly strong?: string | null;
  readonly line: string;
  readonly go?: PromptButton;
}

function scene(situation: Situation, cards: readonly CardId[], { title, strong, line, go }: Said): DecisionScene {
  const buttons = [cancel(situation), ...(go ? [go] : [])];
  return { prompt: asked(situation, { title, strong, line, buttons }), stage: together(situation, cards) };
}

/** Several cards lie side by side on the felt, with the name of the combo. */
function together({ words }: Situation, cards: readonly CardId[]): Stage {
  return cards.length < 2 ? empty : { kind: "selection", cards, line: words.t(comboKey(cards)) };
}

const comboKey = ({ length }: readonly CardId[]) =>
  length === 2 ? "kittens.selection.pair" : length === 3 ? "kittens.selection.triple" : "kittens.selection.five";

/** Returns the text keys for a play with a target. */
function formOf(situation: Situation, way: Way) {
  const { length } = cardsOf(way);
  if (length > 1) return length === 2 ? "kittens.prompt.play.pair" : "kittens.prompt.play.triple";
  return `kittens.cards.${targetedBy(situation, way)}.aim` as const;
}

const play = (label: string, effect: string | null = null): PromptButton =>
  button({ id: "play", kind: "go", label, effect, key: "Enter" });
