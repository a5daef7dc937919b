import type { CardId } from "../../../../shared/games/kittens/titles.ts";
import type { GridStage } from "../../../table/model/stages.ts";
import type { Situation } from "../situation.ts";

/** Grid of titles; the viewer chooses one. */
export const grid = ({ words, draft }: Situation, title: string, cards: readonly CardId[]): GridStage => ({
  kind: "grid",
  secret: null,
  title,
  cards: cards.map((card) => ({ key: card, card, chosen: draft.title === card, spoken: words.title(card) })),
});

/** Grid of the possible meanings of a Godcat (K43). */
export const formsGrid = (situation: Situation, forms: readonly CardId[]): GridStage =>
  grid(situation, situation.words.t("kittens.prompt.godcat.stage"), forms);
