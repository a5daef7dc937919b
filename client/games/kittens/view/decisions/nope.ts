import { assertNever } from "../../../../../shared/core/errors.ts";
import type { Seat } from "../../../../../shared/core/game.ts";
import { editionOf } from "../../../../../shared/games/kittens/editions/registry.ts";
import type { CardId } from "../../../../../shared/games/kittens/titles.ts";
import type { VisibleNopeWait } from "../../../../../shared/games/kittens/view.ts";
import type { AutoPass } from "../../../../../shared/net/protocol.ts";
import { isPlayedByBot } from "../../../../game-model/bots.ts";
import type { Prompt, PromptButton } from "../../../../table/scene/pieces.ts";
import type { ChainLink, ChainStage } from "../../../../table/scene/stages.ts";
import { type DecisionScene, ownPrompt, slimPrompt, waitingPrompt } from "../../../prompts.ts";
import { nopeWithClone } from "../../selection/choose-play.ts";
import { selectedCards } from "../../selection/planned-move.ts";
import { playName } from "../../text/phrases.ts";
import { canAnswer, isViewersMove, letsPass, type UiContext } from "../../ui-state.ts";
import { button } from "../controls.ts";
import { type NowCardPrompt, slipIn } from "./act.ts";

/** A play waits for Nopes. */
export function nope(context: UiContext, wait: VisibleNopeWait): DecisionScene {
  return { prompt: promptFor(context, wait), stage: chain(context, wait) };
}

function promptFor(context: UiContext, wait: VisibleNopeWait): Prompt {
  const { selection, labels } = context;
  const slip = slipIn(context);
  if (!isViewersMove(context) || letsPass(context)) return waiting(context, wait, slip);
  if (!canAnswer(context)) return withoutAnswer(context, wait);
  const [card] = selectedCards(context, selection);
  if (slip === null || card === undefined) return mine(context, wait);
  return ownPrompt(context, {
    title: labels.caps("kittens-prompt.play.title", { card: labels.title(card) }),
    call: null,
    ...slip,
  });
}

function withoutAnswer(context: UiContext, { play }: VisibleNopeWait): Prompt {
  const { labels } = context;
  const what = playName(play, labels);
  const whose = labels.isMe(play.seat) ? "barYours" : "bar";
  return slimPrompt(context, {
    title: labels.caps(`kittens-prompt.nope.${whose}`, { what, name: labels.name(play.seat) }),
    line: labels.t("kittens-prompt.nope.barLine"),
    buttons: [letPass(context)],
  });
}

/** The only choice of a viewer without an answer. */
export const letPass = ({ labels }: UiContext): PromptButton =>
  button({ id: "let-it", kind: "quiet", label: labels.caps("kittens-prompt.nope.letPass"), key: "l" });

/** A card of the hand can answer. If it is no Nope, the button for one is struck out. */
function mine(context: UiContext, wait: VisibleNopeWait): Prompt {
  const { labels } = context;
  const { t } = labels;
  const what = playName(wait.play, labels);
  const hit = hitLine(context, wait);
  const strong = standIn(wait, labels);
  const told = toldOf(context);
  return ownPrompt(context, {
    title: labels.caps(wait.nopes.length === 0 ? "kittens-prompt.nope.title" : "kittens-prompt.nope.titleAgain"),
    strong,
    call: labels.isMe(wait.play.seat) && wait.nopes.length > 0 ? "noped" : null,
    line: hit ?? t(strong === null ? told.line : told.brief),
    narrowLine: hit ?? t(told.short),
    buttons: [
      ...autoPassButtons(context, wait),
      nopeButton(context, wait),
      button({
        id: "let-it",
        kind: "paper",
        label: labels.caps("kittens-prompt.nope.letIt"),
        effect: t(isStopped(wait) ? "kittens-prompt.nope.staysStopped" : "kittens-prompt.nope.goesAhead", { what }),
        key: "l",
      }),
    ],
  });
}

/** Text keys that explain a Nope, by their length. */
function toldOf(context: UiContext) {
  const lone = "kittens-prompt.nope.lone";
  if (isLastWord(context)) return { line: lone, brief: lone, short: lone } as const;
  return {
    line: nopeWithClone(context) ? "kittens-prompt.clone.nope" : "kittens-prompt.nope.line",
    brief: "kittens-prompt.nope.brief",
    short: "kittens-prompt.nope.short",
  } as const;
}

/** Whether nothing can be played on a Nope (K97). */
const isLastWord = ({ view }: UiContext): boolean => editionOf(view).loneNope === true;

function nopeButton(context: UiContext, wait: VisibleNopeWait): PromptButton {
  const { labels, view } = context;
  const what = playName(wait.play, labels);
  return button({
    id: "nope",
    kind: "red",
    label: labels.caps("kittens-prompt.nope.button"),
    effect: labels.t(isStopped(wait) ? "kittens-prompt.nope.backOn" : "kittens-prompt.nope.stops", { what }),
    key: "n",
    enabled: nopeWithClone(context) !== undefined || view.hand.includes("nope"),
  });
}

/** The viewer has passed, auto-passes, played the waiting card, or only watches. */
function waiting(context: UiContext, wait: VisibleNopeWait, slip: NowCardPrompt | null): Prompt {
  const { labels, selection, table } = context;
  const last = wait.nopes.at(-1) ?? wait.play.seat;
  const content = wait.passed && !letsPass(context) ? passed(context) : stillOpen(context, wait);
  const slipped = slip === null || selection.cards.length === 0 ? {} : slip;
  const strong = standIn(wait, labels);
  const mayNope = isViewersMove(context) && canAnswer(context);
  const line = (letsPass(context) ? autoPassLine(context) : null) ?? content.line;
  const buttons = [...autoPassButtons(context, wait), ...(mayNope ? [nopeButton(context, wait)] : [])];
  return { ...waitingPrompt(context, last, { strong, ...content, line, buttons, ...slipped }), clock: table.clock };
}

/** Returns the meaning of a Godcat or a Clone in the play (K19). */
function standIn({ play: { as, cards } }: VisibleNopeWait, labels: UiContext["labels"]): string | null {
  const card = cards.find((each) => each === "godcat") ?? cards.find((each) => each === "clone");
  return as === null || card === undefined
    ? null
    : labels.t("kittens-prompt.nope.standIn", { card: labels.title(card), as: labels.title(as) });
}

const passed = (context: UiContext) => ({
  title: context.labels.caps("kittens-prompt.nope.passed"),
  line: context.labels.t(isLastWord(context) ? "kittens-prompt.nope.lone" : "kittens-prompt.nope.passedLine"),
});

function stillOpen({ labels }: UiContext, { play, nopes }: VisibleNopeWait) {
  const what = playName(play, labels);
  const last = nopes.at(-1);
  const title = labels.caps("kittens-prompt.nope.waiting");
  if (last !== undefined && labels.isMe(last)) return { title, line: labels.t("kittens-prompt.nope.noped") };
  if (labels.isMe(play.seat)) return { title, line: labels.t("kittens-prompt.nope.waitingYours", { what }) };
  return { title, line: labels.t("kittens-prompt.nope.waitingTheirs", { what, name: labels.name(play.seat) }) };
}

const isStopped = ({ nopes }: VisibleNopeWait): boolean => nopes.length % 2 === 1;

/** The waiting play, and its chain of Nopes. */
function chain(context: UiContext, wait: VisibleNopeWait): ChainStage {
  const { labels } = context;
  const stopped = isStopped(wait);
  const cards = nopeCards(context, wait);
  return {
    kind: "chain",
    links: [
      playLink(labels, wait),
      ...wait.nopes.map((seat, index) => nopeLink(labels, wait, { seat, index, card: cards[index] ?? "nope" })),
    ],
    standing: {
      lead: labels.t("kittens-prompt.nope.lead"),
      word: labels.t(stopped ? "kittens-prompt.nope.stopped" : "kittens-prompt.nope.ahead"),
      stopped,
    },
  };
}

function playLink(labels: UiContext["labels"], wait: VisibleNopeWait): ChainLink {
  const { cards, seat, target } = wait.play;
  const hits = wait.nopes.length;
  return {
    key: "play",
    cards,
    by: labels.who(seat),
    target: target === null ? null : labels.who(target),
    ...stamped(labels, hits),
  };
}

/** Returns the cards that have Noped this play: Nopes, or Clones of them (K57). */
function nopeCards({ story }: UiContext, { play, nopes }: VisibleNopeWait): readonly CardId[] {
  const cards = story.flatMap(({ event, play: noped }) =>
    event.type === "noped" && noped?.seat === play.seat && noped.cards.join() === play.cards.join() ? event.card : [],
  );
  return nopes.length === 0 ? [] : cards.slice(-nopes.length);
}

interface Noped {
  readonly seat: Seat;
  /** Index in the chain of Nopes; later Nopes hit it. */
  readonly index: number;
  readonly card: CardId;
}

function nopeLink(labels: UiContext["labels"], wait: VisibleNopeWait, { seat, index, card }: Noped): ChainLink {
  const hits = wait.nopes.length - 1 - index;
  return { key: `nope-${index}`, cards: [card], by: labels.who(seat), target: null, ...stamped(labels, hits) };
}

/** @param hits number of later Nopes in the chain: an odd number cancels the link, an even number restores it. */
function stamped(labels: UiContext["labels"], hits: number): Pick<ChainLink, "state" | "stamp" | "was"> {
  return { ...stampOf(labels, hits), was: stampOf(labels, Math.max(0, hits - 1)) };
}

function stampOf(labels: UiContext["labels"], hits: number): ChainLink["was"] {
  if (hits === 0) return { state: "fresh", stamp: null };
  return hits % 2 === 1
    ? { state: "stopped", stamp: labels.t("kittens-prompt.nope.stampNope") }
    : { state: "restored", stamp: labels.t("kittens-prompt.nope.stampYup") };
}

/** Describes the auto-pass setting; null if the viewer is always asked. */
function autoPassLine({ consent, labels }: UiContext): string | null {
  if (consent === null || consent === "ask") return null;
  return labels.t(`kittens-prompt.consent.${consent === "until-turn" ? "allLine" : "mostLine"}`);
}

/** Reason for the prompt despite auto-pass; null if the viewer is always asked, or if their own play is affected. */
const hitLine = ({ consent, labels }: UiContext, { play }: VisibleNopeWait): string | null =>
  consent === "unless-hit" && !labels.isMe(play.seat) ? labels.t("kittens-prompt.consent.hit") : null;

/** Buttons for the auto-pass setting: one beside the responses, all other choices while no response is pending. */
function autoPassButtons(context: UiContext, wait: VisibleNopeWait): readonly PromptButton[] {
  const { consent, view, table } = context;
  const isIn = view.viewer !== "spectator" && view.seats[view.viewer]?.life !== "exploded" && !isPlayedByBot(table);
  if (consent === null || !isIn) return [];
  if (isViewersMove(context) && !letsPass(context)) return [choice(context, consent === "ask" ? "until-turn" : "ask")];
  if (consent === "ask" && !wait.passed) return [];
  return offered.filter((each) => each !== consent).map((each) => choice(context, each));
}

const offered: readonly AutoPass[] = ["unless-hit", "until-turn", "ask"];

function choice({ labels }: UiContext, consent: AutoPass): PromptButton {
  const { t, caps } = labels;
  switch (consent) {
    case "until-turn":
      return button({
        id: "let-all",
        kind: "quiet",
        label: caps("kittens-prompt.consent.all"),
        effect: t("kittens-prompt.consent.allEffect"),
        key: "p",
      });
    case "unless-hit":
      return button({
        id: "let-most",
        kind: "quiet",
        label: caps("kittens-prompt.consent.most"),
        effect: t("kittens-prompt.consent.mostEffect"),
        key: "h",
      });
    case "ask":
      return button({
        id: "ask-me",
        kind: "quiet",
        label: caps("kittens-prompt.consent.ask"),
        effect: t("kittens-prompt.consent.askEffect"),
        key: "a",
      });
    default:
      return assertNever(consent);
  }
}
