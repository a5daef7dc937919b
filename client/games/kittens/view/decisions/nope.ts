import type { VisibleNopeWait } from "../../../../../shared/games/kittens/view.ts";
import type { Prompt, PromptButton } from "../../../../table/scene/pieces.ts";
import { type DecisionScene, ownPrompt, waitingPrompt } from "../../../prompts.ts";
import { nopeWithClone } from "../../selection/choose-in-wait.ts";
import { selectedCards } from "../../selection/planned-move.ts";
import { playName } from "../../text/play-labels.ts";
import { isViewersMove, letsPass, type UiContext } from "../../ui-context.ts";
import { button } from "../buttons.ts";
import { autoPassButtons, autoPassLine, hitLine } from "./auto-pass.ts";
import { chain, isStopped } from "./chain.ts";
import { type NowCardPrompt, slipIn } from "./slip-in.ts";

/** A play waits for Nopes. */
export function nope(context: UiContext, wait: VisibleNopeWait): DecisionScene {
  return { prompt: promptFor(context, wait), stage: chain(context, wait) };
}

function promptFor(context: UiContext, wait: VisibleNopeWait): Prompt {
  const { selection, labels } = context;
  const slip = slipIn(context);
  if (!isViewersMove(context) || letsPass(context)) return waiting(context, wait, slip);
  const [card] = selectedCards(context, selection);
  if (slip === null || card === undefined) return mine(context, wait);
  return ownPrompt(context, { title: labels.caps("kittens.prompt.play.title", { card: labels.title(card) }), ...slip });
}

/** Looks the same for every entitled player. Without a Nope the button is struck out. */
function mine(context: UiContext, wait: VisibleNopeWait): Prompt {
  const { labels } = context;
  const { t } = labels;
  const what = playName(wait.play, labels);
  const hit = hitLine(context, wait);
  const strong = standIn(wait, labels);
  const lineKey = nopeWithClone(context) ? "kittens.prompt.clone.nope" : "kittens.prompt.nope.line";
  return ownPrompt(context, {
    title: labels.caps(wait.nopes.length === 0 ? "kittens.prompt.nope.title" : "kittens.prompt.nope.titleAgain"),
    strong,
    line: hit ?? t(strong === null ? lineKey : "kittens.prompt.nope.brief"),
    narrowLine: hit ?? t("kittens.prompt.nope.short"),
    buttons: [
      ...autoPassButtons(context, wait),
      nopeButton(context, wait),
      button({
        id: "let-it",
        kind: "paper",
        label: labels.caps("kittens.prompt.nope.letIt"),
        effect: t(isStopped(wait) ? "kittens.prompt.nope.staysStopped" : "kittens.prompt.nope.goesAhead", { what }),
        key: "l",
      }),
    ],
  });
}

function nopeButton(context: UiContext, wait: VisibleNopeWait): PromptButton {
  const { labels, view } = context;
  const what = playName(wait.play, labels);
  return button({
    id: "nope",
    kind: "red",
    label: labels.caps("kittens.prompt.nope.button"),
    effect: labels.t(isStopped(wait) ? "kittens.prompt.nope.backOn" : "kittens.prompt.nope.stops", { what }),
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
  const line = (letsPass(context) ? autoPassLine(context) : null) ?? content.line;
  const buttons = [...autoPassButtons(context, wait), ...(isViewersMove(context) ? [nopeButton(context, wait)] : [])];
  return { ...waitingPrompt(context, last, { strong, ...content, line, buttons, ...slipped }), clock: table.clock };
}

/** Returns the meaning of a Godcat or a Clone in the play (K19). */
function standIn({ play: { as, cards } }: VisibleNopeWait, labels: UiContext["labels"]): string | null {
  const card = cards.find((each) => each === "godcat") ?? cards.find((each) => each === "clone");
  return as === null || card === undefined
    ? null
    : `${labels.t("kittens.prompt.save.as", { card: labels.title(card), as: labels.title(as) })}.`;
}

const passed = ({ labels }: UiContext) => ({
  title: labels.caps("kittens.prompt.nope.passed"),
  line: labels.t("kittens.prompt.nope.passedLine"),
});

function stillOpen({ labels }: UiContext, { play, nopes }: VisibleNopeWait) {
  const what = playName(play, labels);
  const last = nopes.at(-1);
  const title = labels.caps("kittens.prompt.nope.waiting");
  if (last !== undefined && labels.isMe(last)) return { title, line: labels.t("kittens.prompt.nope.noped") };
  if (labels.isMe(play.seat)) return { title, line: labels.t("kittens.prompt.nope.waitingYours", { what }) };
  return { title, line: labels.t("kittens.prompt.nope.waitingTheirs", { what, name: labels.name(play.seat) }) };
}
