import type { PlayedTitle, TargetedTitle } from "../../../../shared/games/kittens/cards/registry.ts";
import type { CardId, GivingTitle } from "../../../../shared/games/kittens/titles.ts";
import de from "../../../../shared/locales/de/kittens-cards.json" with { type: "json" };
import en from "../../../../shared/locales/en/kittens-cards.json" with { type: "json" };
import type { Language } from "../../../../shared/locales/languages.ts";
import type { GuideTexts } from "../../../game-model/guide.ts";

/**
 * Texts of each card. The type makes the compiler report missing cards in shared/locales/<language>/kittens-cards.json.
 */
type CardTexts = { readonly [Title in CardId]: TextsOf<Title> };

type TextsOf<Title extends CardId> = Printed &
  (Title extends PlayedTitle ? Played : unknown) &
  (Title extends TargetedTitle ? Aimed : unknown) &
  (Title extends GivingTitle ? Giving : unknown);

interface Printed {
  readonly title: string;
  /** Two short lines on the card. */
  readonly rule: string;
  /** For the guide and the large card. */
  readonly guide: GuideTexts;
}

interface Played {
  /** Name of the play while it waits: "theft is back on". */
  readonly play: string;
}

/** Texts for its player, before it is played. {{name}} is the target. */
interface Aimed {
  readonly aim: {
    readonly who: string;
    readonly title: string;
    readonly line: string;
    readonly button: string;
  };
}

/** Texts while cards are given: {{from}} gives to {{to}}, also {{name}}. */
interface Giving {
  readonly give: {
    /** For a giver. */
    readonly title: string;
    readonly titleNarrow: string;
    readonly line: string;
    /** Once a card is selected. */
    readonly lineChosen: string;
    /** Label of the place where the card goes. */
    readonly slot: string;
    /** For spectators, and for players who wait for others. */
    readonly theirTitle: string;
    /** For the receiver. */
    readonly theirTitleYou: string;
    readonly theirLine: string;
    /** For a giver who has chosen before the others. */
    readonly done: string;
  };
}

export const cardTexts: Readonly<Record<Language, CardTexts>> = { en, de };
