import { cardIds } from "../../../../shared/games/kittens/titles.ts";
import type { Intent } from "../../../table/scene/scene.ts";
import { sortHand } from "../hand-order.ts";
import type { UiContext } from "../ui-context.ts";
import { aimedAt } from "./aim.ts";
import { planMove } from "./planned-move.ts";
import { type Selection, withoutChoices } from "./selection.ts";
import { type KittensTransition, withCommand, withMessage, withSelection } from "./transition.ts";

/** Chooses a save, its meaning and the returning player; or declines (K9, K45). */
export function onSave(context: UiContext, intent: Intent): KittensTransition {
  const { selection } = context;
  switch (intent.kind) {
    case "card":
      return savedBy(context, intent);
    case "seat":
      return withSelection(aimedAt(context, intent.seat));
    case "grid":
      return withSelection({ ...selection, title: cardIds.find((id) => id === intent.key) ?? null });
    case "button":
      return intent.id === "explode" ? withCommand(selection, { type: "explode" }) : save(context, selection);
    case "dismiss":
      return withSelection(withoutChoices(selection));
    default:
      return withSelection(selection);
  }
}

/** Plays the save, or shows which choice is missing. */
function save(context: UiContext, selection: Selection): KittensTransition {
  const plan = planMove(context, selection);
  if (plan.kind === "ready") return withCommand(selection, plan.command);
  const { labels } = context;
  if (plan.kind === "as") return withMessage(selection, labels.t("kittens.prompt.godcat.line"));
  return plan.kind === "target"
    ? withMessage(selection, labels.t("kittens.prompt.save.whoLine"))
    : withSelection(selection);
}

/** Chooses a save, and plays it if no choice is left. */
function savedBy(context: UiContext, intent: Extract<Intent, { kind: "card" }>): KittensTransition {
  const { selection, view, legal } = context;
  const { key } = intent;
  const target = intent.how === "drag" ? (intent.onto ?? selection.target) : selection.target;
  const held = sortHand(view.hand).find((each) => each.key === key);
  const ways = legal.filter((command) => command.type === "save" && command.card === held?.card);
  const [only] = ways;
  if (only === undefined) return withSelection(selection);
  if (ways.length === 1) return withCommand(selection, only);
  const again = selection.cards.includes(key);
  const next = again ? { ...selection, target } : { ...withoutChoices(selection), target, cards: [key] };
  return again || intent.how === "drag" ? save(context, next) : withSelection(next);
}
