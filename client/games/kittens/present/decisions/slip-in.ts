import type { PromptButton } from "../../../../table/model/pieces.ts";
import { meaningOf, planOf, targetedBy } from "../../plan.ts";
import { pressTarget } from "../../press-target.ts";
import { legalPlays, type Situation } from "../../situation.ts";
import { button } from "../buttons.ts";
import { cancel } from "./gathering.ts";

/** Prompt for NOW cards that can be played out of turn. A selected card adds its button (K49). */
export interface SlipIn {
  readonly line: string;
  readonly narrowLine?: string;
  readonly buttons: readonly PromptButton[];
}

/** Null if the viewer has no NOW card to play. */
export function slipIn(situation: Situation): SlipIn | null {
  const { draft, view, words } = situation;
  const { t } = words;
  if (legalPlays(situation).length === 0) return null;
  if (draft.cards.length > 0) return selected(situation);
  if (view.pending.length > 0) return { line: t("kittens.prompt.now.wait"), buttons: [] };
  return {
    line: t("kittens.prompt.now.line", { name: words.name(view.turn) }),
    narrowLine: t("kittens.prompt.now.short"),
    buttons: [],
  };
}

function selected(situation: Situation): SlipIn {
  const { words, view } = situation;
  const { t } = words;
  const plan = planOf(situation);
  if (plan.kind === "target") return { line: pressTarget(situation, plan.way), buttons: [cancel(situation)] };
  const card = plan.kind === "ready" ? meaningOf(situation, plan.command) : null;
  if (plan.kind !== "ready" || card === null)
    return { line: t("kittens.prompt.now.wait"), buttons: [cancel(situation)] };
  const { target } = plan.command;
  const go = button({
    id: "play",
    kind: "go",
    label: words.caps("kittens.prompt.now.button", { card: words.title(card) }),
    effect: t(view.pending.length > 0 ? "kittens.prompt.now.effectFirst" : "kittens.prompt.now.effect"),
    key: "Enter",
  });
  return {
    line:
      target === undefined
        ? t(`kittens.cards.${card}.rule`)
        : t(`kittens.cards.${targetedBy(situation, plan.command)}.aim.line`, { name: words.name(target) }),
    buttons: [cancel(situation), go],
  };
}
