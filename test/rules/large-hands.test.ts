import { describe, expect, test } from "vitest";
import type { PlayCommand } from "../../shared/core/commands.ts";
import { seededRandom } from "../../shared/core/rng.ts";
import { cardValue } from "../../shared/games/kittens/bots/card-priorities.ts";
import { candidates } from "../../shared/games/kittens/bots/expert/candidates.ts";
import { createExpertBot } from "../../shared/games/kittens/bots/expert/expert.ts";
import { playsToWeigh } from "../../shared/games/kittens/bots/plays.ts";
import { steady } from "../../shared/games/kittens/bots/steady.ts";
import { type EditionId, editions } from "../../shared/games/kittens/editions/registry.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { stateAt } from "../../shared/games/kittens/position.ts";
import type { CardId } from "../../shared/games/kittens/titles.ts";
import { type KittensView, viewOf } from "../../shared/games/kittens/view.ts";

const never: readonly CardId[] = ["exploding-kitten", "defuse", "zombie-kitten"];

/**
 * Builds a hand of this many cards: every title of the largest deck except the saves, repeated as often as necessary.
 */
function handOf(cards: number): CardId[] {
  const titles = editions["apocalypse:original"].titles.filter((title) => !never.includes(title));
  return Array.from({ length: cards }, (_, place) => titles[place % titles.length] ?? "nope");
}

/** View of a seat on turn with this hand and no save, in a game of nine, with a known kitten on top. */
function turnWith(
  hand: readonly CardId[],
  discardPile: readonly CardId[] = ["favor", "defuse"],
  edition: EditionId = "apocalypse:original",
): KittensView {
  const state = stateAt(
    {
      edition,
      options: { combos: true, fast: false },
      turn: 0,
      turns: 1,
      attacked: false,
      hands: [hand, ...Array.from({ length: 8 }, (): CardId[] => ["nope", "skip"])],
      drawPile: ["exploding-kitten", "attack", "favor", "shuffle", "nope", "disco-cat"],
      discardPile,
      exploded: [],
    },
    "large",
  );
  state.seats[0]?.known.push("exploding-kitten");
  return viewOf(state, 0);
}

const fivesOf = (view: KittensView): readonly PlayCommand[] =>
  kittens.legal(view).flatMap((command) => (command.type === "play" && command.cards.length === 5 ? command : []));

const sizes = [9, 12, 16].map((cards) => ({ cards, view: turnWith(handOf(cards)) }));

describe("a bot with a large hand", () => {
  test.each([20, 26, 33])(
    "weighs a few hundred plays for a hand of %i cards, without the thousands of sets of five",
    (cards) => {
      const view = turnWith(handOf(cards));
      expect(fivesOf(view).length).toBeGreaterThan(15_000);
      expect(playsToWeigh(view, 0).length).toBeLessThan(800);
      expect(candidates(view).filter((each) => each.type === "play" && each.cards.length === 5)).toHaveLength(1);
    },
  );

  test("weighs a few hundred plays for 33 cards with a Godcat, which could complete thousands of sets", () => {
    const view = turnWith([...handOf(32), "godcat"], ["favor", "defuse"], "apocalypse:good-vs-evil");
    expect(kittens.legal(view).length).toBeGreaterThan(10_000);
    expect(playsToWeigh(view, 0).length).toBeLessThan(800);
  });

  test.each(sizes)("as a steady bot picks the same set of five of $cards cards as from a complete list", ({ view }) => {
    const fives = fivesOf(view);
    for (const chance of [0, 0.1, 0.5, 0.77, 0.999])
      expect(steady(view, () => chance)).toEqual(fives[Math.floor(chance * fives.length)]);
  });

  test.each(sizes)(
    "as an expert considers the cheapest set of five of $cards cards, the first of equals",
    ({ view }) => {
      const priceOf = ({ cards }: PlayCommand) =>
        view.hand.reduce((sum, card, place) => {
          const isFirst = view.hand.indexOf(card) === place;
          return isFirst && cards.includes(card) ? sum + cardValue(card, view.hand) : sum;
        }, 0);
      const least = fivesOf(view).reduce((best, five) => (priceOf(five) < priceOf(best) ? five : best));
      expect(candidates(view)).toContainEqual(least);
    },
  );

  test("considers only legal commands", () => {
    const view = turnWith(handOf(33));
    const config = { edition: view.edition, players: 9, options: {} };
    const mind = createExpertBot({ config, seat: 0, seed: "large", temper: null }, { rounds: [2], turns: 1, doubt: 1 });
    for (const { command } of mind.rateOptions(view)) expect(kittens.refusal(view, command)).toBeNull();
    expect(kittens.refusal(view, steady(view, seededRandom("large")))).toBeNull();
  });
});
