import { cards } from "./cards/registry.ts";
import type { Edition } from "./editions/edition.ts";
import type { KittensOptions, Play } from "./state.ts";
import type { CardId } from "./titles.ts";

/** Whether two cards of this title may be played as a pair: cats always, others with `combos` (K28, K29). */
export const makesPair = (title: CardId, options: KittensOptions): boolean =>
  options.combos || cards[title].kind === "cat";

/** Whether five different titles may be played (K30). */
export const fiveAllowed = (edition: Edition, options: KittensOptions): boolean => edition.fiveTitles && options.combos;

/**
 * What a set of cards in hand is when played together.
 * @returns the paragraph that forbids it, if it is nothing.
 */
export function formOf(
  titles: readonly CardId[],
  edition: Edition,
  options: KittensOptions,
): { readonly form: Play["form"] } | { readonly forbidden: string } {
  const [first] = titles;
  if (titles.length === 1) return { form: "card" };
  if (first !== undefined && titles.every((title) => title === first)) {
    if (titles.length === 2) return makesPair(first, options) ? { form: "pair" } : { forbidden: "K29" };
    if (titles.length === 3) return options.combos ? { form: "triple" } : { forbidden: "K29" };
  }
  const different = new Set(titles).size === titles.length;
  if (titles.length === 5 && different) return fiveAllowed(edition, options) ? { form: "five" } : { forbidden: "K30" };
  return { forbidden: titles.length === 2 ? "K28" : "K29" };
}
