import { describe, expect, test } from "vitest";
import { newRandomState, type RandomState, randomInt, shuffle } from "../../shared/core/rng.ts";
import { position, tally } from "./position.ts";

/** Expects this many outcomes, all about equally often: within five standard deviations. */
function expectUniform(counts: ReadonlyMap<string | number, number>, outcomes: number): void {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const share = total / outcomes;
  expect(counts.size).toBe(outcomes);
  for (const count of counts.values()) expect(Math.abs(count - share)).toBeLessThan(5 * Math.sqrt(share));
}

describe("the random generator", () => {
  test("shuffles a list into each of its orders equally often", () => {
    const random = newRandomState("orders");
    const orders = tally(24_000, () => {
      const list = ["a", "b", "c", "d"];
      shuffle(list, random);
      return list.join("");
    });
    expectUniform(orders, 24);
  });

  test("returns each number below a bound equally often", () => {
    const random = newRandomState("numbers");
    expectUniform(
      tally(14_000, () => randomInt(random, 7)),
      7,
    );
  });

  test("continues after a JSON round trip at the same position, across the borders of its chunks", () => {
    const random = newRandomState("json");
    const copies = Array.from({ length: 600 }, () => {
      const copy: RandomState = JSON.parse(JSON.stringify(random));
      return randomInt(copy, 1000) === randomInt(random, 1000);
    });
    expect(copies).not.toContain(false);
  });

  test("gives different numbers for different seeds", () => {
    const numbers = (seed: string) => {
      const random = newRandomState(seed);
      return Array.from({ length: 10 }, () => randomInt(random, 1000));
    };
    expect(numbers("one")).not.toEqual(numbers("two"));
    expect(numbers("one")).toEqual(numbers("one"));
  });

  test("rejects a choice from an empty set", () => {
    expect(() => randomInt(newRandomState("none"), 0)).toThrow(RangeError);
  });
});

describe("randomness in the game", () => {
  test.each([
    { title: "Shuffle (K36)", card: "shuffle", edition: "original" },
    { title: "Shuffle NOW (K51)", card: "shuffle-now", edition: "zombie" },
  ] as const)("a $title brings each card to the top equally often", ({ card, edition }) => {
    const tops = tally(2000, (seed) => {
      const table = position(`ann: ${card} | bob: | pile: skip favor nope exploding-kitten`, seed, 1, edition);
      table.act("ann", `play ${card}`);
      table.pass();
      return table.state.pile[0] ?? "nothing";
    });
    expectUniform(tops, 4);
  });

  test("a pair takes each card of the hand equally often (K28)", () => {
    const stolen = tally(2000, (seed) => {
      const table = position("ann: moon-cat moon-cat | bob: skip favor nope defuse | pile: exploding-kitten", seed);
      table.act("ann", "play moon-cat moon-cat on bob");
      table.pass();
      table.act("ann", "pick");
      return table.view("ann").hand[0] ?? "nothing";
    });
    expectUniform(stolen, 4);
  });

  test("the hand of an exploding player is discarded in each order equally often (K11)", () => {
    const orders = tally(3000, (seed) => {
      const table = position("ann: skip favor nope | bob: | pile: exploding-kitten", seed);
      table.act("ann", "draw");
      return table.state.discard.join(" ");
    });
    expectUniform(orders, 6);
    for (const order of orders.keys()) expect(order).toMatch(/ exploding-kitten$/);
  });

  test("a card taken by the Grave Robber lies at each position of the draw pile equally often (K53)", () => {
    const places = tally(2000, (seed) => {
      const text = "ann: grave-robber | bob: | cleo: favor | pile: skip nope exploding-kitten | dead: cleo";
      const table = position(text, seed, 1, "zombie");
      table.act("ann", "play grave-robber");
      table.pass();
      table.act("cleo", "give favor");
      return table.state.pile.indexOf("favor");
    });
    expectUniform(places, 4);
  });

  test("a timeout lays either card of an Armageddon against each opponent equally often (K64)", () => {
    const duels = tally(2000, (seed) => {
      const table = position("ann: armageddon | bob: | cleo: | pile: attack", seed, 1, "good-vs-evil");
      table.act("ann", "play armageddon");
      table.pass();
      const [laid] = table.timeout();
      return laid?.type === "armageddon-laid" ? `${laid.before} ${laid.opponent}` : "nothing";
    });
    expectUniform(duels, 4);
  });

  test("a timeout puts a kitten back at each position equally often (K64)", () => {
    const places = tally(2000, (seed) => {
      const table = position("ann: defuse | bob: | pile: exploding-kitten skip favor nope", seed);
      table.act("ann", "draw");
      table.act("ann", "save with defuse");
      table.timeout();
      return table.state.pile.indexOf("exploding-kitten");
    });
    expectUniform(places, 4);
  });

  test("a timeout gives each card of the hand equally often (K64)", () => {
    const given = tally(2000, (seed) => {
      const table = position("ann: favor | bob: skip shuffle nope defuse | pile: exploding-kitten", seed);
      table.act("ann", "play favor on bob");
      table.pass();
      table.timeout();
      return table.view("ann").hand[0] ?? "nothing";
    });
    expectUniform(given, 4);
  });
});
