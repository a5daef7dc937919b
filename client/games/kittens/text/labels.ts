import type { Seat } from "../../../../shared/core/game.ts";
import { type CardId, cardIds } from "../../../../shared/games/kittens/titles.ts";
import type { Chair } from "../../../game-model/model.ts";
import { type CardLabels, type TableLabels, tableWords } from "../../labels.ts";
import type { Text, TextKey } from "./i18n.ts";

export type Labels = TableLabels<CardId, TextKey>;

const cardWords: CardLabels<CardId, TextKey> = {
  cardIds,
  titleKey: (card) => `kittens.cards.${card}.title`,
  you: "kittens.you",
};

export const labelsFor = (t: Text, language: string, chairs: readonly Chair[], mySeat: Seat | null): Labels =>
  tableWords(cardWords, t, language, chairs, mySeat);
