import { expect, test } from "vitest";
import type { AnyView, GameConfig } from "../../shared/core/game.ts";
import { seededRandom } from "../../shared/core/rng.ts";
import { Wire } from "../support/captured-frames.ts";
import { keysFrom } from "../support/keys.ts";
import { type WiredGame, wiredKittens, wiredLoveLetter } from "../support/wired-game.ts";

const games = 20;

/** Average bytes sent to five players for one command, in games between `steady` bots. */
function bytesOfACommand<State, Event extends { readonly type: string }, View extends AnyView>(
  wired: WiredGame<State, Event, View>,
  edition: string,
): number {
  const { definition } = wired;
  const config: GameConfig = { edition, players: 5, options: {} };
  let [bytes, commands] = [0, 0];
  for (let game = 0; game < games; game += 1) {
    const { state } = definition.setup(config, keysFrom(`bytes ${game}`)());
    const wire = new Wire(wired, config, state);
    wire.listeners.delete("spectator");
    const chance = seededRandom(`bots ${game}`);
    const play = definition.bot("steady", null);
    for (const { frames } of wire.listeners.values()) frames.length = 0;
    for (let awaited = definition.activeSeats(state)[0]; awaited; awaited = definition.activeSeats(state)[0]) {
      wire.step(awaited.seat, play(definition.view(state, awaited.seat), chance));
      commands += 1;
    }
    for (const { frames } of wire.listeners.values()) for (const frame of frames) bytes += frame.length;
  }
  return bytes / commands;
}

test.each([
  ["original", 150, () => bytesOfACommand(wiredKittens, "original")],
  ["love-letter", 300, () => bytesOfACommand(wiredLoveLetter, "love-letter")],
])("patches and events of a command of %s take at most %d bytes for five players together", (_, most, measured) => {
  expect(measured()).toBeLessThanOrEqual(most);
});
