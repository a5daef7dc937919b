import { cardIds } from "../../../shared/games/kittens/titles.ts";
import type { Intent } from "../../table/model/scene.ts";
import { aimedAt } from "./aim.ts";
import { type Answer, act, say, still } from "./answer.ts";
import { type Choice, cleared } from "./choice.ts";
import { type HeldCard, inOrder } from "./hand-order.ts";
import { joins, planOf, playsCopies, selectedCards } from "./plan.ts";
import { pressTarget } from "./press-target.ts";
import { whyNot } from "./refusals.ts";
import { isMine, legalPlays, type Situation } from "./situation.ts";

/** Cards are gathered, then what they stand for, their target and title, until it is clear what they shall do. Out of turn there are NOW cards. */
export function choosePlay(situation: Situation, intent: Intent): Answer {
  const { choice } = situation;
  switch (intent.kind) {
    case "card":
      if (!mayBeSelected(situation, intent.key)) return say(choice, whyNoCard(situation, intent.key));
      return intent.how === "drag" ? dragged(situation, intent.key) : still(pressed(situation, intent.key));
    case "seat":
      return still(aimedAt(situation, intent.seat));
    case "grid":
      return still({ ...choice, title: cardIds.find((id) => id === intent.key) ?? null });
    case "pile":
      return choice.cards.length === 0 ? draw(situation) : still(choice);
    case "button":
      return buttonPressed(situation, intent.id);
    case "dismiss":
      return still(cleared(choice));
    default:
      return still(choice);
  }
}

function draw({ choice, view, words, held }: Situation): Answer {
  const why = whyNot(view, { type: "draw" }, words);
  if (why !== null) return say(choice, why);
  return { ...act(choice, { type: "draw" }), choice: { ...cleared(choice), drawing: held } };
}

function buttonPressed(situation: Situation, id: string): Answer {
  const { choice } = situation;
  switch (id) {
    case "draw":
      return draw(situation);
    case "peek":
      return still({ ...cleared(choice), peeking: true });
    case "play":
      return play(situation, choice);
    case "only":
      return still({ ...cleared(choice), cards: choice.cards.slice(-1) });
    default:
      return still(cleared(choice));
  }
}

/** Plays what is selected, or says what is still missing. */
function play(situation: Situation, choice: Choice): Answer {
  const { words, view } = situation;
  const plan = planOf(situation, choice);
  switch (plan.kind) {
    case "ready":
      return act(choice, plan.command);
    case "as":
      return say(choice, words.t("kittens.prompt.godcat.line"));
    case "target":
      return say(choice, pressTarget(situation, plan.way));
    case "title":
      return say(choice, words.t("kittens.prompt.play.triple.stage"));
    case "nothing":
      return say(choice, whyNot(view, { type: "play", cards: selectedCards(situation, choice) }, words));
  }
}

/** A press takes a selected card back; another one joins the selection where some play has both, or starts a new one. */
function pressed(situation: Situation, key: string): Choice {
  const choice = { ...situation.choice, peeking: false };
  const held = heldCard(situation, key);
  if (held === undefined) return choice;
  if (choice.cards.includes(key)) return { ...choice, cards: choice.cards.filter((each) => each !== key), title: null };
  const together = joins(situation, selectedCards(situation, choice), held.card);
  return { ...cleared(choice), target: choice.target, cards: together ? [...choice.cards, key] : [key] };
}

/** Dragged onto the felt: plays the selection it belongs to, or the card by itself, or the pair it is part of. */
function dragged(situation: Situation, key: string): Answer {
  const held = heldCard(situation, key);
  if (held === undefined) return still(situation.choice);
  const choice = situation.choice.cards.includes(key)
    ? situation.choice
    : { ...cleared(situation.choice), cards: meantBy(situation, held) };
  const plan = planOf(situation, choice);
  if (plan.kind === "ready") return act(choice, plan.command);
  return plan.kind === "nothing" ? play(situation, choice) : still(choice);
}

/** The card by itself if that is a play, or with the one that makes it a pair. */
function meantBy(situation: Situation, held: HeldCard): readonly string[] {
  if (playsCopies(situation, held.card, 1)) return [held.key];
  const pair = legalPlays(situation).find(({ cards }) => cards.length === 2 && cards.includes(held.card));
  const twin = pair && (pair.cards.find((card) => card !== held.card) ?? held.card);
  const other = inOrder(situation.view.hand).find(({ key, card }) => card === twin && key !== held.key);
  return other === undefined ? [held.key] : [held.key, other.key];
}

/** On turn any card, to see what it does; out of turn those that can be played. */
function mayBeSelected(situation: Situation, key: string): boolean {
  const held = heldCard(situation, key);
  if (isMine(situation) && situation.view.pending.length === 0) return true;
  return legalPlays(situation).some(({ cards }) => held !== undefined && cards.includes(held.card));
}

/** Why a card of the hand cannot be played now. */
export function whyNoCard(situation: Situation, key: string): string | null {
  const { view, words } = situation;
  const held = heldCard(situation, key);
  if (held === undefined) return null;
  const answers = held.card === "nope" && view.pending.at(-1)?.kind === "nope";
  return whyNot(view, answers ? { type: "nope" } : { type: "play", cards: [held.card] }, words);
}

const heldCard = ({ view }: Situation, key: string) => inOrder(view.hand).find((held) => held.key === key);
