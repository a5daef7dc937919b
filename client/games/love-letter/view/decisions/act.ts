import type { Seat } from "../../../../../shared/core/game.ts";
import { possibleHands, unseen } from "../../../../../shared/games/love-letter/knowledge.ts";
import { cardValue } from "../../../../../shared/games/love-letter/titles.ts";
import type { PromptButton } from "../../../../table/scene/pieces.ts";
import type { ValuesStage } from "../../../../table/scene/stages.ts";
import { type DecisionScene, emptyStage, ownPrompt, waitingPrompt } from "../../../prompts.ts";
import { type DelayedPlay, undoClock } from "../../../transition.ts";
import { type PlannedMove, planMove } from "../../selection/choose.ts";
import { isViewersMove, type UiContext } from "../../ui-state.ts";
import { button, cancel } from "../buttons.ts";

/** A player is on turn and plays one of two cards. */
export function actScene(context: UiContext): DecisionScene {
  if (!isViewersMove(context)) return theirTurn(context);
  const plan = planMove(context);
  const { sending } = context.selection;
  if (sending?.command.target !== undefined) return sendingAt(context, sending, sending.command.target);
  switch (plan.kind) {
    case "nothing":
      return myTurn(context);
    case "alone":
      return alone(context, plan);
    case "aimed":
      return aimed(context, plan);
    case "guess":
      return guess(context, plan);
  }
}

function myTurn(context: UiContext): DecisionScene {
  const { labels } = context;
  const title = labels.caps("love-letter.prompt.turn.title");
  return { prompt: ownPrompt(context, { title, line: labels.t("love-letter.prompt.turn.line") }), stage: emptyStage };
}

function theirTurn(context: UiContext): DecisionScene {
  const { view, labels, table } = context;
  const out = table.mySeat !== null && view.seats[table.mySeat]?.eliminated === true;
  const title = labels.caps("love-letter.prompt.theirs.title", { name: labels.name(view.turn) });
  const line = labels.t(out ? "love-letter.prompt.theirs.out" : "love-letter.prompt.theirs.line");
  return { prompt: waitingPrompt(context, view.turn, { title, line }), stage: emptyStage };
}

type PlanOf<Kind extends PlannedMove["kind"]> = Extract<PlannedMove, { readonly kind: Kind }>;

/** The card has no target. */
function alone(context: UiContext, { card }: PlanOf<"alone">): DecisionScene {
  const { labels } = context;
  const prompt = ownPrompt(context, {
    title: labels.caps("love-letter.prompt.lay.title", { card: labels.title(card) }),
    line: labels.t(`love-letter.cards.${card}.rule`),
    buttons: [cancel(context), lay(labels.caps("love-letter.prompt.lay.button"), effectAlone(context, card))],
  });
  return { prompt, stage: emptyStage };
}

function effectAlone({ labels }: UiContext, card: PlanOf<"alone">["card"]): string {
  switch (card) {
    case "battle-bunny":
    case "crystal-bowl":
    case "hermit-home-swap":
    case "snake-sorcerer":
      return labels.t("love-letter.prompt.lay.nobody");
    default:
      return labels.t(`love-letter.prompt.effects.${card}`);
  }
}

/** The viewer chooses a target on the seats. With only one candidate, a press confirms it. */
function aimed(context: UiContext, { card, target }: PlanOf<"aimed">): DecisionScene {
  const { labels } = context;
  if (card !== "battle-bunny" && card !== "snake-sorcerer" && card !== "hermit-home-swap") return myTurn(context);
  const texts = `love-letter.prompt.aimed.${card}` as const;
  if (target === null) {
    const content = { title: labels.caps(`${texts}.who`), line: labels.t("love-letter.prompt.press") };
    return { prompt: ownPrompt(context, { ...content, buttons: [cancel(context)] }), stage: emptyStage };
  }
  const name = labels.name(target);
  const go = lay(labels.caps(`${texts}.button`), labels.t(`${texts}.effect`, { name }));
  const prompt = ownPrompt(context, {
    title: labels.caps(`${texts}.title`, { name }),
    line: labels.t(`${texts}.line`, { name }),
    buttons: [cancel(context), go],
  });
  return { prompt, stage: emptyStage };
}

/** A card that will be sent soon, and the button to undo it. */
function sendingAt(context: UiContext, sending: DelayedPlay, target: Seat): DecisionScene {
  const { labels } = context;
  const [card = ""] = sending.command.cards;
  const back = button({
    id: "take-back",
    kind: "paper",
    label: labels.caps("love-letter.prompt.takeBack"),
    key: "Escape",
    until: undoClock(sending),
  });
  const prompt = ownPrompt(context, {
    title: labels.caps("love-letter.prompt.sending.title", { card: labels.titleOf(card), name: labels.name(target) }),
    line: labels.t("love-letter.prompt.sending.line"),
    buttons: [back],
  });
  return { prompt, stage: emptyStage };
}

const lay = (label: string, effect: string): PromptButton =>
  button({ id: "play", kind: "go", label, effect, key: "Enter" });

type GuessPlan = Extract<PlannedMove, { readonly kind: "guess" }>;

/** A Crystal Bowl: the viewer chooses a target and a value. The second of the two presses plays it. */
function guess(context: UiContext, plan: GuessPlan): DecisionScene {
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
