import { cardIds } from "../../../shared/games/kittens/titles.ts";
import type { Intent } from "../../table/model/scene.ts";
import { aimedAt } from "./aim.ts";
import { cleared, type Draft } from "./draft.ts";
import { type HeldCard, inOrder } from "./hand-order.ts";
import { joins, planOf, playsCopies, selectedCards } from "./plan.ts";
import { pressTarget } from "./press-target.ts";
import { whyNot } from "./refusals.ts";
import { isMine, legalPlays, type Situation } from "./situation.ts";
import { act, say, still, type Update } from "./update.ts";

/** Chooses cards, what they stand for, a target and a title, until the play is clear. Out of turn: NOW cards only. */
export function choosePlay(situation: Situation, intent: Intent): Update {
  const { draft } = situation;
  switch (intent.kind) {
    case "card":
      if (!mayBeSelected(situation, intent.key)) return say(draft, whyNoCard(situation, intent.key));
      return intent.how === "drag" ? dragged(situation, intent.key) : still(pressed(situation, intent.key));
    case "seat":
      return still(aimedAt(situation, intent.seat));
    case "grid":
      return still({ ...draft, title: cardIds.find((id) => id === intent.key) ?? null });
    case "pile":
      return draft.cards.length === 0 ? draw(situation) : still(draft);
    case "button":
      return buttonPressed(situation, intent.id);
    case "dismiss":
      return still(cleared(draft));
    default:
      return still(draft);
  }
}

function draw({ draft, view, words, held }: Situation): Update {
  const why = whyNot(view, { type: "draw" }, words);
  if (why !== null) return say(draft, why);
  return { ...act(draft, { type: "draw" }), draft: { ...cleared(draft), drawing: held } };
}

function buttonPressed(situation: Situation, id: string): Update {
  const { draft } = situation;
  switch (id) {
    case "draw":
      return draw(situation);
    case "peek":
      return still({ ...cleared(draft), peeking: true });
    case "play":
      return play(situation, draft);
    case "only":
      return still({ ...cleared(draft), cards: draft.cards.slice(-1) });
    default:
      return still(cleared(draft));
  }
}

/** Plays what is selected, or says what is still missing. */
function play(situation: Situation, draft: Draft): Update {
  const { words, view } = situation;
  const plan = planOf(situation, draft);
  switch (plan.kind) {
    case "ready":
      return act(draft, plan.command);
    case "as":
      return say(draft, words.t("kittens.prompt.godcat.line"));
    case "target":
      return say(draft, pressTarget(situation, plan.way));
    case "title":
      return say(draft, words.t("kittens.prompt.play.triple.stage"));
    case "nothing":
      return say(draft, whyNot(view, { type: "play", cards: selectedCards(situation, draft) }, words));
  }
}

/** Pressing a selected card deselects it; another joins the selection if some play has both, or starts a new one. */
function pressed(situation: Situation, key: string): Draft {
  const draft = { ...situation.draft, peeking: false };
  const held = heldCard(situation, key);
  if (held === undefined) return draft;
  if (draft.cards.includes(key)) return { ...draft, cards: draft.cards.filter((each) => each !== key), title: null };
  const together = joins(situation, selectedCards(situation, draft), held.card);
  return { ...cleared(draft), target: draft.target, cards: together ? [...draft.cards, key] : [key] };
}

/** A card dragged onto the felt plays the selection it belongs to, itself alone, or the pair it is part of. */
function dragged(situation: Situation, key: string): Update {
  const held = heldCard(situation, key);
  if (held === undefined) return still(situation.draft);
  const draft = situation.draft.cards.includes(key)
    ? situation.draft
    : { ...cleared(situation.draft), cards: meantBy(situation, held) };
  const plan = planOf(situation, draft);
  if (plan.kind === "ready") return act(draft, plan.command);
  return plan.kind === "nothing" ? play(situation, draft) : still(draft);
}

/** The card alone if that is a play, or with the card that makes it a pair. */
function meantBy(situation: Situation, held: HeldCard): readonly string[] {
  if (playsCopies(situation, held.card, 1)) return [held.key];
  const pair = legalPlays(situation).find(({ cards }) => cards.length === 2 && cards.includes(held.card));
  const twin = pair && (pair.cards.find((card) => card !== held.card) ?? held.card);
  const other = inOrder(situation.view.hand).find(({ key, card }) => card === twin && key !== held.key);
  return other === undefined ? [held.key] : [held.key, other.key];
}

/** On turn, any card can be selected to see what it does; out of turn, only cards that can be played. */
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
