import type { Seat } from "../../../shared/core/game.ts";
import { type CardId, cardIds } from "../../../shared/games/kittens/titles.ts";
import type { Chair } from "../../game/model.ts";
import { type CardWords, type TableWords, tableWords } from "../words.ts";
import type { Text, TextKey } from "./texts.ts";

export type Words = TableWords<CardId, TextKey>;

const cardWords: CardWords<CardId, TextKey> = {
  cardIds,
  titleKey: (card) => `kittens.cards.${card}.title`,
  you: "kittens.you",
};

export const wordsFor = (t: Text, language: string, chairs: readonly Chair[], mySeat: Seat | null): Words =>
  tableWords(cardWords, t, language, chairs, mySeat);
