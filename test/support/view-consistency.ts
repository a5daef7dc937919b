import fc from "fast-check";
import { expect, test } from "vitest";
import type { AnyView, EditionInfo, Viewer } from "../../shared/core/game.ts";
import { pick, walk, walks } from "../properties/laws/walk.ts";
import { Wire } from "./captured-frames.ts";
import { configsOf, type WiredGame } from "./wired-game.ts";

const viewers = (players: number): Viewer[] => [...Array(players).keys(), "spectator"];

/** Tests the properties of every synchronised game. @param numRuns whole games for each property. */
export function checkViewConsistency<State, Event extends { readonly type: string }, View extends AnyView>(
  wired: WiredGame<State, Event, View>,
  edition: EditionInfo,
  players: number,
  numRuns: number,
): void {
  const { definition, read } = wired;
  const anyGame = walks(configsOf(edition, players));

  test("the state that a viewer decodes equals the view of this viewer, after every step of whole games", () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const wire = new Wire(wired, game.config, definition.setup(game.config, game.seed).state);
        walk(definition, game, (_, next) => {
          for (const viewer of viewers(players)) {
            expect(wire.viewOf(viewer)).toEqual(definition.view(wire.state, viewer));
          }
          if (next) wire.step(next.actor, next.command);
        });
      }),
      { numRuns },
    );
  });

  test("a viewer who joins in the middle of a game decodes the same view as the others", () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const wire = new Wire(wired, game.config, definition.setup(game.config, game.seed).state);
        walk(definition, game, (_, next, chance) => {
          const viewer = pick(viewers(players), chance);
          const newcomer = wire.newListener(viewer);
          newcomer.leave();
          expect(read(newcomer.table, viewer)).toEqual(definition.view(wire.state, viewer));
          if (next) wire.step(next.actor, next.command);
        });
      }),
      { numRuns: Math.ceil(numRuns / 3) },
    );
  });
}
