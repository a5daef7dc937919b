import * as kittensMinds from "../../shared/games/kittens/bots/expert/expert.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import * as loveLetterMinds from "../../shared/games/love-letter/bots/expert/expert.ts";
import { loveLetter } from "../../shared/games/love-letter/game.ts";
import { kittensChecks } from "./kittens/checks.ts";
import { loveLetterChecks } from "./love-letter/checks.ts";
import { type Simulator, simulatorOf } from "./simulation.ts";

/** A new game must be added here. */
export const simulators: readonly Simulator[] = [
  simulatorOf(kittens, kittensChecks, { expert: kittensMinds.expert, oracle: kittensMinds.oracle }),
  simulatorOf(loveLetter, loveLetterChecks, { expert: loveLetterMinds.expert, oracle: loveLetterMinds.oracle }),
];

/** @throws if no game has this edition. */
export function simulatorFor(edition: string): Simulator {
  const simulator = simulators.find(({ editions }) => editions.some(({ id }) => id === edition));
  if (!simulator) throw new RangeError(`no game has an edition ${edition}`);
  return simulator;
}
