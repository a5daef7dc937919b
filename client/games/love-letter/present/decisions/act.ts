import type { Seat } from "../../../../../shared/core/game.ts";
import type { PromptButton } from "../../../../table/model/pieces.ts";
import { asked, type DecisionScene, empty, waitsFor } from "../../../prompts.ts";
import { clockOf, type Sending } from "../../../take-back.ts";
import { type Plan, planOf } from "../../plan.ts";
import { isMine, type Situation } from "../../situation.ts";
import { button, cancel } from "../buttons.ts";
import { guess } from "./guess.ts";

/** A player is on turn and plays one of two cards. */
export function act(situation: Situation): DecisionScene {
  if (!isMine(situation)) return theirTurn(situation);
  const plan = planOf(situation);
  const { sending } = situation.draft;
  if (sending?.command.target !== undefined) return sendingAt(situation, sending, sending.command.target);
  switch (plan.kind) {
    case "nothing":
      return myTurn(situation);
    case "alone":
      return alone(situation, plan);
    case "aimed":
      return aimed(situation, plan);
    case "guess":
      return guess(situation, plan);
  }
}

function myTurn(situation: Situation): DecisionScene {
  const { words } = situation;
  const title = words.caps("love-letter.prompt.turn.title");
  return { prompt: asked(situation, { title, line: words.t("love-letter.prompt.turn.line") }), stage: empty };
}

function theirTurn(situation: Situation): DecisionScene {
  const { view, words, table } = situation;
  const out = table.mySeat !== null && view.seats[table.mySeat]?.eliminated === true;
  const title = words.caps("love-letter.prompt.theirs.title", { name: words.name(view.turn) });
  const line = words.t(out ? "love-letter.prompt.theirs.out" : "love-letter.prompt.theirs.line");
  return { prompt: waitsFor(situation, view.turn, { title, line }), stage: empty };
}

type PlanOf<Kind extends Plan["kind"]> = Extract<Plan, { readonly kind: Kind }>;

/** The card has no target. */
function alone(situation: Situation, { card }: PlanOf<"alone">): DecisionScene {
  const { words } = situation;
  const prompt = asked(situation, {
    title: words.caps("love-letter.prompt.lay.title", { card: words.title(card) }),
    line: words.t(`love-letter.cards.${card}.rule`),
    buttons: [cancel(situation), lay(words.caps("love-letter.prompt.lay.button"), effectAlone(situation, card))],
  });
  return { prompt, stage: empty };
}

function effectAlone({ words }: Situation, card: PlanOf<"alone">["card"]): string {
  switch (card) {
    case "battle-bunny":
    case "crystal-bowl":
    case "hermit-home-swap":
    case "snake-sorcerer":
      return words.t("love-letter.prompt.lay.nobody");
    default:
      return words.t(`love-letter.prompt.effects.${card}`);
  }
}

/** The viewer chooses a target on the seats. With only one candidate, a press confirms it. */
function aimed(situation: Situation, { card, target }: PlanOf<"aimed">): DecisionScene {
  const { words } = situation;
  if (card !== "battle-bunny" && card !== "snake-sorcerer" && card !== "hermit-home-swap") return myTurn(situation);
  const texts = `love-letter.prompt.aimed.${card}` as const;
  if (target === null) {
    const content = { title: words.caps(`${texts}.who`), line: words.t("love-letter.prompt.press") };
    return { prompt: asked(situation, { ...content, buttons: [cancel(situation)] }), stage: empty };
  }
  const name = words.name(target);
  const go = lay(words.caps(`${texts}.button`), words.t(`${texts}.effect`, { name }));
  const prompt = asked(situation, {
    title: words.caps(`${texts}.title`, { name }),
    line: words.t(`${texts}.line`, { name }),
    buttons: [cancel(situation), go],
  });
  return { prompt, stage: empty };
}

/** A card that will be sent soon, and the button to undo it. */
function sendingAt(situation: Situation, sending: Sending, target: Seat): DecisionScene {
  const { words } = situation;
  const [card = ""] = sending.command.cards;
  const back = button({
    id: "take-back",
    kind: "paper",
    label: words.caps("love-letter.prompt.takeBack"),
    key: "Escape",
    until: clockOf(sending),
  });
  const prompt = asked(situation, {
    title: words.caps("love-letter.prompt.sending.title", { card: words.titleOf(card), name: words.name(target) }),
    line: words.t("love-letter.prompt.sending.line"),
    buttons: [back],
  });
  return { prompt, stage: empty };
}

const lay = (label: string, effect: string): PromptButton =>
  button({ id: "play", kind: "go", label, effect, key: "Enter" });
