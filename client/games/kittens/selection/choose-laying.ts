import type { Intent } from "../../../table/scene/scene.ts";
import type { UiContext } from "../ui-context.ts";
import { aimedAt, aimOf } from "./aim.ts";
import { type Selection, withoutChoices } from "./selection.ts";
import { isButton, type KittensTransition, withCommand, withSelection } from "./transition.ts";

const duelCards = ["godcat", "devilcat"] as const;

/** Armageddon: choose the card in front of the viewer and the opponent; the second choice places the cards (K40). */
export function onLay(context: UiContext, intent: Intent): KittensTransition {
  const { selection } = context;
  if (intent.kind === "dismiss" || isButton(intent, "cancel")) return withSelection(withoutChoices(selection));
  if (intent.kind === "seat") return laid(context, aimedAt(context, intent.seat));
  const card = duelCards.find((each) => isButton(intent, each) || (intent.kind === "grid" && intent.key === each));
  return card === undefined ? withSelection(selection) : laid(context, { ...selection, title: card });
}

function laid(context: UiContext, selection: Selection): KittensTransition {
  const { chosen } = aimOf({ ...context, selection });
  return chosen === null || selection.title === null
    ? withSelection(selection)
    : withCommand(selection, { type: "lay", card: selection.title, target: chosen });
}
