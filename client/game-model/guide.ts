import { addTexts, textsBelow } from "../app/i18n.ts";

/** Card guide of an edition, in the current language. */
export interface Guide {
  readonly cards: readonly GuideCard[];
  /** In display order, from top to bottom. */
  readonly sections: readonly GuideSection[];
  /** Note below the sections. */
  readonly note: string | null;
}

interface GuideSection {
  readonly title: string;
  readonly kinds: readonly GuideKind[];
}

/** Kind of cards, for the filter. */
export interface GuideKind {
  readonly id: string;
  readonly title: string;
  /** Label of its filter button. */
  readonly short: string;
}

/** A card or a combo, as the field guide explains it, in the current language. */
export interface GuideCard {
  /** A card's id, or "pair", "triple", "five". */
  readonly id: string;
  /** The id of one of the guide's kinds. */
  readonly kind: string;
  readonly title: string;
  /** The text printed on the card: two short lines. */
  readonly rule: string;
  /** Effect of the card, in one or two sentences. */
  readonly text: string;
  /** Short facts: number of copies, time of play. */
  readonly facts: readonly string[];
  readonly points: readonly FinePoint[];
  /** The ids of the cards shown for a combo; null for a card. */
  readonly faces: readonly string[] | null;
}

export interface FinePoint {
  /** The paragraph of the rulebook: "K15". */
  readonly paragraph: string;
  readonly text: string;
}

/**
 * Returns the fine points of an entry, in the current language.
 * @param path of its texts by paragraph. @param concerns whether a paragraph applies to the edition.
 */
export function finePoints(path: string, concerns: (paragraph: string) => boolean): readonly FinePoint[] {
  const texts = Object.entries(textsBelow(path));
  return texts.flatMap(([paragraph, text]) => (concerns(paragraph) ? { paragraph, text } : []));
}

export const t = addTexts("guide");
