import type { Seat } from "../../../../../shared/core/game.ts";
import { editionOf } from "../../../../../shared/games/kittens/editions/registry.ts";
import { clonedSave } from "../../../../../shared/games/kittens/saves.ts";
import type { SaveDecision } from "../../../../../shared/games/kittens/state.ts";
import { type CardId, cardIds } from "../../../../../shared/games/kittens/titles.ts";
import type { Prompt, PromptButton } from "../../../../table/model/pieces.ts";
import type { Stage } from "../../../../table/model/stages.ts";
import { asked, type DecisionScene, waitsFor } from "../../../prompts.ts";
import { type Plan, planOf, type Way } from "../../plan.ts";
import { isMine, type Situation } from "../../situation.ts";
import { button } from "../buttons.ts";
import { formsGrid } from "../grid.ts";

/** A player who has a save drew a kitten, or the Devilcat lies before them (K9, K41, K45). */
export function save(situation: Situation, decision: SaveDecision): DecisionScene {
  if (!isMine(situation)) return { prompt: theirs(situation, decision), stage: ticking(situation, decision) };
  const plan = planOf(situation);
  const forms = plan.kind === "as" || plan.kind === "target" || plan.kind === "ready" ? plan.forms : [];
  const stage = forms.length > 0 ? formsGrid(situation, forms) : ticking(situation, decision);
  return { prompt: mine(situation, decision, plan), stage };
}

function ticking({ words }: Situation, { cause }: SaveDecision): Stage {
  return cause === "devilcat"
    ? { kind: "selection", cards: ["devilcat"], line: words.t("kittens.prompt.save.tickingDevil") }
    : { kind: "selection", cards: ["exploding-kitten"], line: words.t("kittens.prompt.save.ticking") };
}

function theirs(situation: Situation, { seat, cause }: SaveDecision): Prompt {
  const { words } = situation;
  const name = words.name(seat);
  const devil = cause === "devilcat";
  const line = isUndead(situation) ? "theirLineMay" : devil ? "theirLineDevil" : "theirLine";
  return waitsFor(situation, seat, {
    title: words.caps(devil ? "kittens.prompt.save.theirTitleDevil" : "kittens.prompt.save.theirTitle", { name }),
    line: words.t(`kittens.prompt.save.${line}`, { name }),
  });
}

/** Editions with Dead players let a player decline a save (K45). */
const isUndead = ({ view }: Situation): boolean => editionOf(view.edition).undead;

function mine(situation: Situation, decision: SaveDecision, plan: Plan): Prompt {
  const { words } = situation;
  const said = saidOf(situation, decision, plan);
  const die = button({
    id: "explode",
    kind: "dark",
    label: words.caps("kittens.prompt.save.die"),
    effect: words.t("kittens.prompt.save.dieEffect"),
  });
  return asked(situation, {
    ...said,
    buttons: [
      ...(isUndead(situation) ? [die] : []),
      ...(plan.kind === "ready" ? [saveButton(situation, decision, plan.command)] : []),
    ],
  });
}

function saidOf(situation: Situation, decision: SaveDecision, plan: Plan): { title: string; line: string } {
  const { words } = situation;
  const { t } = words;
  const title = words.caps(`kittens.prompt.save.${decision.cause === "devilcat" ? "titleDevil" : "title"}`);
  if (plan.kind === "as") return { title, line: t("kittens.prompt.godcat.save") };
  if (plan.kind === "target") {
    return { title: words.caps("kittens.prompt.save.who"), line: t("kittens.prompt.save.whoLine") };
  }
  const returning = plan.kind === "ready" ? plan.command.target : undefined;
  if (returning === undefined) return { title, line: lineFor(situation, decision) };
  return {
    title: words.caps("kittens.prompt.save.whoTitle", { name: words.name(returning) }),
    line: t(`kittens.prompt.save.${hiddenWith(situation, decision, returning)}`),
  };
}

function lineFor({ words, legal, view }: Situation, { cause }: SaveDecision): string {
  const saves = new Set(legal.flatMap((command) => (command.type === "save" ? command.card : [])));
  const [only] = cardIds.filter((id) => saves.has(id));
  if (saves.size > 1) return words.t("kittens.prompt.save.choose");
  const devil = cause === "devilcat";
  if (editionOf(view.edition).undead) return words.t(`kittens.prompt.save.${devil ? "lineMayDevil" : "lineMay"}`);
  return words.t(`kittens.prompt.save.${devil ? "lineDevil" : "line"}`, { card: words.title(only ?? "defuse") });
}

/** Returns the number of kittens to hide if this player returns (K47, K63). */
function hiddenWith({ view }: Situation, { cause }: SaveDecision, returning: Seat) {
  const kittens = (cause === "kitten" ? 1 : 0) + (view.seats[returning]?.kitten ? 1 : 0);
  return kittens === 2 ? "whoLineKittens" : kittens === 1 ? "whoLineKitten" : "whoLineNone";
}

function saveButton(situation: Situation, { cause }: SaveDecision, way: Way): PromptButton {
  const { words } = situation;
  const card = nameOf(situation, way, cause);
  if (way.target !== undefined) {
    const label = words.caps("kittens.prompt.save.whoButton", { name: words.name(way.target) });
    return button({ id: "save", kind: "green", label, effect: card, key: "Enter" });
  }
  const label = words.caps("kittens.prompt.save.button", { card });
  const effect = words.t(`kittens.prompt.save.${cause === "devilcat" ? "effectDevil" : "effect"}`);
  return button({ id: "save", kind: "green", label, effect, key: "Enter" });
}

/** Returns the title of the save, and its meaning. */
function nameOf({ words, view }: Situation, way: Way, cause: SaveDecision["cause"]): string {
  const card = cardIds.find((id) => way.type === "save" && id === way.card) ?? "defuse";
  const as: CardId | null =
    card === "clone" ? clonedSave(view.discard, cause) : (cardIds.find((id) => id === way.as) ?? null);
  return as === null
    ? words.title(card)
    : words.t("kittens.prompt.save.as", { card: words.title(card), as: words.title(as) });
}
