import { cards } from "./cards/registry.ts";
import type { Edition } from "./editions/edition.ts";
import type { ForbiddenBy } from "./refusals.ts";
import type { KittensOptions, Play } from "./state.ts";
import type { CardId } from "./titles.ts";

type ComboOptions = Pick<KittensOptions, "combos">;

export type Pair = readonly [CardId, CardId];
export type Triple = readonly [CardId, CardId, CardId];

/** Whether five different titles may be played (K30). */
export const fiveAllowed = (edition: Edition, options: ComboOptions): boolean => edition.fiveTitles && options.combos;

export type Form = { readonly form: Play["form"] } | { readonly forbidden: ForbiddenBy["not-playable"] };

/**
 * Finds the form of cards that are played together: their number and titles decide, not their effects (K29).
 *
 * @param titles with a Godcat replaced by the title it stands for.
 */
export function formOf(titles: readonly CardId[], edition: Edition, options: ComboOptions): Form {
  if (titles.length === 1) return { form: "card" };
  if (titles.length === 2) return pairOf(titles, options);
  if (titles.length === 3) return options.combos && isOfOneKind(titles) ? { form: "triple" } : { forbidden: "K29" };
  const different = titles.length === 5 && new Set(titles).size === 5;
  if (different) return fiveAllowed(edition, options) ? { form: "five" } : { forbidden: "K30" };
  return { forbidden: "K29" };
}

function pairOf(titles: readonly CardId[], options: ComboOptions): Form {
  if (!isOfOneKind(titles)) return { forbidden: "K28" };
  return pairAllowed(titles, options) ? { form: "pair" } : { forbidden: "K29" };
}

/** Whether two of one kind may be played: without combos only cats (K28, K29). */
export const pairAllowed = (titles: readonly CardId[], options: ComboOptions): boolean =>
  options.combos || titles.some(isCat);

const isCat = (title: CardId): boolean => cards[title].kind === "cat";

/** Whether all are of one title. A Feral Cat counts as any cat, and one Clone as the missing card (K33, K56). */
function isOfOneKind(titles: readonly CardId[]): boolean {
  const clones = copiesIn(titles, "clone");
  if (clones === titles.length) return true;
  if (clones > 1) return false;
  const named = titles.find((title) => title !== "clone" && title !== "feral-cat");
  const takesFeral = named === undefined || isCat(named);
  return titles.every((title) => title === "clone" || title === named || (title === "feral-cat" && takesFeral));
}

export function copiesIn(titles: readonly CardId[], title: CardId): number {
  let found = 0;
  for (const other of titles) if (other === title) found += 1;
  return found;
}
