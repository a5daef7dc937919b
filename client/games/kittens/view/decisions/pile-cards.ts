import { editionOf } from "../../../../../shared/games/kittens/editions/registry.ts";
import type { KittensEvent } from "../../../../../shared/games/kittens/events.ts";
import { drawersOf } from "../../../../../shared/games/kittens/lives.ts";
import { isDeadly } from "../../../../../shared/games/kittens/odds.ts";
import type { InsertDecision } from "../../../../../shared/games/kittens/state.ts";
import { type CardId, isKittenId } from "../../../../../shared/games/kittens/titles.ts";
import type { KittensView, VisibleKeep } from "../../../../../shared/games/kittens/view.ts";
import type { Prompt, PromptButton } from "../../../../table/scene/pieces.ts";
import type { FutureStage, HideStage } from "../../../../table/scene/stages.ts";
import { type DecisionScene, emptyStage, ownPrompt, waitingPrompt } from "../../../prompts.ts";
import { isViewersMove, type UiContext } from "../../ui-state.ts";
import { button } from "../controls.ts";

/** Kittens are put back one after the other, in secret except for players of Clairvoyance (K10, K47, K50). */
export function insert(context: UiContext, insertion: InsertDecision): DecisionScene {
  if (isViewersMove(context)) return { prompt: mine(context, insertion), stage: hiding(context, insertion) };
  return { prompt: theirs(context, insertion), stage: emptyStage };
}

function theirs(context: UiContext, { seat, card, kittens, watchers }: InsertDecision): Prompt {
  const { labels } = context;
  const which = isOpenKitten(card)
    ? "theirTitleOpen"
    : kittens > 1
      ? "theirTitleTwo"
      : isSecond(context)
        ? "theirTitleSecond"
        : "theirTitle";
  const watching = watchers.some((watcher) => labels.isMe(watcher));
  return waitingPrompt(context, seat, {
    title: labels.caps(`kittens-prompt.hide.${which}`, { name: labels.name(seat) }),
    strong: watched(context),
    line: labels.t(`kittens-prompt.hide.${watching ? "watching" : isOpenKitten(card) ? "theirLineOpen" : "theirLine"}`),
  });
}

/** The Imploding Kitten is put back face up (K72). */
const isOpenKitten = (card: CardId): boolean => card === "imploding-kitten";

/** Whether the first of two kittens is back in the pile. */
const isSecond = ({ story }: UiContext): boolean =>
  story.findLast(({ event }) => event.type === "saved" || event.type === "kitten-hidden")?.event.type ===
  "kitten-hidden";

/** Describes the slot that the viewer has just seen another player choose; null without one. */
export function watched({ story, labels, view }: UiContext): string | null {
  const last = story.findLast(({ event }) => event.type !== "turn-began")?.event;
  if (last?.type !== "kitten-hidden" || last.position === null || labels.isMe(last.seat)) return null;
  const count = last.position;
  if (count === 0) return labels.t("kittens-prompt.hide.sawTop");
  return labels.t(`kittens-prompt.hide.${count === view.pile - 1 ? "sawEnd" : "sawAbove"}`, { count });
}

/** Returns the player who draws at each slot if all players just draw. Hiding the kitten ends one turn (K14). */
const order = ({ view }: UiContext) => drawersOf(view, view.pile + 1, 1);

function mine(context: UiContext, insertion: InsertDecision): Prompt {
  const { card, watchers } = insertion;
  const { labels, selection } = context;
  const { t } = labels;
  const drawer = order(context)[selection.slot] ?? context.view.turn;
  const line = labels.isMe(drawer)
    ? t("kittens-prompt.hide.lineYou")
    : t("kittens-prompt.hide.line", { name: labels.name(drawer) });
  const names = labels.joined.list(watchers.map(labels.name));
  return ownPrompt(context, {
    title: titleFor(context, insertion),
    strong: t(`kittens-prompt.hide.strong${atSlot(context)}`, { count: selection.slot }),
    line: names === "" ? line : labels.joined.sentences([line, t("kittens-prompt.hide.watchedLine", { names })]),
    narrowLine: names === "" ? undefined : line,
    buttons: [
      button({
        id: "anywhere",
        kind: "dark",
        label: labels.caps("kittens-prompt.hide.anywhere"),
        effect: t("kittens-prompt.hide.byChance"),
      }),
      button({
        id: "hide",
        kind: "bomb",
        label: labels.caps(isOpenKitten(card) ? "kittens-prompt.hide.hereOpen" : "kittens-prompt.hide.here"),
        key: "Enter",
      }),
    ],
  });
}

function titleFor(context: UiContext, { card, kittens }: InsertDecision): string {
  const { labels } = context;
  if (isOpenKitten(card)) return labels.caps("kittens-prompt.hide.titleOpen");
  if (kittens > 1) return labels.caps("kittens-prompt.hide.titleOf", { number: 1, count: kittens });
  return labels.caps(isSecond(context) ? "kittens-prompt.hide.titleSecond" : "kittens-prompt.hide.title");
}

function hiding(context: UiContext, { card }: InsertDecision): HideStage {
  const { labels, selection } = context;
  const { t } = labels;
  const spoken = { Top: "kittens.spoken.onTop", End: "kittens.spoken.atEnd", Above: "kittens.spoken.above" } as const;
  return {
    kind: "hide",
    secret: t("kittens.table.secret"),
    card,
    drawers: order(context).map((seat) => labels.who(seat).avatar),
    chosen: selection.slot,
    top: t("kittens-prompt.hide.top"),
    end: t("kittens-prompt.hide.end"),
    spoken: t(spoken[atSlot(context)], { count: selection.slot }),
  };
}

function atSlot({ view, selection }: UiContext): "Top" | "End" | "Above" {
  if (selection.slot === 0) return "Top";
  return selection.slot === view.pile ? "End" : "Above";
}

/** A card is looked at in secret, from the bottom (Raising Heck) or the top (Dig Deeper): keep it or not (K39, K54). */
export function keep(context: UiContext, decision: VisibleKeep): DecisionScene {
  const { labels } = context;
  const { t } = labels;
  const { seat, card } = decision;
  const mine = isViewersMove(context);
  const texts = textsOf(decision);
  const name = labels.name(seat);
  const prompt = mine
    ? ownPrompt(context, {
        title: labels.caps(`${texts}.title`),
        line: t(`${texts}.${lineFor(context, card)}`),
        buttons: [putBack(context, decision), take(context, decision)],
      })
    : waitingPrompt(context, seat, {
        title: labels.caps(`${texts}.theirTitle`, { name }),
        line: t(`${texts}.theirLine`),
      });
  const secret = mine ? t("kittens.table.secret") : null;
  return { prompt, stage: { kind: "look", secret, card, by: labels.who(seat), line: t(`${texts}.stage`) } };
}

/** Distinguishes a kitten that kills at once, the Imploding one face up, from one that ticks (K73). */
function lineFor({ view }: UiContext, card: VisibleKeep["card"]): "line" | "lineKitten" | "lineOpen" {
  if (card === null || !isDeadly(card, view.faceUp)) return "line";
  return isOpenKitten(card) ? "lineOpen" : "lineKitten";
}

const textsOf = ({ from }: VisibleKeep) => (from === "bottom" ? "kittens-prompt.heck" : "kittens-prompt.dig");

function take({ labels, view }: UiContext, decision: VisibleKeep): PromptButton {
  const texts = textsOf(decision);
  const { card } = decision;
  const kitten = card !== null && isKittenId(card);
  return button({
    id: "keep",
    kind: card && isDeadly(card, view.faceUp) ? "bomb" : "go",
    label: labels.caps(`${texts}.keep`),
    effect: labels.t(kitten ? `${texts}.keepEffectKitten` : `${texts}.keepEffect`),
    key: "1",
  });
}

function putBack(context: UiContext, decision: VisibleKeep): PromptButton {
  const { labels } = context;
  const effect = decision.from === "bottom" ? whoDrawsIt(context) : labels.t("kittens-prompt.dig.backEffect");
  return button({
    id: "return",
    kind: "paper",
    label: labels.caps(`${textsOf(decision)}.back`),
    effect,
    key: "2",
  });
}

/** Returns the player who would draw the top card after this turn. */
function whoDrawsIt({ view, labels }: UiContext): string {
  const [next = view.turn] = drawersOf(view, 1, 1);
  return labels.isMe(next)
    ? labels.t("kittens-prompt.heck.backEffectYou")
    : labels.t("kittens-prompt.heck.backEffect", { name: labels.name(next) });
}

/** Places with a name of their own, from the top. */
const ordinals = ["first", "second", "third"] as const;

/** Maximum number of cards side by side. */
const mostShown = 5;

export const knowsAnything = ({ known }: KittensView): boolean => known.some((card) => card !== null);

/**
 * Indexes of the displayed pile cards, 0 being the top: as many as See the Future shows, or only the known ones if one
 * lies deeper (K34, K96).
 */
function shownIndexes(view: KittensView): readonly number[] {
  const { known } = view;
  const { sight } = editionOf(view);
  const knownIndexes = known.flatMap((card, index) => (card === null ? [] : [index]));
  if (!knownIndexes.some((index) => index >= sight)) return [...known.keys()].slice(0, sight);
  return knownIndexes.slice(0, mostShown);
}

/** Whether the displayed cards are the top of the pile, without gaps. */
const isTop = (view: KittensView): boolean => shownIndexes(view).every((shown, index) => shown === index);

/** Shows the viewer's knowledge of the pile, and the players who would draw these cards. */
export function future(context: UiContext): DecisionScene {
  const { labels, view } = context;
  const { t } = labels;
  const stage = knownStage(context);
  const open = isOpen(context);
  const content = {
    title: isTop(view)
      ? labels.caps("kittens-prompt.future.title", { count: stage.cards.length })
      : labels.caps("kittens-prompt.future.titleKnown"),
    strong: open ? t("kittens-prompt.reveal.line") : undefined,
    line: t("kittens-prompt.future.line"),
    narrowLine: t("kittens-prompt.future.short"),
    buttons: [
      button({
        id: "got-it",
        kind: "go",
        label: labels.caps("kittens-prompt.future.got"),
        effect: t("kittens-prompt.future.gotEffect"),
        key: "Enter",
      }),
    ],
  };
  return {
    prompt: isViewersMove(context) ? ownPrompt(context, content) : waitingPrompt(context, view.turn, content),
    stage,
  };
}

/** Events after which only their player knows the cards. */
const ownLooks: readonly KittensEvent["type"][] = ["future-seen", "card-put-on-top", "alter-began", "future-altered"];

/** Whether all players saw the last displayed cards, and the viewer knows no others (K35). */
function isOpen({ story, labels, view }: UiContext): boolean {
  if (view.known.slice(editionOf(view).sight).some((card) => card !== null)) return false;
  const last = story.findLast(({ event }) => {
    if (ownLooks.some((type) => type === event.type)) return "seat" in event && labels.isMe(event.seat);
    if (event.type === "kitten-hidden" || event.type === "imploding-hidden") return event.position !== null;
    return event.type === "future-revealed";
  });
  return last?.event.type === "future-revealed";
}

function knownStage(context: UiContext): FutureStage {
  const { view, labels } = context;
  const secret = isOpen(context) ? null : labels.t("kittens.table.secret");
  return futureStage(context, { secret, cards: view.known, shown: shownIndexes(view) });
}

/**
 * Shows the cards that were just revealed to all, to a viewer whose knowledge the game does not keep (K35); null if
 * something else happened since.
 */
export function revealedStage(context: UiContext): FutureStage | null {
  const last = context.story.at(-1)?.event;
  if (last?.type !== "future-revealed" || knowsAnything(context.view)) return null;
  const { cards } = last;
  return futureStage(context, { secret: null, cards, shown: [...cards.keys()] });
}

interface ShownFuture extends Pick<FutureStage, "secret"> {
  /** The pile from the top; null for an unknown card. */
  readonly cards: readonly (CardId | null)[];
  /** Indexes of the displayed ones. */
  readonly shown: readonly number[];
}

function futureStage(context: UiContext, { secret, cards, shown }: ShownFuture): FutureStage {
  const { view, labels } = context;
  const order = drawersOf(view, cards.length);
  return {
    kind: "future",
    secret,
    cards: shown.map((index) => ({
      card: cards[index] ?? null,
      place: index + 1,
      ordinal: ordinalOf(context, index),
      drawer: labels.who(order[index] ?? view.turn),
    })),
  };
}

export function ordinalOf({ labels }: UiContext, index: number): string {
  const name = ordinals[index] ?? "nth";
  return labels.t(`kittens-prompt.future.places.${name}`, { place: index + 1 });
}
