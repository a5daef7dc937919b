import fc from "fast-check";
import type { GameConfig } from "../../shared/core/game.ts";
import { dealOf } from "../../shared/games/kittens/decks/deals.ts";
import { type Deck, deckLimits, deckOptions, deckSeats } from "../../shared/games/kittens/decks/deck.ts";
import { customId } from "../../shared/games/kittens/decks/edition.ts";
import { judgeDeck } from "../../shared/games/kittens/decks/judge.ts";
import { cardIds } from "../../shared/games/kittens/titles.ts";

const [fewest, most] = deckSeats;
const computed = ["exploding-kitten", "godcat", "devilcat"];
const chosen = cardIds.filter((title) => !computed.includes(title));

/** Copies of a title: often none, so that decks lack whole kinds of cards. */
const copiesOf = (title: string) =>
  title === "imploding-kitten"
    ? fc.nat({ max: 1 })
    : fc.oneof(fc.constant(0), fc.nat({ max: 3 }), fc.nat({ max: deckLimits.copies }));

const drafts = fc.record({
  cards: fc.record(Object.fromEntries(chosen.map((title) => [title, copiesOf(title)]))),
  deal: fc.integer({ min: deckLimits.deal[0], max: deckLimits.deal[1] }),
  spare: fc.nat({ max: deckLimits.spare }),
  options: fc.record(Object.fromEntries(Object.keys(deckOptions).map((name) => [name, fc.boolean()]))),
});

/** Decks that K98 accepts, with a number of players that can play each. */
const deckGames: fc.Arbitrary<{ readonly deck: Deck; readonly players: number }> = fc
  .record({ draft: drafts, players: fc.integer({ min: fewest, max: most }) })
  .map(({ draft, players }) => {
    const judged = judgeDeck(draft);
    return judged.ok && dealOf(judged.value, players).ok ? { deck: judged.value, players } : null;
  })
  .filter((game) => game !== null);

/** Games of decks of one's own, of all kinds and sizes. */
export const deckConfigs: fc.Arbitrary<GameConfig> = deckGames.map(({ deck, players }) => ({
  edition: customId,
  players,
  options: {},
  deck,
}));
