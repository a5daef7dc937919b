import type { PlayCommand } from "../../../shared/core/commands.ts";
import type { Seat } from "../../../shared/core/game.ts";
import { cards } from "../../../shared/games/kittens/cards/registry.ts";
import { cardIds } from "../../../shared/games/kittens/titles.ts";
import type { Intent } from "../../table/model/scene.ts";
import { aimedAt } from "./aim.ts";
import { cleared, type Draft } from "./draft.ts";
import { draggedAlong, isPairChosen, pairAt } from "./drag.ts";
import { inOrder } from "./hand-order.ts";
import { joins, meaningOf, planOf, seatsOf, selectedCards, type Way } from "./plan.ts";
import { pressTarget } from "./press-target.ts";
import { whyNot } from "./refusals.ts";
import { isMine, legalPlays, type Situation } from "./situation.ts";
import { act, actSoon, say, still, type Update } from "./update.ts";

/**
 * Collects cards, their meaning, a target and a title until the play is complete. Out of turn, only NOW cards are
 * possible.
 */
export function choosePlay(situation: Situation, intent: Intent, now: number): Update {
  const { draft } = situation;
  switch (intent.kind) {
    case "card":
      if (!mayBeSelected(situation, intent.key)) return say(draft, whyNoCard(situation, intent.key));
      if (intent.how === "press") return still(pressed(situation, intent.key));
      return dragged(situation, intent.key, intent.onto ?? null, now);
    case "pair":
      return still(pairPressed(situation, intent.key));
    case "seat":
      return seatPressed(situation, intent.seat, now);
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

/** Plays the selected cards, or shows which choice is missing. */
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

/**
 * Toggles a card. A new card joins the selection if a legal play contains both; otherwise it starts a new selection.
 */
function pressed(situation: Situation, key: string): Draft {
  const draft = { ...situation.draft, peeking: false };
  const held = heldCard(situation, key);
  if (held === undefined) return draft;
  if (draft.cards.includes(key)) return { ...draft, cards: draft.cards.filter((each) => each !== key), title: null };
  const together = joins(situation, selectedCards(situation, draft), held.card);
  return { ...cleared(draft), target: draft.target, cards: together ? [...draft.cards, key] : [key] };
}

/** Selects both cards of a pair. A second press deselects them. */
function pairPressed(situation: Situation, key: string): Draft {
  const draft = cleared(situation.draft);
  const cards = pairAt(situation, key);
  return isPairChosen(situation, cards) ? draft : { ...draft, cards };
}

/** Chooses a target. On turn, the play is sent immediately if only the target was missing. */
function seatPressed(situation: Situation, seat: Seat, now: number): Update {
  const { draft } = situation;
  const plan = planOf(situation, { ...draft, target: seat });
  const settled = plan.kind === "ready" && plan.command.target === seat && plan.titles.length === 0;
  if (settled && mayBeTakenBack(situation, plan.command))
    return actSoon(situation, { ...draft, target: seat }, plan.command, now);
  return still(aimedAt(situation, seat));
}

/**
 * Plays the dragged card: with the selection it belongs to, alone, or as part of a pair.
 * @param onto null: the felt.
 */
function dragged(situation: Situation, key: string, onto: Seat | null, now: number): Update {
  const target = onto ?? situation.draft.target;
  const draft = { ...cleared(situation.draft), target, cards: draggedAlong(situation, key) };
  const plan = planOf(situation, draft);
  if (onto !== null && !seatsOf(situation, draft.cards).includes(onto))
    return say(situation.draft, whyNotOn(situation, draft, onto));
  if (plan.kind !== "ready") return plan.kind === "nothing" ? play(situation, draft) : still(draft);
  const soon = onto !== null && mayBeTakenBack(situation, plan.command);
  return soon ? actSoon(situation, draft, plan.command, now) : act(draft, plan.command);
}

/** Returns the reason why these cards cannot be played at this player. */
function whyNotOn(situation: Situation, draft: Draft, target: Seat): string | null {
  const { view, words } = situation;
  return whyNot(view, { type: "play", cards: selectedCards(situation, draft), target }, words);
}

/** Whether the player gets a second to undo the play. NOW cards and saves are sent at once. */
function mayBeTakenBack(situation: Situation, way: Way): way is PlayCommand {
  if (way.type === "save" || situation.view.pending.length > 0 || !isMine(situation)) return false;
  const meaning = way.cards.length > 1 ? null : meaningOf(situation, way);
  return meaning === null || !("now" in cards[meaning]);
}

/** On turn, each card can be selected to show its effect. Out of turn, only playable cards can be selected. */
function mayBeSelected(situation: Situation, key: string): boolean {
  const held = heldCard(situation, key);
  if (held === undefined) return false;
  if (isMine(situation) && situation.view.pending.length === 0) return true;
  return legalPlays(situation).some(({ cards }) => cards.includes(held.card));
}

/** Returns the reason why a card of the hand cannot be played now. */
export function whyNoCard(situation: Situation, key: string): string | null {
  const { view, words } = situation;
  const held = heldCard(situation, key);
  if (held === undefined) return null;
  const answers = held.card === "nope" && view.pending.at(-1)?.kind === "nope";
  return whyNot(view, answers ? { type: "nope" } : { type: "play", cards: [held.card] }, words);
}

const heldCard = ({ view }: Situation, key: string) => inOrder(view.hand).find((held) => held.key === key);
