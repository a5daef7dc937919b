import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { original } from "../../shared/games/kittens/editions/registry.ts";
import { walk, walks } from "../properties/laws/walk.ts";
import { Wire } from "../support/captured-frames.ts";
import { sampleOf, tablesOf, timeout } from "../support/samples.ts";
import { checkSecrecy } from "../support/secrecy-properties.ts";
import { configsOf, wiredKittens, wiredLoveLetter } from "../support/wired-game.ts";

vi.setConfig({ testTimeout: timeout });

/** Number of whole games to play. Games of two are so short that many of them offer nothing to exchange. */
const gamesOf = (players: number): number => (players > 5 ? 1 : players > 2 ? 6 : 30);

describe.each(wiredKittens.definition.editions)("$id", (edition) => {
  describe.each(tablesOf(edition))("at a table of %i", (players) => {
    checkSecrecy(wiredKittens, edition, players, sampleOf(gamesOf(players)));
  });
});

describe.each(wiredLoveLetter.definition.editions)("$id", (edition) => {
  describe.each(tablesOf(edition))("at a table of %i", (players) => {
    checkSecrecy(wiredLoveLetter, edition, players, sampleOf(40));
  });
});

// With two players a pass ends the window, which is public.
describe.each([3, 4, 5])("at a table of %i", (players) => {
  const { definition } = wiredKittens;
  const anyGame = walks(configsOf(original, players));

  test("a pass is sent only to its player (K23)", () => {
    let passes = 0;
    fc.assert(
      fc.property(anyGame, (game) => {
        const wire = new Wire(wiredKittens, game.config, definition.setup(game.config, game.seed).state);
        walk(definition, game, (_, next) => {
          if (!next) return;
          for (const listener of wire.listeners.values()) listener.frames = [];
          const closes = definition.activeSeats(wire.state).length === 1;
          wire.step(next.actor, next.command);
          if (next.command.type !== "pass" || closes) return;
          passes += 1;
          for (const [viewer, { frames }] of wire.listeners) {
            if (viewer === next.actor) expect(frames).not.toEqual([]);
            else expect(frames).toEqual([]);
          }
        });
      }),
      { numRuns: 8 },
    );
    expect(passes).toBeGreaterThan(0);
  });
});
