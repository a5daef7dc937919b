import { describe, expect, test } from "vitest";
import { loveLetter } from "../../../shared/games/love-letter/game.ts";
import { tally } from "../position.ts";
import { position } from "./position.ts";

/** Expects this many outcomes, all about equally often: within five standard deviations. */
function expectEven(counts: ReadonlyMap<unknown, number>, outcomes: number): void {
  expect(counts.size).toBe(outcomes);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  for (const count of counts.values())
    expect(Math.abs(count - all / outcomes)).toBeLessThan(5 * Math.sqrt(all / outcomes));
}

const startOf = (players: number, seed: string) =>
  loveLetter.setup({ edition: "love-letter", players, options: {} }, seed).state;

describe("each outcome is equally likely for", () => {
  test("the starter of the first round (L2)", () => {
    expectEven(
      tally(2000, (seed) => startOf(4, seed).turn),
      4,
    );
  });

  test("the starter among several winners of the previous round (L2)", () => {
    const starter = (seed: string) => {
      const table = position(
        "ann: shell-shield snake-sorcerer | bob: snake-sorcerer / shell-shield | cleo: crystal-bowl",
        seed,
      );
      table.act("ann", "play shell-shield");
      return table.state.turn;
    };
    expectEven(tally(1000, starter), 2);
  });

  test("the card set aside (L1)", () => {
    const bowl = tally(2100, (seed) => String(startOf(5, seed).setAside?.card === "crystal-bowl"));
    expect(Math.abs((bowl.get("true") ?? 0) - 500)).toBeLessThan(5 * Math.sqrt(500));
  });

  test("the cards dealt after a juggle (L15)", () => {
    const dealt = (seed: string) => {
      const table = position(
        "ann: jittery-juggler king-cat | bob: not-a-pet | cleo: crystal-bowl | pile: shell-shield",
        seed,
      );
      table.act("ann", "play jittery-juggler");
      return table.state.seats[0]?.hand[0]?.card ?? "nothing";
    };
    expectEven(tally(1000, dealt), 4);
  });

  test("the target chosen on a timeout (L23)", () => {
    const chosen = (seed: string) => {
      const table = position(
        "ann: not-a-pet battle-bunny | bob: crystal-bowl | cleo: crystal-bowl | pile: shell-shield",
        seed,
      );
      table.timeout();
      return table.state.seats.findIndex(({ eliminated }) => eliminated);
    };
    expectEven(tally(1000, chosen), 2);
  });

  test("the guess on a timeout, among the guesses that may be right (L23)", () => {
    const guess = (seed: string) => {
      const table = position(
        "ann: crystal-bowl not-a-pet / king-cat snake-sorcerer snake-sorcerer | bob: crystal-bowl | pile: shell-shield",
        seed,
      );
      const [, guessed] = table.timeout();
      return guessed?.type === "guessed" ? guessed.guess : "nothing";
    };
    const counts = tally(1400, guess);
    expectEven(counts, 7);
    for (const seen of ["crystal-bowl", "not-a-pet", "king-cat", "snake-sorcerer"])
      expect([...counts.keys()]).not.toContain(seen);
  });
});

test.each([
  [2, 15],
  [3, 16],
  [4, 15],
  [5, 14],
  [6, 13],
])("%i players begin with %i cards in the draw pile, after the starter has drawn (L1)", (players, pile) => {
  const state = startOf(players, "deal");
  expect(state.pile).toHaveLength(pile);
  expect(state.open).toHaveLength(players === 2 ? 2 : 0);
  expect(state.setAside).not.toBeNull();
  expect(state.seats.map(({ hand }) => hand.length).toSorted()).toEqual([...Array(players - 1).fill(1), 2]);
});
