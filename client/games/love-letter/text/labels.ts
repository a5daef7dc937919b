import type { Seat } from "../../../../shared/core/game.ts";
import { type CardId, cardIds } from "../../../../shared/games/love-letter/titles.ts";
import type { AnyTranslate } from "../../../app/i18n.ts";
import type { Chair, TableSnapshot } from "../../../game-model/model.ts";
import { type CardLabels, labelsAt, type TableLabels, tableWords } from "../../labels.ts";
import type { TextKey } from "./i18n.ts";
// Adds the texts, which are looked up by computed keys here.
import "./i18n.ts";

export type Labels = TableLabels<CardId, TextKey>;

const cardWords: CardLabels<CardId, TextKey> = {
  cardIds,
  titleKey: (card) => `love-letter.cards.${card}.title`,
  you: "love-letter.you",
};

export const labelsFor = (t: AnyTranslate, language: string, chairs: readonly Chair[], mySeat: Seat | null): Labels =>
  tableWords(cardWords, t, language, chairs, mySeat);

/** Texts of a displayed table, in the current language. */
export const tableLabels = (table: TableSnapshot): Labels => labelsAt(cardWords, table);

/** Names of players in a sentence. The viewer has their name, because a pronoun does not fit every sentence. */
export const namesOf = (labels: Labels, seats: readonly Seat[]): string => labels.joined.list(seats.map(labels.name));
