import type { Seat } from "../../../../../shared/core/game.ts";
import { editionOf } from "../../../../../shared/games/kittens/editions/registry.ts";
import type { KittensEvent } from "../../../../../shared/games/kittens/events.ts";
import { deadlyKittensInPile, isDeadly } from "../../../../../shared/games/kittens/odds.ts";
import type { Cause } from "../../../../../shared/games/kittens/state.ts";
import type { KittensView } from "../../../../../shared/games/kittens/view.ts";
import type { Prompt, PromptButton } from "../../../../table/scene/pieces.ts";
import { type DecisionScene, emptyStage, ownPrompt, waitingPrompt } from "../../../prompts.ts";
import { meaningOf, planMove, pressTarget, targetedBy } from "../../selection/planned-move.ts";
import { ruleKeyOf } from "../../text/card-texts.ts";
import { isViewersMove, legalPlays, type UiContext } from "../../ui-state.ts";
import { button } from "../controls.ts";
import { faceUpText, kittenPercent } from "../piles.ts";
import { future, knowsAnything, revealedStage, watched } from "./pile-cards.ts";
import { cancel, selectedCardsScene } from "./selected-cards.ts";

/** A player is on turn and no decision is pending. */
export function actScene(context: UiContext): DecisionScene {
  if (context.selection.peeking && knowsAnything(context.view)) return future(context);
  if (!isViewersMove(context)) return { prompt: theirTurn(context), stage: revealedStage(context) ?? emptyStage };
  if (context.selection.cards.length > 0) return selectedCardsScene(context, planMove(context));
  return { prompt: myTurn(context), stage: emptyStage };
}

function myTurn(context: UiContext): Prompt {
  const { view, labels } = context;
  const { t } = labels;
  const count = view.owes;
  const owed = count > 1;
  return ownPrompt(context, {
    title: labels.caps("kittens-prompt.turn.title"),
    pips: owed ? { count, text: t("kittens-prompt.turn.toTake", { count }) } : null,
    strong: watched(context),
    ...lines(context),
    buttons: [...peek(context), draw(context)],
  });
}

/** Explains the turn, or warns of the kitten that lies face up on the pile. */
function lines(context: UiContext): { readonly line: string; readonly narrowLine?: string } {
  const { view, labels } = context;
  const { t, joined } = labels;
  const count = view.owes;
  if (view.visibleTop !== null) {
    const line = t("kittens-prompt.turn.lineOpen");
    return { line: joined.sentences([faceUpText(context), line]), narrowLine: line };
  }
  if (count === 1) return { line: t("kittens-prompt.turn.line"), narrowLine: t("kittens-prompt.turn.short") };
  return { line: t("kittens-prompt.turn.lineOwed", { count }), narrowLine: t("kittens-prompt.turn.shortOwed") };
}

function draw(context: UiContext): PromptButton {
  const { view, labels } = context;
  const label = labels.caps("kittens-prompt.turn.draw");
  const [top] = view.known;
  const kind = top && !isDeadly(top, view.faceUp) ? "green" : "bomb";
  return button({ id: "draw", kind, label, effect: drawEffect(context), key: "d" });
}

/** Returns the effect of a draw. During the response window a draw is delayed (K49). */
function drawEffect({ view, labels, held, selection, odds }: UiContext): string | null {
  const [top] = view.known;
  if (held) return labels.t(selection.drawing ? "kittens-prompt.beat.held" : "kittens.table.beat");
  if (top) return labels.t("kittens-prompt.turn.known", { card: labels.title(top) });
  return odds ? labels.t("kittens-prompt.turn.chance", { percent: kittenPercent(view) }) : null;
}

function theirTurn(context: UiContext): Prompt {
  const { view, labels } = context;
  const last = context.story.findLast(({ event }) => !notNews.includes(event.type))?.event;
  if (last?.type === "exploded" || last?.type === "died") return isOut(context, last);
  const count = view.owes;
  const options = whatToDo(context);
  return waitingPrompt(context, view.turn, {
    title: labels.caps("kittens-prompt.theirs.title", { name: labels.name(view.turn) }),
    pips: count > 1 ? { count, text: labels.t("kittens-prompt.theirs.left", { count }) } : null,
    strong: watched(context),
    ...(view.visibleTop === null ? options : underKitten(context, options)),
  });
}

/** Events that may follow an elimination and need no mention. */
const notNews: readonly KittensEvent["type"][] = ["turn-began", "godcat-returned", "imploding-surfaced"];

/** Warns of the kitten that lies face up on the pile, before the options. */
function underKitten(context: UiContext, options: NowCardPrompt): NowCardPrompt {
  const warning = faceUpText(context);
  return { ...options, line: context.labels.joined.sentences([warning, options.line]), narrowLine: warning };
}

/** Returns the options of the other players during this turn. */
function whatToDo(context: UiContext): NowCardPrompt {
  const { view, labels } = context;
  const { t } = labels;
  const slip = slipIn(context);
  if (slip !== null) return { ...slip, buttons: slip.buttons.length > 0 ? slip.buttons : peek(context) };
  const buttons = peek(context);
  const life = view.viewer === "spectator" ? undefined : view.seats[view.viewer]?.life;
  if (life === "exploded") return { line: t("kittens-prompt.theirs.out"), buttons };
  if (life !== "dead") return { line: t("kittens-prompt.theirs.line"), buttons };
  return { line: t("kittens-prompt.dead.line"), narrowLine: t("kittens-prompt.dead.short"), buttons };
}

/** A player has just exploded, or is now Dead. */
function isOut(context: UiContext, { type, seat, cause }: Extract<KittensEvent, { cause: Cause }>): Prompt {
  const { view, labels } = context;
  const mine = labels.isMe(seat);
  const { line, buttons } = whatToDo(context);
  if (type === "died" && mine) {
    const title = labels.caps("kittens-prompt.dead.title");
    const died = labels.t(`kittens-prompt.dead.${cause === "devilcat" ? "lineDevil" : "line"}`);
    return waitingPrompt(context, seat, { title, line: context.selection.cards.length > 0 ? line : died, buttons });
  }
  const news = labels.joined.sentences([
    labels.t("kittens-prompt.out.left", { count: living(view).length }),
    labels.t("kittens-prompt.out.kittens", { count: deadlyKittensInPile(view) }),
    labels.t("kittens-prompt.out.next", { name: labels.name(view.turn) }),
  ]);
  const key = type === "died" ? "kittens-prompt.dead.theirs" : "kittens-prompt.out.title";
  return waitingPrompt(context, seat, {
    title: mine ? labels.caps("kittens-prompt.out.you") : labels.caps(key, { name: labels.name(seat) }),
    line: context.selection.cards.length > 0 ? line : news,
    buttons,
  });
}

/** Button that shows the cards of See the Future again. */
function peek({ view, labels }: UiContext): readonly PromptButton[] {
  if (!knowsAnything(view)) return [];
  return [
    button({
      id: "peek",
      kind: "dark",
      label: labels.caps("kittens-prompt.future.again"),
      effect: labels.t("kittens-prompt.future.againEffect"),
    }),
  ];
}

const living = ({ seats }: KittensView): readonly Seat[] =>
  seats.flatMap(({ life }, seat) => (life === "living" ? [seat] : []));

/** Prompt for NOW cards that can be played out of turn. A selected card adds its button (K49). */
export interface NowCardPrompt {
  readonly line: string;
  readonly narrowLine?: string;
  readonly buttons: readonly PromptButton[];
}

/** Null if the viewer has no NOW card to play. */
export function slipIn(context: UiContext): NowCardPrompt | null {
  const { selection, view, labels } = context;
  const { t } = labels;
  if (legalPlays(context).length === 0) return null;
  if (selection.cards.length > 0) return selected(context);
  if (view.pending.length > 0) return { line: t("kittens-prompt.now.wait"), buttons: [] };
  return {
    line: t("kittens-prompt.now.line", { name: labels.name(view.turn) }),
    narrowLine: t("kittens-prompt.now.short"),
    buttons: [],
  };
}

function selected(context: UiContext): NowCardPrompt {
  const { labels, view } = context;
  const { t } = labels;
  const plan = planMove(context);
  if (plan.kind === "target") return { line: pressTarget(context, plan.way), buttons: [cancel(context)] };
  const card = plan.kind === "ready" ? meaningOf(context, plan.command) : null;
  if (plan.kind !== "ready" || card === null) return { line: t("kittens-prompt.now.wait"), buttons: [cancel(context)] };
  const { target } = plan.command;
  const go = button({
    id: "play",
    kind: "go",
    label: labels.caps("kittens-prompt.now.button", { card: labels.title(card) }),
    effect: t(view.pending.length > 0 ? "kittens-prompt.now.effectFirst" : "kittens-prompt.now.effect"),
    key: "Enter",
  });
  return {
    line:
      target === undefined
        ? t(ruleKeyOf(card, editionOf(view)))
        : t(`kittens-cards.${targetedBy(context, plan.command)}.aim.line`, { name: labels.name(target) }),
    buttons: [cancel(context), go],
  };
}
