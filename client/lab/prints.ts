import { texts } from "../../shared/locales/index.ts";
import type { Prints } from "../table/model.ts";

/** The cards of all editions as they are printed in English. */
export const prints: Prints = Object.fromEntries(
  Object.entries(texts.en.kittens.cards).map(([card, print]) => [card, { ...print, look: print.title }]),
);
