import { expect, test } from "vitest";
import type { AnyView } from "../../shared/core/game.ts";
import { seededRandom } from "../../shared/core/rng.ts";
import { keysFrom } from "../support/keys.ts";
import { type WiredGame, wiredKittens, wiredLoveLetter } from "../support/wired-game.ts";

/** Plays random games twice: once each step gets the view of its actor, once it computes the view itself. */
function playedTwice<State, Event extends { readonly type: string }, View extends AnyView>(
  { definition }: WiredGame<State, Event, View>,
  edition: string,
): readonly [unknown, unknown] {
  const newSeed = keysFrom(edition);
  const given: unknown[] = [];
  const looking: unknown[] = [];
  for (let game = 0; game < 10; game += 1) {
    const config = { edition, players: 3, options: {} };
    const seed = newSeed();
    const [one, other] = [definition.setup(config, seed).state, definition.setup(config, seed).state];
    const chance = seededRandom(seed);
    for (let awaited = definition.activeSeats(one)[0]; awaited; awaited = definition.activeSeats(one)[0]) {
      const { seat } = awaited;
      const view = definition.view(one, seat);
      const legal = definition.legal(view);
      const command = legal[Math.floor(chance() * legal.length)];
      if (!command) throw new Error("an awaited seat has no legal command");
      given.push(definition.step(one, seat, command, view), definition.view(one, "spectator"));
      looking.push(definition.step(other, seat, command), definition.view(other, "spectator"));
    }
  }
  return [given, looking];
}

test.each([
  ["original", () => playedTwice(wiredKittens, "original")],
  ["good-vs-evil", () => playedTwice(wiredKittens, "good-vs-evil")],
  ["zombie", () => playedTwice(wiredKittens, "zombie")],
  ["love-letter", () => playedTwice(wiredLoveLetter, "love-letter")],
])("a step of %s with a given view has the same result as one that computes the view itself", (_, played) => {
  const [given, looking] = played();
  expect(given).toEqual(looking);
});
