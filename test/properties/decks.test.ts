import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import type { DeckData } from "../../shared/core/game.ts";
import { createExpertBot } from "../../shared/games/kittens/bots/expert/expert.ts";
import type { KittensEvent } from "../../shared/games/kittens/events.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import type { KittensState } from "../../shared/games/kittens/state.ts";
import { cardIds } from "../../shared/games/kittens/titles.ts";
import type { KittensView } from "../../shared/games/kittens/view.ts";
import { kittensChecks } from "../../tools/simulate/kittens/checks.ts";
import { playGame } from "../../tools/simulate/play.ts";
import { type Minds, playerCalled } from "../../tools/simulate/players.ts";
import { deckConfigs } from "../support/any-deck.ts";
import { sampleOf, timeout } from "../support/samples.ts";
import { laws } from "./laws/laws.ts";
import { likelyCommand } from "./likely.ts";

vi.setConfig({ testTimeout: timeout });

/** By what a Godcat saves as unless the command says otherwise (K90). */
const kinds = [
  { name: "with Defuses", save: "defuse", configs: deckConfigs.filter(({ deck }) => hasDefuses(deck)) },
  { name: "without Defuses", save: "zombie-kitten", configs: deckConfigs.filter(({ deck }) => !hasDefuses(deck)) },
] as const;

const hasDefuses = (deck: DeckData | undefined): boolean => deck?.cards["defuse"] !== undefined;

describe.each(kinds)("in random games of decks $name", ({ save, configs }) => {
  laws({
    definition: kittens,
    checks: kittensChecks,
    configs,
    titles: cardIds,
    games: sampleOf(50),
    likely: (view, chance) => Array.from({ length: 10 }, () => likelyCommand(view, chance)),
    inFull: (command) => (command.type === "save" && command.card === "godcat" ? { as: save, ...command } : command),
  });
});

/** The expert with a small effort, because a game asks it hundreds of times. */
const minds: Minds<KittensState, KittensEvent, KittensView> = {
  expert: {
    version: 1,
    canPlay: () => true,
    create: (self) => createExpertBot(self, { rounds: [1, 1], turns: 1, doubt: 1 }),
  },
  oracle: () => {
    throw new Error("no oracle plays");
  },
};

const names = ["easy", "steady", "expert", "easy:gambler", "steady:noper", "expert:thief"];

test("bots of all strengths play any deck to its end with legal commands", () => {
  const games = fc.record({ config: deckConfigs, seed: fc.string(), first: fc.nat({ max: names.length - 1 }) });
  fc.assert(
    fc.property(games, ({ config, seed, first }) => {
      const players = Array.from({ length: config.players }, (_, seat) =>
        playerCalled(kittens, minds, names[(first + seat) % names.length] ?? "easy", { config, seat, seed }),
      );
      expect(playGame(kittens, { config, seed }, players, { after: () => {} })).not.toBeNull();
    }),
    { numRuns: sampleOf(60) },
  );
});
