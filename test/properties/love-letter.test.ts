import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import type { Command } from "../../shared/core/commands.ts";
import { loveLetter } from "../../shared/games/love-letter/game.ts";
import { cardIds } from "../../shared/games/love-letter/titles.ts";
import { loveLetterChecks } from "../../tools/simulate/love-letter/checks.ts";
import { sampleOf, timeout } from "../support/samples.ts";
import { kindsAsked, laws } from "./laws/laws.ts";

vi.setConfig({ testTimeout: timeout });

const subject = (players: number) => ({
  definition: loveLetter,
  checks: loveLetterChecks,
  configs: fc.constant({ edition: "love-letter", players, options: {} }),
  titles: cardIds,
  games: sampleOf(200),
  likely: () => [],
  inFull: (command: Command) => command,
});

describe.each([2, 3, 4, 5, 6])("in random games of Love Letter for %i players", (players) => laws(subject(players)));

test("random games of Love Letter contain every kind of decision", () => {
  expect([...kindsAsked(subject(3))].toSorted()).toEqual(["act", "insert", "stay"]);
});
