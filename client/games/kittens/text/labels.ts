import type { Seat } from "../../../../shared/core/game.ts";
import { type CardId, cardIds } from "../../../../shared/games/kittens/titles.ts";
import type { AnyTranslate } from "../../../app/i18n.ts";
import type { Chair, TableSnapshot } from "../../../game-model/model.ts";
import { type CardLabels, labelsAt, type TableLabels, tableWords } from "../../labels.ts";
import type { KittensTextKey } from "./i18n.ts";
// Adds the texts, which are looked up by computed keys here.
import "./i18n.ts";

export type Labels = TableLabels<CardId, KittensTextKey>;

const cardWords: CardLabels<CardId, KittensTextKey> = {
  cardIds,
  titleKey: (card) => `kittens-cards.${card}.title`,
  you: "kittens.you",
};

export const labelsFor = (t: AnyTranslate, language: string, chairs: readonly Chair[], mySeat: Seat | null): Labels =>
  tableWords(cardWords, t, language, chairs, mySeat);

/** Texts of a displayed table, in the current language. */
export const tableLabels = (table: TableSnapshot): Labels => labelsAt(cardWords, table);
