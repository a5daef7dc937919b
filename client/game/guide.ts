/** Everything that an edition is played with, in the current language. */
export interface Guide {
  readonly cards: readonly GuideCard[];
  /** In the order shown, from top to bottom. */
  readonly sections: readonly GuideSection[];
  /** A note below them. */
  readonly note: string | null;
}

interface GuideSection {
  readonly title: string;
  readonly kinds: readonly GuideKind[];
}

/** A kind that cards can be filtered by. */
export interface GuideKind {
  readonly id: string;
  readonly title: string;
  /** The label of its button. */
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
  /** What it does, in one or two sentences. */
  readonly text: string;
  /** A few words each: how many there are, when it is played. */
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

/** The texts of an entry in the locale files; its points by paragraph. */
export interface GuideTexts {
  readonly text: string;
  readonly points: Readonly<Record<string, string>>;
}

/** @param concerns whether a paragraph applies to the edition. */
export function finePoints({ points }: GuideTexts, concerns: (paragraph: string) => boolean): readonly FinePoint[] {
  return Object.entries(points).flatMap(([paragraph, text]) => (concerns(paragraph) ? { paragraph, text } : []));
}
