import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import type { Command } from "../../shared/core/commands.ts";
import { laws } from "../properties/laws/laws.ts";
import { tablesOf, timeout } from "../support/samples.ts";
import { checkSecrecy } from "../support/secrecy-properties.ts";
import { checkViewConsistency } from "../support/view-consistency.ts";
import { goofspielChecks, wiredForTests } from "./checks.ts";
import { goofspiel, titles } from "./rules.ts";

vi.setConfig({ testTimeout: timeout });

const subject = (players: number) => ({
  definition: goofspiel,
  checks: goofspielChecks,
  configs: fc.constant({ edition: "goofspiel", players, options: {} }),
  titles,
  games: 100,
  likely: () => [],
  inFull: (command: Command) => command,
});

describe.each(goofspiel.editions)("$id", (edition) => {
  describe.each(tablesOf(edition))("with %i players", (players) => {
    laws(subject(players));
    checkViewConsistency(wiredForTests, edition, players, 20);
    checkSecrecy(wiredForTests, edition, players, 40);
  });
});

test("the highest card that no other player has chosen takes the prize (G3)", () => {
  const { state } = goofspiel.setup({ edition: "goofspiel", players: 3, options: {} }, "any");
  const results = (["six", "six", "two"] as const).map((card, seat) =>
    goofspiel.step(state, seat, { type: "give", card }),
  );
  expect(results.at(-1)).toMatchObject({ value: [{ type: "card-chosen" }, { type: "cards-shown", winner: 2 }, {}] });
});
