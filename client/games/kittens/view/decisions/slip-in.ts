import type { PromptButton } from "../../../../table/scene/pieces.ts";
import { meaningOf, planMove, targetedBy } from "../../selection/planned-move.ts";
import { pressTarget } from "../../text/target-prompt.ts";
import { legalPlays, type UiContext } from "../../ui-context.ts";
import { button } from "../buttons.ts";
import { cancel } from "./gathering.ts";

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
  if (view.pending.length > 0) return { line: t("kittens.prompt.now.wait"), buttons: [] };
  return {
    line: t("kittens.prompt.now.line", { name: labels.name(view.turn) }),
    narrowLine: t("kittens.prompt.now.short"),
    buttons: [],
  };
}

function selected(context: UiContext): NowCardPrompt {
  const { labels, view } = context;
  const { t } = labels;
  const plan = planMove(context);
  if (plan.kind === "target") return { line: pressTarget(context, plan.way), buttons: [cancel(context)] };
  const card = plan.kind === "ready" ? meaningOf(context, plan.command) : null;
  if (plan.kind !== "ready" || card === null) return { line: t("kittens.prompt.now.wait"), buttons: [cancel(context)] };
  const { target } = plan.command;
  const go = button({
    id: "play",
    kind: "go",
    label: labels.caps("kittens.prompt.now.button", { card: labels.title(card) }),
    effect: t(view.pending.length > 0 ? "kittens.prompt.now.effectFirst" : "kittens.prompt.now.effect"),
    key: "Enter",
  });
  return {
    line:
      target === undefined
        ? t(`kittens.cards.${card}.rule`)
        : t(`kittens.cards.${targetedBy(context, plan.command)}.aim.line`, { name: labels.name(target) }),
    buttons: [cancel(context), go],
  };
}
