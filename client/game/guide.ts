/** Everything that an edition is played with, in the language in use. */
export interface Guide {
  readonly cards: readonly GuideCard[];
  /** How they stand below one another. */
  readonly sections: readonly GuideSection[];
  /** Said below them. */
  readonly note: string | null;
}

interface GuideSection {
  readonly title: string;
  readonly kinds: readonly GuideKind[];
}

/** What cards can be filtered by. */
export interface GuideKind {
  readonly id: string;
  readonly title: string;
  /** On the button. */
  readonly short: string;
}

/** A card, or a combo, as the field guide explains it, in the language in use. */
export interface GuideCard {
  /** A card's id, or "pair", "triple", "five". */
  readonly id: string;
  /** The id of one of the guide's kinds. */
  readonly kind: string;
  readonly title: string;
  /** As printed on the card: two short lines. */
  readonly rule: string;
  /** What it does, in a sentence or two. */
  readonly text: string;
  /** A few words each: how many there are, when it is played. */
  readonly facts: readonly string[];
  readonly points: readonly FinePoint[];
  /** Ids of the cards that show a combo; null for a card. */
  readonly faces: readonly string[] | null;
}

export interface FinePoint {
  /** Of the rulebook: "K15". */
  readonly paragraph: string;
  readonly text: string;
}

/** The texts of an entry in the locale files; its points by paragraph. */
export interface GuideTexts {
  readonly text: string;
  readonly points: Readonly<Record<string, string>>;
}

/** @param concerns whether a paragraph is about what is being played at all. */
export function finePoints({ points }: GuideTexts, concerns: (paragraph: string) => boolean): readonly FinePoint[] {
  return Object.entries(points).flatMap(([paragraph, text]) => (concerns(paragraph) ? { paragraph, text } : []));
}
