import { describe, expect, test } from "vitest";
import { original } from "../../shared/games/kittens/editions/registry.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import type { CardId } from "../../shared/games/kittens/titles.ts";
import { pilesIn } from "../cards/rulebook.ts";
import { isEven } from "../properties/statistics.ts";
import { tally } from "./position.ts";

const deal = (players: number, seed: string) =>
  kittens.setup({ edition: "original", players, options: {} }, seed).state;
const count = (cards: readonly CardId[], title: CardId) => cards.filter((card) => card === title).length;

const piles = pilesIn("original").map((pile, index) => ({ players: index + 2, pile, extraSaves: index < 3 ? 2 : 1 }));

describe.each(piles)("in a new game $players players", ({ players, pile, extraSaves }) => {
  const seeds = Array.from({ length: 50 }, (_, index) => `deal ${index}`);

  test("have eight cards each, including a Defuse but no kitten (K1)", () => {
    for (const { hand } of seeds.flatMap((seed) => deal(players, seed).seats)) {
      expect(hand).toHaveLength(8);
      expect(hand).toContain("defuse");
      expect(hand).not.toContain("exploding-kitten");
    }
  });

  test(`draw from ${pile} cards, with one kitten fewer than players (K1, K3)`, () => {
    for (const state of seeds.map((seed) => deal(players, seed))) {
      expect(state.pile).toHaveLength(pile);
      expect(count(state.pile, "exploding-kitten")).toBe(players - 1);
    }
  });

  test(`share ${extraSaves} Defuses more than players, and all cards of every other title (K2)`, () => {
    const { seats, pile: cards } = deal(players, "titles");
    const all = [...cards, ...seats.flatMap(({ hand }) => hand)];
    const expected = { ...original.cards, defuse: players + extraSaves, "exploding-kitten": players - 1 };
    expect(Object.fromEntries(original.titles.map((title) => [title, count(all, title)]))).toEqual(expected);
  });

  test("may get an extra Defuse in the hand or in the draw pile (K1)", () => {
    const states = seeds.map((seed) => deal(players, seed));
    expect(states.some(({ seats }) => seats.some(({ hand }) => count(hand, "defuse") > 1))).toBe(true);
    expect(states.some((state) => state.pile.includes("defuse"))).toBe(true);
  });

  test("are equally likely to go first (K5)", () => {
    const first = tally(600, (seed) => deal(players, seed).turn);
    expect(isEven(Array.from({ length: players }, (_, seat) => first.get(seat) ?? 0))).toBe(true);
  });
});

test("a kitten may lie at any position of the draw pile, including the top", () => {
  const places = tally(1000, (seed) => deal(2, seed).pile.indexOf("exploding-kitten"));
  expect(places.size).toBe(piles[0]?.pile);
});

test("the first player owes one turn that does not come from an attack (K14)", () => {
  expect(deal(3, "turns")).toMatchObject({ owes: 1, attacked: false, discard: [], pending: [], winner: null });
});

test("the same seed deals the same cards, another seed deals others", () => {
  expect(deal(4, "one")).toEqual(deal(4, "one"));
  expect(deal(4, "one").pile).not.toEqual(deal(4, "two").pile);
});

test("combos are enabled unless switched off (K29)", () => {
  const options = (given: Record<string, boolean>) =>
    kittens.setup({ edition: "original", players: 2, options: given }, "options").state.options;
  expect([options({}), options({ combos: true }), options({ combos: false })]).toEqual([
    { combos: true, fast: false },
    { combos: true, fast: false },
    { combos: false, fast: false },
  ]);
});

test("the deal shows each player only their own hand (K7)", () => {
  const { events } = kittens.setup({ edition: "original", players: 2, options: {} }, "told");
  const hands = (viewer: number | "spectator") =>
    events
      .map((event) => kittens.redact(event, viewer))
      .flatMap((event) => (event?.type === "dealt" ? [event.hand] : []));
  const hidden = Array(8).fill(null);
  const { seats } = deal(2, "told");
  expect(hands(0)).toEqual([seats[0]?.hand, hidden]);
  expect(hands("spectator")).toEqual([hidden, hidden]);
});

test("a game with one player, six players or an unknown edition is rejected", () => {
  expect(() => deal(1, "few")).toThrow("expected 2 to 5 players, got 1");
  expect(() => deal(6, "many")).toThrow("expected 2 to 5 players, got 6");
  expect(() => kittens.setup({ edition: "unheard-of", players: 2, options: {} }, "seed")).toThrow("unheard-of");
});

describe("the size of the draw pile (K3, K4, K60–K62, K71)", () => {
  const sizes = (edition: string, fewest: number, piles: readonly number[], options: Record<string, boolean> = {}) =>
    piles.map((pile, more) => ({ edition, players: fewest + more, pile, options }));

  test.each([
    ...sizes("good-vs-evil", 2, pilesIn("good-vs-evil")),
    ...sizes("good-vs-evil", 2, pilesIn("good-vs-evil", true), { fast: true }),
    ...sizes("imploding", 2, [55, 48, 42, 35, 28]),
    ...sizes("imploding", 2, [37, 33, 29, 25, 20], { fast: true }),
    ...sizes("zombie", 2, pilesIn("zombie")),
    ...sizes("apocalypse:original", 2, [16, 22, 28, 34, 40, 41, 42, 43]),
    ...sizes("apocalypse:good-vs-evil", 2, [16, 22, 28, 34, 40, 41, 42, 42]),
  ])("in $edition with $players players and $options is $pile", ({ edition, players, pile, options }) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { state } = kittens.setup({ edition, players, options }, `pile ${seed}`);
      expect(state.pile).toHaveLength(pile);
      const total = count(state.pile, "exploding-kitten") + count(state.pile, "imploding-kitten");
      expect(total).toBe(edition === "imploding" && players === 2 ? 2 : players - 1);
      expect(state.seats.map(({ hand }) => hand.length)).toEqual(Array(players).fill(8));
      expect([...state.pile, ...state.seats.flatMap(({ hand }) => hand)]).not.toContain("godcat");
    }
  });
});

test("one kitten of Imploding Kittens is the Imploding one, face down (K70)", () => {
  for (const players of [2, 3, 6]) {
    const { state } = kittens.setup({ edition: "imploding", players, options: {} }, "kittens");
    expect(count(state.pile, "imploding-kitten")).toBe(1);
    expect(state).toMatchObject({ direction: "clockwise", faceUp: false });
  }
});

describe("the deck", () => {
  const all = (edition: string, players: number, seed: string) => {
    const { seats, pile } = kittens.setup({ edition, players, options: {} }, seed).state;
    return { hands: seats.map(({ hand }) => hand), cards: [...pile, ...seats.flatMap(({ hand }) => hand)] };
  };
  const saving = (cards: readonly CardId[]) => count(cards, "defuse") + count(cards, "zombie-kitten");

  test.each([
    { edition: "good-vs-evil", saves: [4, 5, 6, 6] },
    { edition: "zombie", saves: [2, 3, 5, 5] },
  ])("of $edition contains the players' saves and the extra ones (K2)", ({ edition, saves }) => {
    expect([2, 3, 4, 5].map((players) => saving(all(edition, players, "saves").cards))).toEqual(saves);
  });

  test("of zombie contains the cards with a paw for two players, those without for three (K2)", () => {
    const used = (players: number) => new Set(all("zombie", players, "paw").cards);
    expect([used(2).has("grave-robber"), used(2).has("attack")]).toEqual([false, true]);
    expect([used(3).has("grave-robber"), used(3).has("attack")]).toEqual([true, false]);
    expect([used(4).has("grave-robber"), used(4).has("attack")]).toEqual([true, true]);
  });

  test.each([2, 5, 6, 9])("of an Apocalypse gives %i players a save each, Zombie Kittens first (K61)", (players) => {
    for (let seed = 0; seed < 50; seed += 1) {
      const { hands } = all("apocalypse:original", players, `first ${seed}`);
      expect(hands.every((hand) => saving(hand) > 0)).toBe(true);
      const undead = hands.filter((hand) => hand.includes("zombie-kitten")).length;
      expect(undead).toBeGreaterThanOrEqual(Math.min(players, 5));
    }
  });

  test("of an Apocalypse gives random players a Defuse instead beyond five players (K61)", () => {
    const without = tally(200, (seed) =>
      all("apocalypse:original", 6, seed).hands.findIndex((hand) => !hand.includes("zombie-kitten")),
    );
    expect([0, 1, 2, 3, 4, 5].every((seat) => without.has(seat))).toBe(true);
  });
});
