import { describe, expect, test } from "vitest";
import type { Temper } from "../../../shared/core/bots.ts";
import type { Bot } from "../../../shared/core/definition.ts";
import { seededRandom } from "../../../shared/core/rng.ts";
import { bot } from "../../../shared/games/love-letter/bots/registry.ts";
import { loveLetter } from "../../../shared/games/love-letter/game.ts";
import type { LoveLetterView } from "../../../shared/games/love-letter/view.ts";
import { loveLetterChecks } from "../../../tools/simulate/love-letter/checks.ts";
import { playMatch } from "../../../tools/simulate/play.ts";
import { simulatorOf } from "../../../tools/simulate/simulation.ts";

/**
 * Plays ten games of bots without temperament. Returns the cards that a steady bot of this temperament would play
 * differently.
 */
function ownPlays(temper: Temper): readonly string[] {
  const [plain, tempered] = [bot("steady", null), bot("steady", temper)];
  const found: string[] = [];
  const watched: Bot<LoveLetterView> = (view, chance) => {
    const seed = String(chance());
    const [usual, own] = [plain(view, seededRandom(seed)), tempered(view, seededRandom(seed))];
    if (own.type === "play" && JSON.stringify(own) !== JSON.stringify(usual)) found.push(own.cards[0] ?? "");
    return usual;
  };
  for (let game = 0; game < 10; game += 1) {
    const config = { edition: "love-letter", players: 3, options: {} };
    playMatch(loveLetter, { config, seed: `${game}`, bots: [watched, watched, watched] }, { after: () => {} });
  }
  return found;
}

describe("the temperament of a steady bot", () => {
  test.each<[Temper, readonly string[]]>([
    ["careful", ["shell-shield", "mouse-trapper", "royal-robovac"]],
    ["thief", ["hermit-home-swap", "doggy-grave-digger", "jittery-juggler"]],
    ["gambler", ["crystal-bowl", "battle-bunny"]],
  ])("makes a %s bot sometimes prefer its own cards, and never others", (temper, titles) => {
    expect(new Set(titles)).toEqual(new Set([...titles, ...ownPlays(temper)]));
    expect(ownPlays(temper)).not.toEqual([]);
  });
});

describe("an easy bot", () => {
  test("wins some games against a steady bot, but clearly fewer", () => {
    const config = { edition: "love-letter", players: 2, options: {} };
    const plan = { config, games: 300, seed: "easy", bots: ["easy", "steady"], rotate: true, check: false };
    const { easy } = simulatorOf(loveLetter, loveLetterChecks).run(plan, () => {}).winsByBot;
    expect(easy).toBeGreaterThan(0.15 * 300);
    expect(easy).toBeLessThan(0.42 * 300);
  });
});
