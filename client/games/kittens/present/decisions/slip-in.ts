import type { PromptButton } from "../../../../table/model/pieces.ts";
import { meaningOf, planOf } from "../../plan.ts";
import { legalPlays, type Situation } from "../../situation.ts";
import { button } from "../buttons.ts";
import { cancel } from "./gathering.ts";

/** What is said where NOW cards may be slipped in out of turn: a selected one brings its button (K49). */
export interface SlipIn {
  readonly line: string;
  readonly narrowLine?: string;
  readonly buttons: readonly PromptButton[];
}

/** Null where the viewer has no NOW card to play. */
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
  if (plan.kind !== "ready") {
    return { line: t("kittens.prompt.play.feed-the-dead-now.pressDead"), buttons: [cancel(situation)] };
  }
  const { target } = plan.command;
  const card = meaningOf(situation, plan.command) ?? "shuffle-now";
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
        : t("kittens.prompt.play.feed-the-dead-now.line", { name: words.name(target) }),
    buttons: [cancel(situation), go],
  };
}
