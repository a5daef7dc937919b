import type { Seat } from "../../../shared/core/game.ts";
import { type CardId, cardIds } from "../../../shared/games/love-letter/titles.ts";
import type { Chair } from "../../game/model.ts";
import { type CardWords, type TableWords, tableWords } from "../words.ts";
import type { Text, TextKey } from "./texts.ts";

export type Words = TableWords<CardId, TextKey>;

const cardWords: CardWords<CardId, TextKey> = {
  cardIds,
  titleKey: (card) => `love-letter.cards.${card}.title`,
  you: "love-letter.you",
};

export const wordsFor = (t: Text, language: string, chairs: readonly Chair[], mySeat: Seat | null): Words =>
  tableWords(cardWords, t, language, chairs, mySeat);

/** "Ann", "Ann and Bob", "Ann, Bob and Cat". */
export function namesOf(words: Words, seats: readonly Seat[]): string {
  const names = seats.map((seat) => words.who(seat).name);
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  return words.t("love-letter.win.and", { names: names.slice(0, -1).join(", "), last });
}
