import type { Command, PlayCommand } from "../../../../shared/core/commands.ts";
import type { Seat } from "../../../../shared/core/game.ts";
import { cards } from "../../../../shared/games/kittens/cards/registry.ts";
import { cardIds } from "../../../../shared/games/kittens/titles.ts";
import type { AutoPass } from "../../../../shared/net/protocol.ts";
import type { Intent } from "../../../table/scene/scene.ts";
import { sortHand } from "../hand-order.ts";
import { explainRefusal } from "../text/refusal-texts.ts";
import {
  actSoon,
  isButton,
  isViewersMove,
  type KittensTransition,
  legalPlays,
  type Selection,
  type UiContext,
  withCommand,
  withMessage,
  withoutChoices,
  withSelection,
} from "../ui-state.ts";
import {
  aimedAt,
  type CardCommand,
  draggedAlong,
  isPairChosen,
  joins,
  meaningOf,
  pairAt,
  planMove,
  pressTarget,
  seatsOf,
  selectedCards,
} from "./planned-move.ts";

/**
 * Collects cards, their meaning, a target and a title until the play is complete. Out of turn, only NOW cards are
 * possible.
 */
export function choosePlay(context: UiContext, intent: Intent, now: number): KittensTransition {
  const { selection } = context;
  switch (intent.kind) {
    case "card":
      if (!mayBeSelected(context, intent.key)) return withMessage(selection, whyNoCard(context, intent.key));
      if (intent.how === "press") return withSelection(pressed(context, intent.key));
      return dragged(context, intent.key, intent.onto ?? null, now);
    case "pair":
      return withSelection(pairPressed(context, intent.key));
    case "seat":
      return seatPressed(context, intent.seat, now);
    case "grid":
      return withSelection({ ...selection, title: cardIds.find((id) => id === intent.key) ?? null });
    case "pile":
      return selection.cards.length === 0 ? draw(context) : withSelection(selection);
    case "button":
      return buttonPressed(context, intent.id);
    case "dismiss":
      return withSelection(withoutChoices(selection));
    default:
      return withSelection(selection);
  }
}

function draw({ selection, view, labels, held }: UiContext): KittensTransition {
  const why = explainRefusal(view, { type: "draw" }, labels);
  if (why !== null) return withMessage(selection, why);
  return {
    selection: { ...withoutChoices(selection), drawing: held },
    followUp: { kind: "act", command: { type: "draw" }, ...(held && { isHeld: true }) },
  };
}

function buttonPressed(context: UiContext, id: string): KittensTransition {
  const { selection } = context;
  switch (id) {
    case "draw":
      return draw(context);
    case "peek":
      return withSelection({ ...withoutChoices(selection), peeking: true });
    case "play":
      return play(context, selection);
    case "only":
      return withSelection({ ...withoutChoices(selection), cards: selection.cards.slice(-1) });
    default:
      return withSelection(withoutChoices(selection));
  }
}

/** Plays the selected cards, or shows which choice is missing. */
function play(context: UiContext, selection: Selection): KittensTransition {
  const { labels, view } = context;
  const plan = planMove(context, selection);
  switch (plan.kind) {
    case "ready":
      return withCommand(selection, plan.command);
    case "as":
      return withMessage(selection, labels.t("kittens-prompt.godcat.line"));
    case "target":
      return withMessage(selection, pressTarget(context, plan.way));
    case "title":
      return withMessage(selection, labels.t("kittens-prompt.play.triple.stage"));
    case "nothing":
      return withMessage(
        selection,
        explainRefusal(view, { type: "play", cards: selectedCards(context, selection) }, labels),
      );
  }
}

/**
 * Toggles a card. A new card joins the selection if a legal play contains both; otherwise it starts a new selection.
 */
function pressed(context: UiContext, key: string): Selection {
  const selection = { ...context.selection, peeking: false };
  const held = heldCard(context, key);
  if (held === undefined) return selection;
  if (selection.cards.includes(key))
    return { ...selection, cards: selection.cards.filter((each) => each !== key), title: null };
  const together = joins(context, selectedCards(context, selection), held.card);
  return {
    ...withoutChoices(selection),
    target: selection.target,
    cards: together ? [...selection.cards, key] : [key],
  };
}

/** Selects both cards of a pair. A second press deselects them. */
function pairPressed(context: UiContext, key: string): Selection {
  const selection = withoutChoices(context.selection);
  const cards = pairAt(context, key);
  return isPairChosen(context, cards) ? selection : { ...selection, cards };
}

/** Chooses a target. On turn, the play is sent immediately if only the target was missing. */
function seatPressed(context: UiContext, seat: Seat, now: number): KittensTransition {
  const { selection } = context;
  const plan = planMove(context, { ...selection, target: seat });
  const settled = plan.kind === "ready" && plan.command.target === seat && plan.titles.length === 0;
  if (settled && mayBeTakenBack(context, plan.command))
    return actSoon(context, { ...selection, target: seat }, plan.command, now);
  return withSelection(aimedAt(context, seat));
}

/**
 * Plays the dragged card: with the selection it belongs to, alone, or as part of a pair.
 * @param onto null: the felt.
 */
function dragged(context: UiContext, key: string, onto: Seat | null, now: number): KittensTransition {
  const target = onto ?? context.selection.target;
  const selection = { ...withoutChoices(context.selection), target, cards: draggedAlong(context, key) };
  const plan = planMove(context, selection);
  if (onto !== null && !seatsOf(context, selection.cards).includes(onto))
    return withMessage(context.selection, whyNotOn(context, selection, onto));
  if (plan.kind !== "ready") return plan.kind === "nothing" ? play(context, selection) : withSelection(selection);
  const soon = onto !== null && mayBeTakenBack(context, plan.command);
  return soon ? actSoon(context, selection, plan.command, now) : withCommand(selection, plan.command);
}

/** Returns the reason why these cards cannot be played at this player. */
function whyNotOn(context: UiContext, selection: Selection, target: Seat): string | null {
  const { view, labels } = context;
  return explainRefusal(view, { type: "play", cards: selectedCards(context, selection), target }, labels);
}

/** Whether the player gets a second to undo the play. NOW cards and saves are sent at once. */
function mayBeTakenBack(context: UiContext, way: CardCommand): way is PlayCommand {
  if (way.type === "save" || context.view.pending.length > 0 || !isViewersMove(context)) return false;
  const meaning = way.cards.length > 1 ? null : meaningOf(context, way);
  return meaning === null || !("now" in cards[meaning]);
}

/** On turn, each card can be selected to show its effect. Out of turn, only playable cards can be selected. */
function mayBeSelected(context: UiContext, key: string): boolean {
  const held = heldCard(context, key);
  if (held === undefined) return false;
  if (isViewersMove(context) && context.view.pending.length === 0) return true;
  return legalPlays(context).some(({ cards }) => cards.includes(held.card));
}

/** Returns the reason why a card of the hand cannot be played now. */
export function whyNoCard(context: UiContext, key: string): string | null {
  const { view, labels } = context;
  const held = heldCard(context, key);
  if (held === undefined) return null;
  const answers = held.card === "nope" && view.pending.at(-1)?.kind === "nope";
  return explainRefusal(view, answers ? { type: "nope" } : { type: "play", cards: [held.card] }, labels);
}

const heldCard = ({ view }: UiContext, key: string) => sortHand(view.hand).find((held) => held.key === key);

/** Auto-pass setting of each button. */
const consents: Readonly<Record<string, AutoPass>> = {
  "let-all": "until-turn",
  "let-most": "unless-hit",
  "ask-me": "ask",
};

/** A play waits: Nope it (a Clone may do so too), let it happen, or slip in a NOW card (K19, K49, K57). */
export function onNope(context: UiContext, intent: Intent, now: number): KittensTransition {
  const { selection, view, labels } = context;
  if (isButton(intent, "let-it")) return withCommand(selection, { type: "pass" });
  const consent = intent.kind === "button" ? consents[intent.id] : undefined;
  if (consent !== undefined) return { selection, followUp: { kind: "let-pass", consent } };
  const byClone = nopeWithClone(context);
  if (isButton(intent, "nope")) {
    if (view.hand.includes("nope")) return withCommand(selection, { type: "nope" });
    return byClone ? withCommand(selection, byClone) : withMessage(selection, labels.t("kittens-prompt.nope.none"));
  }
  const mayNope = context.legal.some(({ type }) => type === "nope");
  if (mayNope && isCard(intent, "nope")) return withCommand(selection, { type: "nope" });
  if (byClone && isCard(intent, "clone")) return withCommand(selection, byClone);
  return choosePlay(context, intent, now);
}

export const nopeWithClone = ({ legal }: UiContext): Command | undefined =>
  legal.find((command) => command.type === "nope" && command.card === "clone");

/** Kittens are about to be put back: play Clairvoyance to watch, or pass (K50). */
export function onClairvoyance(context: UiContext, intent: Intent, now: number): KittensTransition {
  const { selection, view, labels } = context;
  if (isButton(intent, "let-it")) return withCommand(selection, { type: "pass" });
  if (!isButton(intent, "watch") && !isCard(intent, "clairvoyance-now")) return choosePlay(context, intent, now);
  if (!view.hand.includes("clairvoyance-now"))
    return withMessage(
      selection,
      labels.t("kittens-prompt.clairvoyance.none", { card: labels.title("clairvoyance-now") }),
    );
  return withCommand(selection, { type: "play", cards: ["clairvoyance-now"] });
}

const isCard = (intent: Intent, card: string): boolean => intent.kind === "card" && intent.key.startsWith(`${card}#`);
