import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Viewer } from "../../shared/core/game.ts";
import { original } from "../../shared/games/kittens/editions/original.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { readKittensView } from "../../shared/net/kittens.ts";
import { walk, walks } from "../properties/walk.ts";
import { Wire } from "../support/wire.ts";

/** Whole games for each property. */
const runs = { numRuns: 8 };
const tables = [2, 3, 4, 5];
const viewers = (players: number): Viewer[] => [...Array(players).keys(), "spectator"];

describe.each(tables)("at a table of %i", (players) => {
  test("everybody reads from the wire just what they may see, after every step of whole games", () => {
    fc.assert(
      fc.property(walks(original, players), (game) => {
        const wire = new Wire(kittens.setup(game.config, game.seed).state);
        walk(game, (_, next) => {
          for (const viewer of viewers(players)) {
            expect(wire.viewOf(viewer)).toEqual(kittens.view(wire.state, viewer));
          }
          if (next) wire.step(next.actor, next.command);
        });
      }),
      runs,
    );
  });

  test("whoever comes in the middle of a game reads the same as those who were there all the time", () => {
    fc.assert(
      fc.property(walks(original, players), (game) => {
        const wire = new Wire(kittens.setup(game.config, game.seed).state);
        walk(game, (_, next, chance) => {
          const viewer = viewers(players)[Math.floor(chance() * (players + 1))] ?? "spectator";
          const late = wire.newListener(viewer);
          expect(readKittensView(late.table, viewer)).toEqual(kittens.view(wire.state, viewer));
          if (next) wire.step(next.actor, next.command);
        });
      }),
      { numRuns: 3 },
    );
  });
});
