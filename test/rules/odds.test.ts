import { describe, expect, test } from "vitest";
import { editions } from "../../shared/games/kittens/editions/registry.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { kittenOdds, kittensInPile } from "../../shared/games/kittens/odds.ts";
import type { KittensState } from "../../shared/games/kittens/state.ts";
import type { KittensView } from "../../shared/games/kittens/view.ts";
import { position } from "./position.ts";

/** The share of all possible orders of the hidden cards in which a kitten lies on top. */
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

/** Checks the odds shown to everybody at the table. */
function expectTrueOdds(table: ReturnType<typeof position>, names: readonly string[]): void {
  for (const name of names) {
    const view = table.view(name);
    const top = table.state.pending.at(-1);
    const mine = top?.kind === "keep" && top.seat === table.seat(name);
    expect(kittenOdds(view), name).toBeCloseTo(bruteForce(table.state, view, mine), 10);
  }
}

describe("the odds of a kitten", () => {
  test("are those of all orders of the pile, for whoever knows nothing of it", () => {
    const table = position("ann: skip | bob: | cat: | pile: exploding-kitten skip exploding-kitten favor nope");
    expect(kittenOdds(table.view("bob"))).toBeCloseTo(2 / 5, 10);
    expectTrueOdds(table, ["ann", "bob", "cat"]);
  });

  test("are certain for whoever has seen the top card, and the same as before for the others (K34)", () => {
    const table = position(
      "ann: see-the-future | bob: | cat: | pile: favor exploding-kitten skip exploding-kitten nope",
    );
    table.act("ann", "play see-the-future");
    table.pass();
    expect(kittenOdds(table.view("ann"))).toBe(0);
    expect(kittenOdds(table.view("bob"))).toBeCloseTo(2 / 5, 10);
    expectTrueOdds(table, ["ann", "bob", "cat"]);
  });

  test("leave out the place where the viewer has put the kitten back (K10)", () => {
    const table = position("ann: defuse | bob: | cat: | pile: exploding-kitten favor skip exploding-kitten nope");
    table.act("ann", "draw");
    expect(kittenOdds(table.view("cat"))).toBeCloseTo(1 / 4, 10);
    table.act("ann", "save with defuse");
    table.act("ann", "insert 2");
    expect(kittenOdds(table.view("ann"))).toBeCloseTo(1 / 4, 10);
    expect(kittenOdds(table.view("bob"))).toBeCloseTo(2 / 5, 10);
    expectTrueOdds(table, ["ann", "bob", "cat"]);
  });

  test("count a card that somebody else looks at in secret as one of the hidden cards (K39)", () => {
    const text = "ann: raising-heck | bob: | cat: | pile: favor exploding-kitten nope exploding-kitten";
    const table = position(text, "position", 1, "good-vs-evil");
    table.act("ann", "play raising-heck");
    table.pass();
    expect(kittenOdds(table.view("ann"))).toBeCloseTo(1 / 3, 10);
    expect(kittenOdds(table.view("bob"))).toBeCloseTo(2 / 4, 10);
    expectTrueOdds(table, ["ann", "bob", "cat"]);
  });

  test("are nothing with an empty pile", () => {
    expect(kittenOdds(position("ann: skip | bob: skip").view("ann"))).toBe(0);
  });
});

/** Kittens in the pile, and in the hands of players who look at them in secret. */
function hiddenKittens({ pile, pending }: KittensState, view: KittensView): number {
  const looked = pending.flatMap((decision) => (decision.kind === "keep" ? decision.card : []));
  const seen = view.pending.some((decision) => decision.kind === "keep" && decision.card !== null);
  return [...pile, ...(seen ? [] : looked)].filter((card) => card === "exploding-kitten").length;
}

describe.each(Object.values(editions))("$id", ({ id: edition }) => {
  test("everybody counts the kittens in the pile right, all game long", () => {
    const { state } = kittens.setup({ edition, players: 5, options: {} }, "odds");
    let turn = 0;
    const random = () => (((turn * 0.618_034) % 1) + 1) % 1;
    while (kittens.outcome(state) === null && turn < 400) {
      for (const viewer of [0, 1, "spectator"] as const) {
        const view = kittens.view(state, viewer);
        expect(kittensInPile(view)).toBe(hiddenKittens(state, view));
      }
      const [next] = kittens.awaits(state);
      if (next === undefined) break;
      turn += 1;
      const bot = kittens.bots["random"];
      const command = bot?.(kittens.view(state, next.seat), random);
      if (command === undefined || !kittens.step(state, next.seat, command).ok) throw new Error("a bot is at a loss");
    }
    expect(kittens.outcome(state)).not.toBeNull();
  });
});
