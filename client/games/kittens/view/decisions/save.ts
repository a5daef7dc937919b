import type { Seat } from "../../../../../shared/core/game.ts";
import { editionOf } from "../../../../../shared/games/kittens/editions/registry.ts";
import { clonedSave } from "../../../../../shared/games/kittens/saves.ts";
import type { SaveDecision } from "../../../../../shared/games/kittens/state.ts";
import { type CardId, cardIds } from "../../../../../shared/games/kittens/titles.ts";
import type { Prompt, PromptButton } from "../../../../table/scene/pieces.ts";
import type { Stage } from "../../../../table/scene/stages.ts";
import { type DecisionScene, ownPrompt, waitingPrompt } from "../../../prompts.ts";
import { type CardCommand, type PlannedMove, planMove } from "../../selection/planned-move.ts";
import { isViewersMove, type UiContext } from "../../ui-state.ts";
import { button, formsGrid } from "../controls.ts";

/** A player who has a save drew a kitten, or the Devilcat lies before them (K9, K41, K45). */
export function save(context: UiContext, decision: SaveDecision): DecisionScene {
  if (!isViewersMove(context)) return { prompt: theirs(context, decision), stage: ticking(context, decision) };
  const plan = planMove(context);
  const forms = plan.kind === "as" || plan.kind === "target" || plan.kind === "ready" ? plan.forms : [];
  const stage = forms.length > 0 ? formsGrid(context, forms) : ticking(context, decision);
  return { prompt: mine(context, decision, plan), stage };
}

function ticking({ labels }: UiContext, { cause }: SaveDecision): Stage {
  return cause === "devilcat"
    ? { kind: "selection", cards: ["devilcat"], line: labels.t("kittens-prompt.save.tickingDevil") }
    : { kind: "selection", cards: ["exploding-kitten"], line: labels.t("kittens-prompt.save.ticking") };
}

function theirs(context: UiContext, { seat, cause }: SaveDecision): Prompt {
  const { labels } = context;
  const name = labels.name(seat);
  const devil = cause === "devilcat";
  const line = isUndead(context) ? "theirLineMay" : devil ? "theirLineDevil" : "theirLine";
  return waitingPrompt(context, seat, {
    title: labels.caps(devil ? "kittens-prompt.save.theirTitleDevil" : "kittens-prompt.save.theirTitle", { name }),
    line: labels.t(`kittens-prompt.save.${line}`, { name }),
  });
}

/** Editions with Dead players let a player decline a save (K45). */
const isUndead = ({ view }: UiContext): boolean => editionOf(view).undead;

function mine(context: UiContext, decision: SaveDecision, plan: PlannedMove): Prompt {
  const { labels } = context;
  const said = saidOf(context, decision, plan);
  const die = button({
    id: "explode",
    kind: "dark",
    label: labels.caps("kittens-prompt.save.die"),
    effect: labels.t("kittens-prompt.save.dieEffect"),
  });
  return ownPrompt(context, {
    ...said,
    buttons: [
      ...(isUndead(context) ? [die] : []),
      ...(plan.kind === "ready" ? [saveButton(context, decision, plan.command)] : []),
    ],
  });
}

function saidOf(context: UiContext, decision: SaveDecision, plan: PlannedMove): { title: string; line: string } {
  const { labels } = context;
  const { t } = labels;
  const title = labels.caps(`kittens-prompt.save.${decision.cause === "devilcat" ? "titleDevil" : "title"}`);
  if (plan.kind === "as") return { title, line: t("kittens-prompt.godcat.save") };
  if (plan.kind === "target") {
    return { title: labels.caps("kittens-prompt.save.who"), line: t("kittens-prompt.save.whoLine") };
  }
  const returning = plan.kind === "ready" ? plan.command.target : undefined;
  if (returning === undefined) return { title, line: lineFor(context, decision) };
  return {
    title: labels.caps("kittens-prompt.save.whoTitle", { name: labels.name(returning) }),
    line: t(`kittens-prompt.save.${hiddenWith(context, decision, returning)}`),
  };
}

function lineFor({ labels, legal, view }: UiContext, { cause }: SaveDecision): string {
  const saves = new Set(legal.flatMap((command) => (command.type === "save" ? command.card : [])));
  const [only] = cardIds.filter((id) => saves.has(id));
  if (saves.size > 1) return labels.t("kittens-prompt.save.choose");
  const devil = cause === "devilcat";
  if (editionOf(view).undead) return labels.t(`kittens-prompt.save.${devil ? "lineMayDevil" : "lineMay"}`);
  return labels.t(`kittens-prompt.save.${devil ? "lineDevil" : "line"}`, { card: labels.title(only ?? "defuse") });
}

/** Returns the number of kittens to hide if this player returns (K47, K63). */
function hiddenWith({ view }: UiContext, { cause }: SaveDecision, returning: Seat) {
  const kittens = (cause === "kitten" ? 1 : 0) + (view.seats[returning]?.kitten ? 1 : 0);
  return kittens === 2 ? "whoLineKittens" : kittens === 1 ? "whoLineKitten" : "whoLineNone";
}

function saveButton(context: UiContext, { cause }: SaveDecision, way: CardCommand): PromptButton {
  const { labels } = context;
  const card = nameOf(context, way, cause);
  if (way.target !== undefined) {
    const label = labels.caps("kittens-prompt.save.whoButton", { name: labels.name(way.target) });
    return button({ id: "save", kind: "green", label, effect: card, key: "Enter" });
  }
  const label = labels.caps("kittens-prompt.save.button", { card });
  const effect = labels.t(`kittens-prompt.save.${cause === "devilcat" ? "effectDevil" : "effect"}`);
  return button({ id: "save", kind: "green", label, effect, key: "Enter" });
}

/** Returns the title of the save, and its meaning. */
function nameOf({ labels, view }: UiContext, way: CardCommand, cause: SaveDecision["cause"]): string {
  const card = cardIds.find((id) => way.type === "save" && id === way.card) ?? "defuse";
  const as: CardId | null =
    card === "clone" ? clonedSave(view.discard, cause) : (cardIds.find((id) => id === way.as) ?? null);
  return as === null
    ? labels.title(card)
    : labels.t("kittens-prompt.save.as", { card: labels.title(card), as: labels.title(as) });
}
