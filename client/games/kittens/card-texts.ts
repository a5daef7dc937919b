import type { PlayedTitle, TargetedTitle } from "../../../shared/games/kittens/cards/registry.ts";
import type { CardId, GivingTitle } from "../../../shared/games/kittens/titles.ts";
import { cards as de } from "../../../shared/locales/de/kittens-cards.ts";
import { cards as en } from "../../../shared/locales/en/kittens-cards.ts";
import type { Language } from "../../../shared/locales/languages.ts";
import type { GuideTexts } from "../../game/guide.ts";

/** The texts of each card: if shared/locales/<language>/kittens-cards.ts lacks one, it does not compile. */
type CardTexts = { readonly [Title in CardId]: TextsOf<Title> };

type TextsOf<Title extends CardId> = Printed &
  (Title extends PlayedTitle ? Played : unknown) &
  (Title extends TargetedTitle ? Aimed : unknown) &
  (Title extends GivingTitle ? Giving : unknown);

interface Printed {
  readonly title: string;
  /** Two short lines on the card. */
  readonly rule: string;
  /** For the guide, and for the large card. */
  readonly guide: GuideTexts;
}

interface Played {
  /** What the play is called while it waits: "theft is back on". */
  readonly play: string;
}

/** To its player, before it is played. {{name}} is the target. */
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
    /** Where the card goes. */
    readonly slot: string;
    /** To spectators, and to players who wait for others. */
    readonly theirTitle: string;
    /** The same to the receiver. */
    readonly theirTitleYou: string;
    readonly theirLine: string;
    /** To a giver who has chosen, while others have not. */
    readonly done: string;
  };
}

export const cardTexts: Readonly<Record<Language, CardTexts>> = { en, de };
