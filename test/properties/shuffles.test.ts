import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { commitToContribution, commitToSecret, seedOf } from "../../shared/core/deal.ts";
import type { GameConfig } from "../../shared/core/game.ts";
import { newRandomState, randomInt, shuffle } from "../../shared/core/rng.ts";
import { editions } from "../../shared/games/kittens/editions/registry.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import type { CardId } from "../../shared/games/kittens/titles.ts";
import { loveLetter } from "../../shared/games/love-letter/game.ts";
import { chiSquared, chiSquaredLimit, isEven, runsDeviation, zeros } from "./statistics.ts";

/** The samples are fixed: the same numbers on any machine; ten times as many in long runs. */
const { times, timeout } =
  process.env["LONG"] === "1" ? { times: 10, timeout: 600_000 } : { times: 1, timeout: 120_000 };

const keyFrom = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Seed of a game with human players: from a new secret and a contribution of each seat. */
function seedAtTable(number: number, game: string, config: GameConfig): string {
  const secret = keyFrom(`secret ${number}`);
  const commitment = commitToSecret(secret);
  const parts = Array.from({ length: config.players }, (_, seat) => {
    const entropy = keyFrom(`entropy ${number} of seat ${seat}`);
    return { seat, entropy, commitment: commitToContribution(commitment, seat, entropy) };
  });
  return seedOf({ secret, commitment, parts }, { game, rules: 1, config });
}

/** Kittens games after the deal, as many as requested. */
const dealsOf = (games: number, config: GameConfig) =>
  Array.from({ length: games }, (_, number) => kittens.setup(config, seedAtTable(number, "kittens", config)).state);

/** By thing and position: number of occurrences. */
type Table = readonly number[][];

/** Chi-squared of the counts against equally likely positions, and its limit. */
function unevenness(table: Table, rounds: number): readonly [number, number] {
  const size = table.length;
  return [chiSquared(table.flat(), () => rounds / size), chiSquaredLimit((size - 1) ** 2)];
}

/** Counts the positions of 52 things over this many shuffles. */
function shuffled(rounds: number, mix: (list: number[]) => void): Table {
  const table = Array.from({ length: 52 }, () => zeros(52));
  for (let round = 0; round < rounds; round += 1) {
    const list = [...table.keys()];
    mix(list);
    for (const [place, thing] of list.entries()) {
      const row = table[thing];
      if (row) row[place] = (row[place] ?? 0) + 1;
    }
  }
  return table;
}

describe("a shuffle", { timeout }, () => {
  const rounds = 20_000 * times;

  test("of 52 cards moves every card to every position equally often", () => {
    const random = newRandomState("fifty-two");
    const [found, limit] = unevenness(
      shuffled(rounds, (list) => shuffle(list, random)),
      rounds,
    );
    expect(found).toBeLessThan(limit);
  });

  test("with a small bias, which swaps each card with any other, fails the test", () => {
    const random = newRandomState("fifty-two");
    const wrong = (list: number[]) => {
      for (const place of list.keys()) {
        const other = randomInt(random, list.length);
        const [one = 0, two = 0] = [list[place], list[other]];
        list[place] = two;
        list[other] = one;
      }
    };
    const [found, limit] = unevenness(shuffled(rounds, wrong), rounds);
    expect(found).toBeGreaterThan(limit);
  });
});

describe("the random generator over long sequences", { timeout }, () => {
  const length = 100_000 * times;

  test("has no bias towards small numbers if the bound is not a power of two", () => {
    const random = newRandomState("no modulo");
    const thirds = zeros(3);
    const count = 3 * 2 ** 30;
    for (let round = 0; round < length; round += 1) {
      const third = Math.floor(randomInt(random, count) / 2 ** 30);
      thirds[third] = (thirds[third] ?? 0) + 1;
    }
    expect(isEven(thirds)).toBe(true);
  });

  test("has as many runs of equal values as expected", () => {
    const random = newRandomState("runs");
    const values = Array.from({ length }, () => randomInt(random, 1000) < 500);
    expect(Math.abs(runsDeviation(values))).toBeLessThan(4.5);
  });

  test("returns each number after each other number equally often", () => {
    const random = newRandomState("pairs");
    const pairs = zeros(256);
    let last = randomInt(random, 16);
    for (let round = 0; round < length; round += 1) {
      const next = randomInt(random, 16);
      const pair = last * 16 + next;
      pairs[pair] = (pairs[pair] ?? 0) + 1;
      last = next;
    }
    expect(isEven(pairs)).toBe(true);
  });
});

describe("deals that are seeded by a secret and the parts of all players", { timeout }, () => {
  const games = 6000 * times;
  const config = { edition: "original", players: 4, options: {} };
  let deals: ReturnType<typeof dealsOf>;

  beforeAll(() => {
    deals = dealsOf(games, config);
  });

  test("put every title at every position of the draw pile equally often (K11)", () => {
    const { titles } = editions.original;
    const counts = new Map<CardId, number[]>();
    let pile = 0;
    for (const state of deals) {
      pile = state.pile.length;
      for (const [place, card] of state.pile.entries()) {
        const places = counts.get(card) ?? zeros(pile);
        places[place] = (places[place] ?? 0) + 1;
        counts.set(card, places);
      }
    }
    expect(pile).toBeGreaterThan(20);
    for (const title of titles) expect([title, isEven(counts.get(title) ?? [])]).toEqual([title, true]);
  });

  test("deal every title to every seat equally often", () => {
    const counts = new Map<CardId, number[]>();
    for (const { seats } of deals) {
      for (const [seat, { hand }] of seats.entries()) {
        for (const card of hand) {
          const bySeat = counts.get(card) ?? zeros(config.players);
          bySeat[seat] = (bySeat[seat] ?? 0) + 1;
          counts.set(card, bySeat);
        }
      }
    }
    expect(counts.size).toBeGreaterThan(8);
    for (const [title, bySeat] of counts) expect([title, isEven(bySeat)]).toEqual([title, true]);
  });

  test("let every seat begin equally often, independently of the previous game", () => {
    const starters = deals.map(({ turn }) => turn);
    expect(isEven([0, 1, 2, 3].map((seat) => starters.filter((turn) => turn === seat).length))).toBe(true);
    expect(Math.abs(runsDeviation(starters.map((turn) => turn < 2)))).toBeLessThan(4.5);
  });

  test("of Love Letter let every seat begin, and get every card, equally often", () => {
    const letters = { edition: "love-letter", players: 4, options: {} };
    const starters = zeros(4);
    const firstCards = new Map<string, number[]>();
    for (let number = 0; number < games; number += 1) {
      const { state } = loveLetter.setup(letters, seedAtTable(number, "love-letter", letters));
      starters[state.turn] = (starters[state.turn] ?? 0) + 1;
      for (const [seat, { hand }] of state.seats.entries()) {
        const card = hand[0]?.card ?? "none";
        const bySeat = firstCards.get(card) ?? zeros(4);
        bySeat[seat] = (bySeat[seat] ?? 0) + 1;
        firstCards.set(card, bySeat);
      }
    }
    expect(isEven(starters)).toBe(true);
    for (const [card, bySeat] of firstCards) expect([card, isEven(bySeat)]).toEqual([card, true]);
  });
});
