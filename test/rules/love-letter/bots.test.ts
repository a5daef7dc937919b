import { describe, expect, test } from "vitest";
import { seededRandom } from "../../../shared/core/rng.ts";
import { bots } from "../../../shared/games/love-letter/bots/registry.ts";
import { loveLetter } from "../../../shared/games/love-letter/game.ts";
import { possibleHands } from "../../../shared/games/love-letter/knowledge.ts";
import { cardIds } from "../../../shared/games/love-letter/titles.ts";
import type { LoveLetterView } from "../../../shared/games/love-letter/view.ts";
import { loveLetterChecks } from "../../../tools/simulate/love-letter/checks.ts";
import { simulatorOf } from "../../../tools/simulate/simulation.ts";
import { sampleOf } from "../../support/samples.ts";
import { tally } from "../position.ts";
import { type Position, position } from "./position.ts";

/** Commands of the steady bot in this position, over many seeds. */
function answers(table: Position, name: string): readonly string[] {
  const view = table.view(name);
  return [...tally(50, (seed) => JSON.stringify(bots.steady(view, seededRandom(seed)))).keys()];
}

const play = (card: string, more: { target?: number; value?: number } = {}) =>
  JSON.stringify({ type: "play", cards: [card], ...more });

const games = sampleOf(1000);

describe("the steady bot", () => {
  test.each([2, 3, 4, 5, 6])(
    "wins at least 1.5 times its fair share in a game of %i against random bots",
    (players) => {
      const names = Array<string>(players).fill("random").with(1, "steady");
      const config = { edition: "love-letter", players, options: {} };
      const plan = { config, games, seed: "steady", bots: names, check: false };
      const { winsByBot } = simulatorOf(loveLetter, loveLetterChecks).run(plan, () => {});
      expect(winsByBot["steady"]).toBeGreaterThanOrEqual((1.5 * games) / players);
    },
  );

  test("never makes an impossible guess, unless the alternative is to lay down the King Cat", () => {
    const guesses: boolean[] = [];
    const watched = (view: LoveLetterView, chance: () => number) => {
      const command = bots.steady(view, chance);
      if (command.type === "play" && command.target !== undefined && command.value !== undefined) {
        const guess = cardIds.find((_, value) => value === command.value);
        const possible = possibleHands(view, command.target).some((card) => card === guess);
        guesses.push(possible || view.hand.includes("king-cat"));
      }
      return command;
    };
    const config = { edition: "love-letter", players: 4, options: {} };
    const plan = { config, games: 50, seed: "guesses", bots: ["steady", "steady", "random", "steady"], check: false };
    simulatorOf({ ...loveLetter, bots: { ...bots, steady: watched } }, loveLetterChecks).run(plan, () => {});
    expect(guesses.length).toBeGreaterThan(250);
    expect(guesses).not.toContain(false);
  });

  test("guesses a card that it has seen, with its holder as the target", () => {
    const table = position(
      "ann: mouse-trapper crystal-bowl | bob: royal-robovac | cleo: snake-sorcerer | pile: not-a-pet shell-shield mouse-trapper king-cat",
    );
    table.act("ann", "play mouse-trapper");
    table.act("ann", "insert 0");
    table.act("bob", "play royal-robovac");
    table.act("cleo", "play shell-shield");
    expect(answers(table, "ann")).toEqual([play("crystal-bowl", { target: 1, value: 9 })]);
  });

  test("does not lay down the King Cat", () => {
    expect(answers(position("ann: king-cat royal-robovac | bob: mouse-trapper | pile: crystal-bowl"), "ann")).toEqual([
      play("royal-robovac"),
    ]);
  });

  test("does not play a Battle Bunny while its other card is a Crystal Bowl", () => {
    const table = position("ann: battle-bunny crystal-bowl | bob: mouse-trapper | pile: shell-shield");
    expect(JSON.parse(answers(table, "ann")[0] ?? "").cards).toEqual(["crystal-bowl"]);
  });

  test("swaps a bad hand for a good card set aside, and keeps a good hand", () => {
    const digging = (hand: string, aside: string) => {
      const table = position(
        `ann: doggy-grave-digger ${hand} | bob: mouse-trapper | pile: shell-shield | aside: ${aside}`,
      );
      table.act("ann", "play doggy-grave-digger");
      return answers(table, "ann");
    };
    expect(digging("crystal-bowl", "not-a-pet")).toEqual([JSON.stringify({ type: "swap" })]);
    expect(digging("not-a-pet", "crystal-bowl")).toEqual([JSON.stringify({ type: "stay" })]);
  });

  test("puts a good card back where it draws it itself, and a bad card on top", () => {
    const trapped = (top: string) => {
      const table = position(
        `ann: mouse-trapper battle-bunny | bob: mouse-trapper | cleo: crystal-bowl | pile: ${top} shell-shield shell-shield crystal-bowl`,
      );
      table.act("ann", "play mouse-trapper");
      return answers(table, "ann");
    };
    expect(trapped("hermit-home-swap")).toEqual([JSON.stringify({ type: "insert", position: 2 })]);
    expect(trapped("crystal-bowl")).toEqual([JSON.stringify({ type: "insert", position: 0 })]);
  });
});

test("the random bot chooses each legal command equally often", () => {
  const table = position(
    "ann: shell-shield battle-bunny | bob: mouse-trapper | cleo: mouse-trapper | pile: crystal-bowl",
  );
  const counts = tally(3000, (seed) => JSON.stringify(bots.random(table.view("ann"), seededRandom(seed))));
  expect(counts.size).toBe(3);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(1000));
});
