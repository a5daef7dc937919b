import { refuse } from "../../core/errors.ts";
import { memoize, memoizeByObject } from "../../core/memoize.ts";
import { formOf } from "./combos.ts";
import type { Edition } from "./editions/edition.ts";
import { editionOf } from "./editions/registry.ts";
import type { KittensRefusal } from "./refusals.ts";
import { type CardId, isKittenId } from "./titles.ts";
import type { KittensView } from "./view.ts";

/** Titles that a Godcat never stands for, in a combo and alone (K43, K82). */
const neverInCombo: readonly CardId[] = ["exploding-kitten", "imploding-kitten", "devilcat", "godcat"];
const neverAlone: readonly CardId[] = [...neverInCombo, "nope", "armageddon", "clairvoyance-now", "clone"];

/** Titles that a Godcat may stand for in a play of this many cards. */
export function godcatTitles(view: KittensView, cards: number): readonly CardId[] {
  const never = cards === 1 ? neverAlone : neverInCombo;
  return editionOf(view).titles.filter((title) => !never.includes(title));
}

/** Titles that a Godcat may stand for beside one or two other cards (K43). */
export const godcatFits = (view: KittensView, [one, other]: readonly CardId[]): readonly CardId[] =>
  one === undefined ? [] : fits(editionOf(view))(view.options.combos)(one)(other);

const fits = memoizeByObject((edition: Edition) =>
  memoize((combos: boolean) =>
    memoize((one: CardId) =>
      memoize((other: CardId | undefined): readonly CardId[] => {
        const rest = other === undefined ? [one] : [one, other];
        const isForm = (as: CardId) => !("forbidden" in formOf([...rest, as], edition, { combos }));
        return edition.titles.filter((as) => !neverInCombo.includes(as) && isForm(as));
      }),
    ),
  ),
);

/** The title that the Godcat in a play is announced as; null without a Godcat. */
export function godcatAs(
  view: KittensView,
  held: readonly CardId[],
  as: string | undefined,
): CardId | null | KittensRefusal {
  if (!held.includes("godcat")) return as === undefined ? null : refuse("not-playable", "K43");
  const title = editionOf(view).titles.find((id) => id === as);
  if (title === undefined) return mayFit(view, held) ? refuse("bad-card", "K43") : refuse("not-playable", "K29");
  return godcatTitles(view, held.length).includes(title) ? title : refuse("not-playable", "K43");
}

/** Whether a Godcat could stand for some title among these cards. */
const mayFit = (view: KittensView, held: readonly CardId[]): boolean =>
  godcatTitles(view, held.length).some((title) => {
    const form = formOf(godcatBecomes(held, title), editionOf(view), view.options);
    return !("forbidden" in form);
  });

/** Titles that the cards are played as. */
export const godcatBecomes = (held: readonly CardId[], as: CardId): readonly CardId[] =>
  held.map((card) => (card === "godcat" ? as : card));

/** The title that a Clone played alone becomes: the card under it (K55, K82). */
export function clonedTitle(view: KittensView): CardId | null {
  const under = view.discard.at(-1);
  return under === undefined || under === "clone" || isKittenId(under) ? null : under;
}
