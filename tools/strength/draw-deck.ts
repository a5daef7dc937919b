import { pick } from "../../shared/core/pick.ts";
import { seededRandom } from "../../shared/core/rng.ts";
import { dealOf } from "../../shared/games/kittens/decks/deals.ts";
import type { Deck } from "../../shared/games/kittens/decks/deck.ts";
import { judgeDeck } from "../../shared/games/kittens/decks/judge.ts";
import { type CardId, cardIds } from "../../shared/games/kittens/titles.ts";

const looks: readonly CardId[] = ["see-the-future", "reveal-the-future", "alter-the-future", "dig-deeper"];
const waysOut: readonly CardId[] = ["skip", "super-skip", "reverse", "attack", "targeted-attack", "attack-of-the-dead"];
/** Titles that are counted apart from the others, or not at all (K86). */
const apart: readonly CardId[] = [
  "exploding-kitten",
  "imploding-kitten",
  "godcat",
  "devilcat",
  "defuse",
  "zombie-kitten",
  "nope",
];

/** Probabilities of parts of a deck. */
const share = { title: 0.4, zombies: 0.4, imploding: 0.5, noCombos: 0.2, option: 0.2 } as const;
/** Most copies of a title. */
const mostCopies = 6;

/**
 * Draws a deck for the measurement of bots: so many players can play it, and it has Nopes, a look at the pile and a way
 * out of drawing. The same seed gives the same deck.
 */
export function drawDeck(seed: string, players: number): Deck {
  const chance = seededRandom(`${seed} deck`);
  for (;;) {
    const judged = judgeDeck(anyDeck(players, chance));
    if (judged.ok && isWanted(judged.value) && dealOf(judged.value, players).ok) return judged.value;
  }
}

const isWanted = ({ cards }: Deck): boolean =>
  looks.some((title) => cards[title] !== undefined) && waysOut.some((title) => cards[title] !== undefined);

/** A deck that may break K87 or be too small. */
function anyDeck(players: number, chance: () => number): unknown {
  const upTo = (most: number) => Math.floor(chance() * (most + 1));
  const has = (probability: number) => chance() < probability;
  const zombies = has(share.zombies) ? 1 + upTo(players) : 0;
  const cards: Partial<Record<CardId, number>> = {
    nope: 2 + upTo(mostCopies - 2),
    defuse: Math.max(0, players - zombies) + upTo(2),
    "zombie-kitten": zombies,
    "imploding-kitten": has(share.imploding) ? 1 : 0,
  };
  for (const title of cardIds) if (!apart.includes(title) && has(share.title)) cards[title] = 1 + upTo(mostCopies - 1);
  const combos = !has(share.noCombos);
  return {
    cards,
    deal: pick([4, 5, 6, 7, 8], chance),
    spare: upTo(3),
    options: {
      combos,
      fast: has(share.option),
      "five-different": combos && has(share.option),
      "flat-attacks": has(share.option),
      "far-sight": has(share.option),
      "lone-nope": has(share.option),
    },
  };
}
