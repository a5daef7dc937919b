import { describe, expect, test } from "vitest";
import { original } from "../../shared/games/kittens/editions/original.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import type { CardId } from "../../shared/games/kittens/titles.ts";
import { tally } from "./position.ts";

const deal = (players: number, seed: string) =>
  kittens.setup({ edition: "original", players, options: {} }, seed).state;
const count = (cards: readonly CardId[], title: CardId) => cards.filter((card) => card === title).length;

describe.each([
  { players: 2, pile: 35, extraSaves: 2 },
  { players: 3, pile: 29, extraSaves: 2 },
  { players: 4, pile: 23, extraSaves: 2 },
  { players: 5, pile: 16, extraSaves: 1 },
])("$players players", ({ players, pile, extraSaves }) => {
  const seeds = Array.from({ length: 50 }, (_, index) => `deal ${index}`);

  test("have eight cards each, a Defuse among them and no kitten (K1)", () => {
    for (const { hand } of seeds.flatMap((seed) => deal(players, seed).seats)) {
      expect(hand).toHaveLength(8);
      expect(hand).toContain("defuse");
      expect(hand).not.toContain("exploding-kitten");
    }
  });

  test(`draw from ${pile} cards, with one kitten less than there are players (K1, K3)`, () => {
    for (const state of seeds.map((seed) => deal(players, seed))) {
      expect(state.pile).toHaveLength(pile);
      expect(count(state.pile, "exploding-kitten")).toBe(players - 1);
    }
  });

  test(`have ${extraSaves} Defuses more than players among them, and all of every other title (K2)`, () => {
    const { seats, pile: cards } = deal(players, "titles");
    const all = [...cards, ...seats.flatMap(({ hand }) => hand)];
    const expected = { ...original.cards, defuse: players + extraSaves, "exploding-kitten": players - 1 };
    expect(Object.fromEntries(original.titles.map((title) => [title, count(all, title)]))).toEqual(expected);
  });

  test("may be dealt an extra Defuse, or find it in the pile (K1)", () => {
    const states = seeds.map((seed) => deal(players, seed));
    expect(states.some(({ seats }) => seats.some(({ hand }) => count(hand, "defuse") > 1))).toBe(true);
    expect(states.some((state) => state.pile.includes("defuse"))).toBe(true);
  });

  test("are each as likely to go first (K5)", () => {
    const first = tally(600, (seed) => deal(players, seed).turn);
    for (let seat = 0; seat < players; seat += 1) {
      expect((first.get(seat) ?? 0) / (600 / players)).toBeCloseTo(1, 0);
    }
  });
});

test("kittens lie anywhere in the pile, the top included", () => {
  const places = tally(1000, (seed) => deal(2, seed).pile.indexOf("exploding-kitten"));
  expect(places.size).toBe(35);
});

test("the first player owes one turn that stems from no attack (K14)", () => {
  expect(deal(3, "turns")).toMatchObject({ owes: 1, attacked: false, discard: [], pending: [], winner: null });
});

test("the same seed deals the same cards, another seed others", () => {
  expect(deal(4, "one")).toEqual(deal(4, "one"));
  expect(deal(4, "one").pile).not.toEqual(deal(4, "two").pile);
});

test("combos are on unless switched off (K29)", () => {
  const options = (given: Record<string, boolean>) =>
    kittens.setup({ edition: "original", players: 2, options: given }, "options").state.options;
  expect([options({}), options({ combos: true }), options({ combos: false })]).toEqual([
    { combos: true, fast: false },
    { combos: true, fast: false },
    { combos: false, fast: false },
  ]);
});

test("the deal shows each player their own hand and nobody another one (K7)", () => {
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

test("one player, six players, or an edition that there is not are no game", () => {
  expect(() => deal(1, "few")).toThrow("expected 2 to 5 players, got 1");
  expect(() => deal(6, "many")).toThrow("expected 2 to 5 players, got 6");
  expect(() => kittens.setup({ edition: "unheard-of", players: 2, options: {} }, "seed")).toThrow("unheard-of");
});
