import type { EditionInfo } from "../../../core/game.ts";
import { memoizeByObject } from "../../../core/memoize.ts";
import { defineEdition, type Edition } from "../editions/edition.ts";
import { cardIds } from "../titles.ts";
import { type Deck, deckSeats } from "./deck.ts";

/** Id of the edition of all decks of one's own. */
export const customId = "custom";

/** Facts of the edition whatever the deck: it has no options, and all titles of the family. */
export const customInfo: EditionInfo = { id: customId, seats: deckSeats, options: {}, titles: cardIds, hasBeat: true };

/** The rules of a deck: its titles, its saves, and its options (K86–K97). */
export const editionFrom = memoizeByObject((deck: Deck): Edition<typeof customId> => {
  const { cards, deal, spare, options } = deck;
  const [fewest, most] = deckSeats;
  return defineEdition({
    id: customId,
    seats: deckSeats,
    cards: { ...cards, "exploding-kitten": most - 1 },
    saves: ["zombie-kitten", "defuse"],
    extraSaves: Object.fromEntries(Array.from({ length: most - fewest + 1 }, (_, more) => [fewest + more, spare])),
    deal,
    fiveTitles: options["five-different"],
    undead: cards["zombie-kitten"] !== undefined,
    playmat: cards.armageddon !== undefined,
    flatAttacks: options["flat-attacks"],
    farSight: options["far-sight"],
    loneNope: options["lone-nope"],
    options: { combos: options.combos, fast: options.fast },
  });
});
