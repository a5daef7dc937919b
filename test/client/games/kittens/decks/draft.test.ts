import { describe, expect, test } from "vitest";
import { deckKinds, partsOf, titlesOfKind } from "../../../../../client/games/kittens/decks/deck-kinds.ts";
import {
  copiesIn,
  verdictOf,
  withCopies,
  withDeal,
  withOption,
  withSpare,
} from "../../../../../client/games/kittens/decks/draft.ts";
import type { Deck } from "../../../../../shared/games/kittens/decks/deck.ts";
import { deckDefaults, deckOptions } from "../../../../../shared/games/kittens/decks/deck.ts";
import { cardIds } from "../../../../../shared/games/kittens/titles.ts";

const deck: Deck = {
  ...deckDefaults,
  options: deckOptions,
  cards: { defuse: 4, attack: 6, skip: 8, nope: 6, favor: 6, "moon-cat": 6 },
};

describe("a deck that is composed", () => {
  test("has between none and ten copies of a title, and one Imploding Kitten at most (K85)", () => {
    expect(copiesIn(withCopies(deck, "attack", 11), "attack")).toBe(10);
    expect(copiesIn(withCopies(deck, "imploding-kitten", 2), "imploding-kitten")).toBe(1);
    expect(withCopies(deck, "attack", 0).cards).not.toHaveProperty("attack");
    expect(withCopies(deck, "attack", -1).cards).not.toHaveProperty("attack");
  });

  test("deals four to eight cards, and has up to ten spare saves (K88, K89)", () => {
    expect([withDeal(deck, 3).deal, withDeal(deck, 9).deal]).toEqual([4, 8]);
    expect([withSpare(deck, -1).spare, withSpare(deck, 11).spare]).toEqual([0, 10]);
  });

  test("says for how many players it is, and why not for one more", () => {
    expect(verdictOf(deck)).toEqual({
      fault: null,
      players: [2, 3],
      limit: { players: 4, fault: "too-few-cards" },
    });
    expect(verdictOf(withCopies(deck, "defuse", 3)).limit).toEqual({ players: 4, fault: "too-few-saves" });
  });

  test("says why nobody can play it", () => {
    expect(verdictOf(withCopies(deck, "defuse", 1))).toEqual({
      fault: null,
      players: null,
      limit: { players: 2, fault: "too-few-saves" },
    });
    const clash = withOption(withOption(deck, "combos", false), "five-different", true);
    expect(verdictOf(clash)).toEqual({ fault: "options-clash", players: null, limit: null });
    expect(verdictOf(withCopies(deck, "grave-robber", 1)).fault).toBe("needs-zombie-kitten");
  });
});

test("the editor offers each title of the family once, without those that are computed (K86)", () => {
  const computed = ["exploding-kitten", "godcat", "devilcat"];
  expect(deckKinds.flatMap(titlesOfKind).toSorted()).toEqual(cardIds.filter((id) => !computed.includes(id)).toSorted());
});

test("the mix of a deck has its cards by kind, without kinds that it lacks", () => {
  const parts = partsOf(withCopies(deck, "moon-cat", 0));
  expect(parts.map(({ kind, size }) => [kind, size])).toEqual([
    ["kittens", 4],
    ["actions", 20],
    ["answers", 6],
  ]);
});
