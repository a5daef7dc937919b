import type { Seat } from "../../../../shared/core/game.ts";
import { type CardId, cardIds } from "../../../../shared/games/kittens/titles.ts";
import type { Chair, TableSnapshot } from "../../../game-model/model.ts";
import { type CardLabels, labelsAt, type TableLabels, tableWords } from "../../labels.ts";
import { type Text, type TextKey, t } from "./i18n.ts";

export type Labels = TableLabels<CardId, TextKey>;

const cardWords: CardLabels<CardId, TextKey> = {
  cardIds,
  titleKey: (card) => `kittens.cards.${card}.title`,
  you: "kittens.you",
};

export const labelsFor = (t: Text, language: string, chairs: readonly Chair[], mySeat: Seat | null): Labels =>
  tableWords(cardWords, t, language, chairs, mySeat);

/** Texts of a displayed table, in the current language. */
export const tableLabels = (table: TableSnapshot): Labels => labelsAt(cardWords, t, table);
