import { describe, expect, test } from "vitest";
import { judgeDeck } from "../../shared/games/kittens/decks/judge.ts";
import { editions } from "../../shared/games/kittens/editions/registry.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { bottomKittenOdds, deadlyKittensInPile, kittenOdds, kittensInPile } from "../../shared/games/kittens/odds.ts";
import { type Position, stateAt } from "../../shared/games/kittens/position.ts";
import type { KittensState } from "../../shared/games/kittens/state.ts";
import type { KittensView } from "../../shared/games/kittens/view.ts";
import { position } from "./position.ts";

/** Share of all possible orders of the hidden cards that have a kitten on top. */
function bruteForce({ pile, pending }: KittensState, { known }: KittensView, mine: boolean): number {
  const hidden = pile.map((card, place) => ({ card, place })).filter(({ place }) => (known[place] ?? null) === null);
  const top = pending.at(-1);
  const looked = top?.kind === "keep" && !mine ? [top.card] : [];
  const fixed = known[0] ?? null;
  if (fixed !== null) return fixed === "exploding-kitten" ? 1 : 0;
  const orders = permutations([...hidden.map(({ card }) => card), ...looked]);
  return orders.filter(([first]) => first === "exploding-kitten").length / orders.length;
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));
}

/** Checks the odds in the views of these players. */
function expectTrueOdds(table: ReturnType<typeof position>, names: readonly string[]): void {
  for (const name of names) {
    const view = table.view(name);
    const top = table.state.pending.at(-1);
    const mine = top?.kind === "keep" && top.seat === table.seat(name);
    expect(kittenOdds(view), name).toBeCloseTo(bruteForce(table.state, view, mine), 10);
  }
}

describe("the odds of a kitten", () => {
  test("are the share of all orders of the draw pile, for a player without knowledge of it", () => {
    const table = position("ann: skip | bob: | cat: | pile: exploding-kitten skip exploding-kitten favor nope");
    expect(kittenOdds(table.view("bob"))).toBeCloseTo(2 / 5, 10);
    expectTrueOdds(table, ["ann", "bob", "cat"]);
  });

  test("are certain for a player who has seen the top card, and unchanged for the others (K34)", () => {
    const table = position(
      "ann: see-the-future | bob: | cat: | pile: favor exploding-kitten skip exploding-kitten nope",
    );
    table.act("ann", "play see-the-future");
    table.pass();
    expect(kittenOdds(table.view("ann"))).toBe(0);
    expect(kittenOdds(table.view("bob"))).toBeCloseTo(2 / 5, 10);
    expectTrueOdds(table, ["ann", "bob", "cat"]);
  });

  test("exclude the position at which the viewer has put the kitten back (K10)", () => {
    const table = position("ann: defuse | bob: | cat: | pile: exploding-kitten favor skip exploding-kitten nope");
    table.act("ann", "draw");
    expect(kittenOdds(table.view("cat"))).toBeCloseTo(1 / 4, 10);
    table.act("ann", "save with defuse");
    table.act("ann", "insert 2");
    expect(kittenOdds(table.view("ann"))).toBeCloseTo(1 / 4, 10);
    expect(kittenOdds(table.view("bob"))).toBeCloseTo(2 / 5, 10);
    expectTrueOdds(table, ["ann", "bob", "cat"]);
  });

  test("treat a card that another player looks at in secret as one of the hidden cards (K39)", () => {
    const text = "ann: raising-heck | bob: | cat: | pile: favor exploding-kitten nope exploding-kitten";
    const table = position(text, "position", 1, "good-vs-evil");
    table.act("ann", "play raising-heck");
    table.pass();
    expect(kittenOdds(table.view("ann"))).toBeCloseTo(1 / 3, 10);
    expect(kittenOdds(table.view("bob"))).toBeCloseTo(2 / 4, 10);
    expectTrueOdds(table, ["ann", "bob", "cat"]);
  });

  test("count no kitten that only has to be put back, and one that lies face up on top as certain (K72–K74)", () => {
    const table = position(
      "ann: | bob: | cat: | pile: imploding-kitten skip favor exploding-kitten",
      "position",
      1,
      "imploding",
    );
    expect(kittenOdds(table.view("bob"))).toBeCloseTo(1 / 4, 10);
    table.act("ann", "draw");
    table.act("ann", "insert 0");
    expect(kittenOdds(table.view("cat"))).toBe(1);
  });

  test("exclude a face-up kitten from the top while no player sees it there (K74)", () => {
    const table = position(
      "ann: | bob: | cat: | pile: imploding-kitten skip favor exploding-kitten",
      "position",
      1,
      "imploding",
    );
    table.act("ann", "draw");
    table.act("ann", "insert 3");
    expect(kittenOdds(table.view("bob"))).toBeCloseTo(1 / 3, 10);
    expect(kittenOdds(table.view("ann"))).toBeCloseTo(1 / 3, 10);
  });

  test("count a face-up kitten while the pile is being shuffled, because it may come to lie on top (K75)", () => {
    const deck = judgeDeck({ cards: { defuse: 4, "shuffle-until-stop": 5, "imploding-kitten": 1 } });
    if (!deck.ok) throw new Error(deck.error);
    const shuffling: Position = {
      edition: "custom",
      deck: deck.value,
      options: { combos: true, fast: false },
      turn: 0,
      turns: 1,
      attacked: false,
      faceUp: true,
      hands: [[], []],
      drawPile: ["defuse", "imploding-kitten", "defuse", "exploding-kitten"],
      discardPile: [],
      exploded: [],
    };
    const state = stateAt(shuffling, "odds");
    state.pending.push({ kind: "stop", seat: 1, by: 0 });
    expect(kittenOdds(kittens.view(state, 1))).toBeCloseTo(2 / 4, 10);
  });

  test("are 0 if the draw pile is empty", () => {
    expect(kittenOdds(position("ann: skip | bob: skip").view("ann"))).toBe(0);
  });
});

test("the bottom card is a deadly kitten in proportion to those in the draw pile, face up or Exploding (K79)", () => {
  const text = "ann: | bob: | cat: | pile: imploding-kitten skip favor exploding-kitten";
  const table = position(text, "position", 1, "imploding");
  expect(bottomKittenOdds(table.view("bob"))).toBeCloseTo(1 / 4, 10);
  table.act("ann", "draw");
  table.act("ann", "insert 3");
  expect(deadlyKittensInPile(table.view("bob"))).toBe(2);
  expect(bottomKittenOdds(table.view("bob"))).toBeCloseTo(2 / 4, 10);
});

test("the bottom card is not the kitten that all players see on top, unless that is the only card (K74, K79)", () => {
  const bottomOdds = (piles: string) => {
    const table = position(`ann: | bob: | cat: | ${piles}`, "position", 1, "imploding");
    table.act("ann", "draw");
    table.act("ann", "insert 0");
    return bottomKittenOdds(table.view("bob"));
  };
  expect(bottomOdds("pile: imploding-kitten skip favor exploding-kitten")).toBeCloseTo(1 / 3, 10);
  expect(bottomOdds("pile: imploding-kitten | discard: exploding-kitten")).toBe(1);
});

/** Number of kittens in the draw pile, and in the hands of players who look at them in secret. */
function hiddenKittens({ pile, pending }: KittensState, view: KittensView): number {
  const looked = pending.flatMap((decision) => (decision.kind === "keep" ? decision.card : []));
  const seen = view.pending.some((decision) => decision.kind === "keep" && decision.card !== null);
  return [...pile, ...(seen ? [] : looked)].filter((card) => card === "exploding-kitten").length;
}

describe.each(Object.values(editions))("$id", ({ id: edition }) => {
  test("every viewer can compute the number of kittens in the draw pile throughout the game", () => {
    const { state } = kittens.setup({ edition, players: 5, options: {} }, "odds");
    let turn = 0;
    const random = () => (((turn * 0.618_034) % 1) + 1) % 1;
    while (kittens.outcome(state) === null && turn < 400) {
      for (const viewer of [0, 1, "spectator"] as const) {
        const view = kittens.view(state, viewer);
        expect(kittensInPile(view)).toBe(hiddenKittens(state, view));
      }
      const [next] = kittens.activeSeats(state);
      if (next === undefined) break;
      turn += 1;
      const bot = kittens.bots["random"];
      const command = bot?.(kittens.view(state, next.seat), random);
      if (command === undefined || !kittens.step(state, next.seat, command).ok)
        throw new Error("a bot has no legal command");
    }
    expect(kittens.outcome(state)).not.toBeNull();
  });
});
