import type { Seat } from "../../../../../shared/core/game.ts";
import { type CardId, cardIds } from "../../../../../shared/games/kittens/titles.ts";
import type { GridStage, PromptButton, Stage } from "../../../../table/model.ts";
import { asked, empty, type MomentScene } from "../../../prompts.ts";
import { type Plan, selectedCards } from "../../plan.ts";
import type { Situation } from "../../situation.ts";
import { button } from "../buttons.ts";
import { cancel, gathering } from "./gathering.ts";

/** Cards of the hand are selected on the viewer's turn: what they would do, and what is still to be chosen. */
export function selection(situation: Situation, plan: Plan): MomentScene {
  const cards = selectedCards(situation, situation.choice);
  switch (plan.kind) {
    case "nothing":
      return gathering(situation, cards);
    case "target":
      return whom(situation, cards);
    case "title":
      return naming(situation, plan.target, plan.titles, null);
    case "ready": {
      const { target, names } = plan.command;
      if (target === undefined) return alone(situation, cards);
      return names === undefined ? on(situation, cards, target) : naming(situation, target, plan.titles, names);
    }
  }
}

/** A target is to be chosen on the seats. */
function whom(situation: Situation, cards: readonly CardId[]): MomentScene {
  const { words } = situation;
  return scene(situation, cards, {
    title: words.caps(`kittens.prompt.play.${formOf(cards)}.who`),
    line: words.t("kittens.prompt.play.press"),
  });
}

/** A favor or a pair, with its target. */
function on(situation: Situation, cards: readonly CardId[], target: Seat): MomentScene {
  const { words } = situation;
  const form = formOf(cards);
  const name = words.name(target);
  return scene(situation, cards, {
    title: words.caps(`kittens.prompt.play.${form}.title`, { name }),
    line: words.t(`kittens.prompt.play.${form}.line`, { name }),
    go: play(words.caps(`kittens.prompt.play.${form}.button`, { name })),
  });
}

/** One card, or five, that nobody is chosen for. */
function alone(situation: Situation, cards: readonly CardId[]): MomentScene {
  const { words } = situation;
  const [first] = cards;
  if (first === undefined || cards.length > 1) {
    return scene(situation, cards, {
      title: words.caps("kittens.prompt.play.five.title"),
      line: words.t("kittens.prompt.play.five.line"),
      go: play(words.caps("kittens.prompt.play.five.button")),
    });
  }
  const card = words.title(first);
  return scene(situation, cards, {
    title: words.caps("kittens.prompt.play.title", { card }),
    line: words.t(`kittens.cards.${first}.rule`),
    go: play(words.caps("kittens.prompt.play.button", { card })),
  });
}

/** Three of a Kind: the title is chosen from a grid. */
function naming(situation: Situation, target: Seat, titles: readonly string[], names: string | null): MomentScene {
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
  return { ...scene(situation, [], said), stage: titleGrid(situation, titles) };
}

function titleGrid({ words, choice }: Situation, titles: readonly string[]): GridStage {
  return {
    kind: "grid",
    secret: null,
    title: words.t("kittens.prompt.play.triple.stage"),
    cards: cardIds
      .filter((id) => titles.includes(id))
      .map((card) => ({ key: card, card, chosen: choice.title === card, spoken: words.title(card) })),
  };
}

interface Said {
  readonly title: string;
  readonly line: string;
  readonly go?: PromptButton;
}

function scene(situation: Situation, cards: readonly CardId[], { title, line, go }: Said): MomentScene {
  const buttons = [cancel(situation), ...(go ? [go] : [])];
  return { prompt: asked(situation, { title, line, buttons }), stage: together(situation, cards) };
}

/** Several cards lie side by side on the felt, with the name of what they are. */
function together({ words }: Situation, cards: readonly CardId[]): Stage {
  return cards.length < 2 ? empty : { kind: "selection", cards, line: words.t(comboKey(cards)) };
}

const comboKey = ({ length }: readonly CardId[]) =>
  length === 2 ? "kittens.selection.pair" : length === 3 ? "kittens.selection.triple" : "kittens.selection.five";

/** What a play on somebody is. */
const formOf = ({ length }: readonly CardId[]) => (length === 1 ? "favor" : length === 2 ? "pair" : "triple");

const play = (label: string): PromptButton => button({ id: "play", kind: "go", label, key: "Enter" });
