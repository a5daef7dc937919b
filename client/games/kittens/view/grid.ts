import type { CardId } from "../../../../shared/games/kittens/titles.ts";
import type { GridStage } from "../../../table/scene/stages.ts";
import type { UiContext } from "../ui-context.ts";

/** Grid of titles; the viewer chooses one. */
export const grid = ({ labels, selection }: UiContext, title: string, cards: readonly CardId[]): GridStage => ({
  kind: "grid",
  secret: null,
  title,
  cards: cards.map((card) => ({ key: card, card, chosen: selection.title === card, spoken: labels.title(card) })),
});

/** Grid of the possible meanings of a Godcat (K43). */
export const formsGrid = (context: UiContext, forms: readonly CardId[]): GridStage =>
  grid(context, context.labels.t("kittens.prompt.godcat.stage"), forms);
