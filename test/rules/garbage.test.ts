import { expect, test } from "vitest";
import type { GameDefinition } from "../../shared/core/definition.ts";
import { seededRandom } from "../../shared/core/rng.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { loveLetter } from "../../shared/games/love-letter/game.ts";
import { playRandomly } from "../../tools/bench/random-play.ts";
import { bytesCreated } from "../support/garbage.ts";

/** Plays random games of a full table. @returns the number of commands. */
function playGames<State, Event, View>(
  definition: GameDefinition<State, Event, View>,
  edition: string,
  games: number,
): number {
  const players = definition.editions.find(({ id }) => id === edition)?.seats[1] ?? 0;
  const chance = seededRandom("random play");
  let commands = 0;
  for (let game = 0; game < games; game += 1)
    commands += playRandomly(definition, { edition, players, options: {} }, `game ${game}`, chance);
  return commands;
}

async function bytesOfACommand<State, Event, View>(
  definition: GameDefinition<State, Event, View>,
  edition: string,
): Promise<number> {
  // Compiled code allocates less. The limits also hold for uncompiled code, because a busy machine compiles late.
  playGames(definition, edition, 100);
  let commands = 0;
  const bytes = await bytesCreated("shared", () => {
    commands = playGames(definition, edition, 20);
  });
  return bytes / commands;
}

test.each([
  ["original", 3000, () => bytesOfACommand(kittens, "original")],
  ["apocalypse:good-vs-evil", 2500, () => bytesOfACommand(kittens, "apocalypse:good-vs-evil")],
  ["love-letter", 6500, () => bytesOfACommand(loveLetter, "love-letter")],
])("the rules of %s allocate at most %d bytes of garbage per command", async (_, most, measured) => {
  expect(await measured()).toBeLessThanOrEqual(most);
});
