import type { CardId } from "../../../../shared/games/kittens/titles.ts";
import type { GridStage } from "../../../table/model/stages.ts";
import type { Situation } from "../situation.ts";

/** Titles to choose one of. */
export const grid = ({ words, draft }: Situation, title: string, cards: readonly CardId[]): GridStage => ({
  kind: "grid",
  secret: null,
  title,
  cards: cards.map((card) => ({ key: card, card, chosen: draft.title === card, spoken: words.title(card) })),
});

/** What a Godcat could stand for (K43). */
export const formsGrid = (situation: Situation, forms: readonly CardId[]): GridStage =>
  grid(situation, situation.words.t("kittens.prompt.godcat.stage"), forms);
