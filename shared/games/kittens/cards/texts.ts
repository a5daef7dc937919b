import type { CardId, GivingTitle } from "../titles.ts";
import type { PlayedTitle, TargetedTitle } from "./registry.ts";

/** What is said of each card, in every language: a card of which something is not said does not compile. */
export type CardTexts = { readonly [Title in CardId]: TextsOf<Title> };

type TextsOf<Title extends CardId> = Printed &
  (Title extends PlayedTitle ? Played : unknown) &
  (Title extends TargetedTitle ? Aimed : unknown) &
  (Title extends GivingTitle ? Giving : unknown);

interface Printed {
  readonly title: string;
  /** Two short lines on the card. */
  readonly rule: string;
  /** For the field guide, and for the card that is looked at. */
  readonly guide: {
    /** What it does, in a sentence or two. */
    readonly text: string;
    /** Fine points by paragraph of the rulebook. */
    readonly points: Readonly<Record<string, string>>;
  };
}

interface Played {
  /** What the play is called while it waits: "theft is back on". */
  readonly play: string;
}

/** Before it is played, to whoever plays it; {{name}} is the target. */
interface Aimed {
  readonly aim: {
    readonly who: string;
    readonly title: string;
    readonly line: string;
    readonly button: string;
  };
}

/** While cards are given: {{from}} gives to {{to}}, also {{name}}. */
interface Giving {
  readonly give: {
    /** To a giver. */
    readonly title: string;
    readonly titleNarrow: string;
    readonly line: string;
    /** Once a card is selected. */
    readonly lineChosen: string;
    /** Where the card is to lie. */
    readonly slot: string;
    /** To whoever looks on, or waits for others. */
    readonly theirTitle: string;
    /** The same to the receiver. */
    readonly theirTitleYou: string;
    readonly theirLine: string;
    /** To a giver who has chosen, while others have not. */
    readonly done: string;
  };
}
