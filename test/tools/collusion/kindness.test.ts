import { expect, test } from "vitest";
import { type Choice, Kindness } from "../../../tools/collusion/choices.ts";
import { isSuspicious, Pairs } from "../../../tools/collusion/pairs.ts";

const aim = (actor: number, chosen: number, does: "good" | "harm" = "harm"): Choice => {
  return { kind: "aim", actor, chosen, among: [0, 1, 2, 3].filter((seat) => seat !== actor), does };
};

const rowOf = (kindness: Kindness, actor: number) => [0, 1, 2, 3].map((other) => kindness.of(actor, other));

test("whoever is chosen for harm is spared less than chance, and the others more", () => {
  const row = rowOf(new Kindness(4, [aim(0, 2)]), 0);
  expect(row).toEqual([0, 1 / 3, -2 / 3, 1 / 3].map((number) => expect.closeTo(number)));
});

test("whoever is chosen for good is spared more", () => {
  expect(new Kindness(4, [aim(0, 2, "good")]).of(0, 2)).toBeCloseTo(2 / 3);
});

test("only those who could have been chosen count", () => {
  const choice: Choice = { kind: "aim", actor: 0, chosen: 1, among: [1, 3], does: "harm" };
  expect(rowOf(new Kindness(4, [choice]), 0)).toEqual([0, -1 / 2, 0, 1 / 2]);
});

test("a Nope counts against how often its player Noped where they could", () => {
  const could = (against: number, done: boolean): Choice => ({ kind: "nope", actor: 0, done, against, helps: null });
  const kindness = new Kindness(4, [could(1, true), could(2, false), could(2, false), could(3, true)]);
  expect(rowOf(kindness, 0)).toEqual([0, -1 / 2, 1, -1 / 2]);
});

test("a Nope counts for whom it helps", () => {
  const could = (helps: number, done: boolean): Choice => ({ kind: "nope", actor: 0, done, against: 3, helps });
  const kindness = new Kindness(4, [could(1, true), could(2, false)]);
  expect([kindness.of(0, 1), kindness.of(0, 2), kindness.of(0, 3)]).toEqual([1 / 2, -1 / 2, 0]);
});

const people = ["a-ann", "a-bob", null, "a-dan"];

test("the figure of one game is the pair's sum by its deviation over all pairs of seats", () => {
  const pairs = new Pairs();
  // Sums of pairs: 0-1 1/3, 0-2 -2/3, 0-3 1/3, all others 0: a mean square of 1/9.
  pairs.add(people, new Kindness(4, [aim(0, 2)]));
  const [first] = pairs.figures(1);
  expect(first).toMatchObject({ players: ["a-ann", "a-bob"], games: 1, figure: expect.closeTo(1) });
  expect(first?.oneWay).toEqual([expect.closeTo(Math.SQRT2), 0]);
});

test("pairs with somebody about whom nobody asks are left out", () => {
  const pairs = new Pairs();
  pairs.add(people, new Kindness(4, [aim(0, 2)]));
  expect(pairs.figures(1).map(({ players }) => players.join())).toEqual(
    expect.arrayContaining(["a-ann,a-bob", "a-ann,a-dan", "a-bob,a-dan"]),
  );
  expect(pairs.figures(1)).toHaveLength(3);
});

test("games of two, and those in which nobody chose, count for nobody", () => {
  const pairs = new Pairs();
  pairs.add(["a-ann", "a-bob"], new Kindness(2, [{ kind: "aim", actor: 0, chosen: 1, among: [1], does: "harm" }]));
  pairs.add(people, new Kindness(4, []));
  expect(pairs.figures(1)).toEqual([]);
});

test("a pair with fewer games than asked for is not told of", () => {
  const pairs = new Pairs();
  pairs.add(people, new Kindness(4, [aim(0, 2)]));
  expect(pairs.figures(2)).toEqual([]);
});

/** Twenty games, in each of which the first two do the same, wherever the others sit. */
function afterTwenty(first: readonly Choice[], then: readonly Choice[]) {
  const pairs = new Pairs();
  for (let game = 0; game < 10; game += 1) {
    pairs.add(["a-ann", "a-bob", `a-${game}`, `b-${game}`], new Kindness(4, first));
    pairs.add(["a-ann", "a-bob", `c-${game}`, `d-${game}`], new Kindness(4, then));
  }
  const [pair] = pairs.figures(20);
  if (!pair) throw new Error("no pair");
  return pair;
}

test("two who always choose somebody else are suspicious", () => {
  const pair = afterTwenty([aim(0, 2), aim(1, 3)], [aim(0, 3), aim(1, 2)]);
  expect(pair.players).toEqual(["a-ann", "a-bob"]);
  expect(isSuspicious(pair)).toBe(true);
});

test("one who spares another, who does not, makes no suspicious pair", () => {
  const pair = afterTwenty([aim(0, 2), aim(0, 3), aim(0, 2), aim(1, 0)], [aim(0, 3), aim(0, 2), aim(0, 3), aim(1, 2)]);
  expect(pair.oneWay[0]).toBeGreaterThan(4);
  expect(isSuspicious(pair)).toBe(false);
});
