import type { Seat } from "../../../../../shared/core/game.ts";
import type { KittensView, VisibleClairvoyanceWait } from "../../../../../shared/games/kittens/view.ts";
import type { Prompt } from "../../../../table/scene/pieces.ts";
import type { Stage } from "../../../../table/scene/stages.ts";
import { type DecisionScene, ownPrompt, slimPrompt, waitingPrompt } from "../../../prompts.ts";
import { canAnswer, isViewersMove, type UiContext } from "../../ui-state.ts";
import { button } from "../controls.ts";
import { letPass } from "./nope.ts";

/** After a save the other players may play Clairvoyance. All may pass, with or without the card (K50). */
export function clairvoyance(context: UiContext, wait: VisibleClairvoyanceWait): DecisionScene {
  const prompt = isViewersMove(context) ? mine(context, wait.seat) : waiting(context, wait);
  return { prompt, stage: ticking(context) };
}

function mine(context: UiContext, seat: Seat): Prompt {
  const { labels, view } = context;
  const { t } = labels;
  const values = { name: labels.name(seat), card: labels.title("clairvoyance-now") };
  if (!canAnswer(context))
    return slimPrompt(context, {
      title: labels.caps("kittens-prompt.clairvoyance.bar", values),
      line: t("kittens-prompt.nope.barLine"),
      buttons: [letPass(context)],
    });
  return ownPrompt(context, {
    title: labels.caps("kittens-prompt.clairvoyance.title"),
    line: t("kittens-prompt.clairvoyance.line", values),
    narrowLine: t("kittens-prompt.clairvoyance.short", values),
    buttons: [
      button({
        id: "watch",
        kind: "go",
        label: labels.caps("kittens-prompt.clairvoyance.button", values),
        effect: t("kittens-prompt.clairvoyance.effect"),
        key: "c",
        enabled: view.hand.includes("clairvoyance-now"),
      }),
      button({
        id: "let-it",
        kind: "paper",
        label: labels.caps("kittens-prompt.clairvoyance.letIt"),
        effect: t("kittens-prompt.clairvoyance.letItEffect", values),
        key: "l",
      }),
    ],
  });
}

/** The viewer is the saved player, has passed, or only watches. */
function waiting(context: UiContext, { seat, passed }: VisibleClairvoyanceWait): Prompt {
  const { labels, table } = context;
  const values = { name: labels.name(seat), card: labels.title("clairvoyance-now") };
  const title = labels.caps(`kittens-prompt.clairvoyance.${passed ? "passed" : "waiting"}`);
  const line = passed ? "passedLine" : labels.isMe(seat) ? "waitingYours" : "waitingTheirs";
  const content = { title, line: labels.t(`kittens-prompt.clairvoyance.${line}`, values) };
  return { ...waitingPrompt(context, seat, content), clock: table.clock };
}

/** The kittens that are about to be put back. */
function ticking({ view, labels }: UiContext): Stage {
  const cards = Array<string>(kittensInHand(view)).fill("exploding-kitten");
  return { kind: "selection", cards, line: labels.t("kittens-prompt.save.ticking") };
}

function kittensInHand({ pending }: KittensView): number {
  const below = pending.findLast(({ kind }) => kind === "insert");
  return below?.kind === "insert" ? below.kittens : 0;
}
