import { expect, test } from "vitest";
import { isSuspicious, Pairs } from "../../../tools/collusion/pairs.ts";
import { type Choice, SoftPlay } from "../../../tools/collusion/soft-play.ts";

const aim = (actor: number, chosen: number, does: "good" | "harm" = "harm"): Choice => {
  return { kind: "aim", actor, chosen, among: [0, 1, 2, 3].filter((seat) => seat !== actor), does };
};

const rowOf = (kindness: SoftPlay, actor: number) => [0, 1, 2, 3].map((other) => kindness.of(actor, other));

test("a target of harm is spared less than by chance, and the other candidates more", () => {
  const row = rowOf(new SoftPlay(4, [aim(0, 2)]), 0);
  expect(row).toEqual([0, 1 / 3, -2 / 3, 1 / 3].map((number) => expect.closeTo(number)));
});

test("a target of good is spared more", () => {
  expect(new SoftPlay(4, [aim(0, 2, "good")]).of(0, 2)).toBeCloseTo(2 / 3);
});

test("only candidates that could have been chosen count", () => {
  const choice: Choice = { kind: "aim", actor: 0, chosen: 1, among: [1, 3], does: "harm" };
  expect(rowOf(new SoftPlay(4, [choice]), 0)).toEqual([0, -1 / 2, 0, 1 / 2]);
});

test("a Nope counts relative to the rate at which its player used possible Nopes", () => {
  const could = (against: number, done: boolean): Choice => ({ kind: "nope", actor: 0, done, against, helps: null });
  const kindness = new SoftPlay(4, [could(1, true), could(2, false), could(2, false), could(3, true)]);
  expect(rowOf(kindness, 0)).toEqual([0, -1 / 2, 1, -1 / 2]);
});

test("a Nope counts for the player that it helps", () => {
  const could = (helps: number, done: boolean): Choice => ({ kind: "nope", actor: 0, done, against: 3, helps });
  const kindness = new SoftPlay(4, [could(1, true), could(2, false)]);
  expect([kindness.of(0, 1), kindness.of(0, 2), kindness.of(0, 3)]).toEqual([1 / 2, -1 / 2, 0]);
});

const people = ["a-ann", "a-bob", null, "a-dan"];

test("the figure of one game is the sum of the pair, divided by the deviation over all pairs of seats", () => {
  const pairs = new Pairs();
  // Sums of pairs: 0-1 1/3, 0-2 -2/3, 0-3 1/3, all others 0: a mean square of 1/9.
  pairs.add(people, new SoftPlay(4, [aim(0, 2)]));
  const [first] = pairs.figures(1);
  expect(first).toMatchObject({ players: ["a-ann", "a-bob"], games: 1, figure: expect.closeTo(1) });
  expect(first?.oneWay).toEqual([expect.closeTo(Math.SQRT2), 0]);
});

test("pairs with an ignored player are left out", () => {
  const pairs = new Pairs();
  pairs.add(people, new SoftPlay(4, [aim(0, 2)]));
  expect(pairs.figures(1).map(({ players }) => players.join())).toEqual(
    expect.arrayContaining(["a-ann,a-bob", "a-ann,a-dan", "a-bob,a-dan"]),
  );
  expect(pairs.figures(1)).toHaveLength(3);
});

test("games of two, and games without a choice, do not count", () => {
  const pairs = new Pairs();
  pairs.add(["a-ann", "a-bob"], new SoftPlay(2, [{ kind: "aim", actor: 0, chosen: 1, among: [1], does: "harm" }]));
  pairs.add(people, new SoftPlay(4, []));
  expect(pairs.figures(1)).toEqual([]);
});

test("a pair with too few games is left out", () => {
  const pairs = new Pairs();
  pairs.add(people, new SoftPlay(4, [aim(0, 2)]));
  expect(pairs.figures(2)).toEqual([]);
});

/** Twenty games in which the first two players do the same, independent of the seats of the others. */
function afterTwenty(first: readonly Choice[], then: readonly Choice[]) {
  const pairs = new Pairs();
  for (let game = 0; game < 10; game += 1) {
    pairs.add(["a-ann", "a-bob", `a-${game}`, `b-${game}`], new SoftPlay(4, first));
    pairs.add(["a-ann", "a-bob", `c-${game}`, `d-${game}`], new SoftPlay(4, then));
  }
  const [pair] = pairs.figures(20);
  if (!pair) throw new Error("no pair");
  return pair;
}

test("two players who always choose others are suspicious", () => {
  const pair = afterTwenty([aim(0, 2), aim(1, 3)], [aim(0, 3), aim(1, 2)]);
  expect(pair.players).toEqual(["a-ann", "a-bob"]);
  expect(isSuspicious(pair)).toBe(true);
});

test("a pair is not suspicious if only one player spares the other", () => {
  const pair = afterTwenty([aim(0, 2), aim(0, 3), aim(0, 2), aim(1, 0)], [aim(0, 3), aim(0, 2), aim(0, 3), aim(1, 2)]);
  expect(pair.oneWay[0]).toBeGreaterThan(4);
  expect(isSuspicious(pair)).toBe(false);
});
