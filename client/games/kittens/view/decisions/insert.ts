import { drawersOf } from "../../../../../shared/games/kittens/next-living.ts";
import type { InsertDecision } from "../../../../../shared/games/kittens/state.ts";
import type { Prompt } from "../../../../table/scene/pieces.ts";
import type { HideStage } from "../../../../table/scene/stages.ts";
import { type DecisionScene, emptyStage, ownPrompt, waitingPrompt } from "../../../prompts.ts";
import { isViewersMove, type UiContext } from "../../ui-context.ts";
import { button } from "../buttons.ts";

/** Kittens are put back one after the other, in secret except for players of Clairvoyance (K10, K47, K50). */
export function insert(context: UiContext, insertion: InsertDecision): DecisionScene {
  if (isViewersMove(context)) return { prompt: mine(context, insertion), stage: hiding(context) };
  return { prompt: theirs(context, insertion), stage: emptyStage };
}

function theirs(context: UiContext, { seat, kittens, watchers }: InsertDecision): Prompt {
  const { labels } = context;
  const which = kittens > 1 ? "theirTitleTwo" : isSecond(context) ? "theirTitleSecond" : "theirTitle";
  const watching = watchers.some((watcher) => labels.isMe(watcher));
  return waitingPrompt(context, seat, {
    title: labels.caps(`kittens.prompt.hide.${which}`, { name: labels.name(seat) }),
    strong: watched(context),
    line: labels.t(watching ? "kittens.prompt.hide.watching" : "kittens.prompt.hide.theirLine"),
  });
}

/** Whether the first of two kittens is back in the pile. */
const isSecond = ({ story }: UiContext): boolean =>
  story.findLast(({ event }) => event.type === "saved" || event.type === "kitten-hidden")?.event.type ===
  "kitten-hidden";

/** Describes the slot that the viewer has just seen another player choose; null without one. */
export function watched({ story, labels, view }: UiContext): string | null {
  const last = story.findLast(({ event }) => event.type !== "turn-began")?.event;
  if (last?.type !== "kitten-hidden" || last.position === null || labels.isMe(last.seat)) return null;
  const count = last.position;
  if (count === 0) return labels.t("kittens.prompt.hide.sawTop");
  return labels.t(`kittens.prompt.hide.${count === view.pile - 1 ? "sawEnd" : "sawAbove"}`, { count });
}

/** Returns the player who draws at each slot if all players just draw. Hiding the kitten ends one turn (K14). */
const order = ({ view }: UiContext) => drawersOf(view, view.pile + 1, 1);

function mine(context: UiContext, { kittens, watchers }: InsertDecision): Prompt {
  const { labels, selection } = context;
  const { t } = labels;
  const drawer = order(context)[selection.slot] ?? context.view.turn;
  const line = labels.isMe(drawer)
    ? t("kittens.prompt.hide.lineYou")
    : t("kittens.prompt.hide.line", { name: labels.name(drawer) });
  const names = watchers.map(labels.name).join(", ");
  return ownPrompt(context, {
    title: titleFor(context, kittens),
    strong: t(`kittens.prompt.hide.strong${atSlot(context)}`, { count: selection.slot }),
    line: names === "" ? line : `${line} ${t("kittens.prompt.hide.watchedLine", { names })}`,
    narrowLine: names === "" ? undefined : line,
    buttons: [
      button({
        id: "anywhere",
        kind: "dark",
        label: labels.caps("kittens.prompt.hide.anywhere"),
        effect: t("kittens.prompt.hide.byChance"),
      }),
      button({ id: "hide", kind: "bomb", label: labels.caps("kittens.prompt.hide.here"), key: "Enter" }),
    ],
  });
}

function titleFor(context: UiContext, kittens: number): string {
  const { labels } = context;
  if (kittens > 1) return labels.caps("kittens.prompt.hide.titleOf", { number: 1, count: kittens });
  return labels.caps(isSecond(context) ? "kittens.prompt.hide.titleSecond" : "kittens.prompt.hide.title");
}

function hiding(context: UiContext): HideStage {
  const { labels, selection } = context;
  const { t } = labels;
  const spoken = { Top: "kittens.spoken.onTop", End: "kittens.spoken.atEnd", Above: "kittens.spoken.above" } as const;
  return {
    kind: "hide",
    secret: t("kittens.table.secret"),
    card: "exploding-kitten",
    drawers: order(context).map((seat) => labels.who(seat).avatar),
    chosen: selection.slot,
    top: t("kittens.prompt.hide.top"),
    end: t("kittens.prompt.hide.end"),
    spoken: t(spoken[atSlot(context)], { count: selection.slot }),
  };
}

function atSlot({ view, selection }: UiContext): "Top" | "End" | "Above" {
  if (selection.slot === 0) return "Top";
  return selection.slot === view.pile ? "End" : "Above";
}
