import type { Outcome } from "../../shared/core/game.ts";
import { seededRandom } from "../../shared/core/rng.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { loveLetter } from "../../shared/games/love-letter/game.ts";
import { botWorlds } from "./bots.ts";
import { luceWorld } from "./luce.ts";
import type { World } from "./world.ts";

/** Change of the strength of a player by one game: over 200 games half a class, either way. */
const learning = 7;

export const luceWorlds: readonly World[] = [
  luceWorld("luck and strength, two", [2], learning),
  luceWorld("luck and strength, three to five", [3, 4, 5], learning),
];

export const worldsOf = (seed: string): readonly World[] => [
  ...luceWorlds,
  ...botWorlds(
    {
      definition: kittens,
      edition: "original",
      places: ({ seats }, outcome) => placesByLeaving(seats.length, outcome),
    },
    seededRandom(`${seed} kittens`),
  ),
  ...botWorlds(
    { definition: loveLetter, edition: "love-letter", places: ({ seats }) => placesByTokens(seats) },
    seededRandom(`${seed} love-letter`),
  ),
];

/** Players who were eliminated later rank higher. */
function placesByLeaving(players: number, { out }: Outcome): readonly number[] {
  return Array.from({ length: players }, (_, seat) => (out.includes(seat) ? players - out.indexOf(seat) : 1));
}

function placesByTokens(seats: readonly { readonly tokens: number }[]): readonly number[] {
  return seats.map(({ tokens }) => 1 + seats.filter((other) => other.tokens > tokens).length);
}
