import { expert as kittensExpert, oracle as kittensOracle } from "../../shared/games/kittens/bots/expert/expert.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import {
  expert as loveLetterExpert,
  oracle as loveLetterOracle,
} from "../../shared/games/love-letter/bots/expert/expert.ts";
import { loveLetter } from "../../shared/games/love-letter/game.ts";
import { kittensChecks } from "./kittens/checks.ts";
import { loveLetterChecks } from "./love-letter/checks.ts";
import { type Simulator, simulatorOf } from "./simulation.ts";

/** A new game must be added here. */
export const simulators: readonly Simulator[] = [
  simulatorOf(kittens, kittensChecks, { expert: kittensExpert, oracle: kittensOracle }),
  simulatorOf(loveLetter, loveLetterChecks, { expert: loveLetterExpert, oracle: loveLetterOracle }),
];

/** @throws if no game has this edition. */
export function simulatorFor(edition: string): Simulator {
  const simulator = simulators.find(
    ({ editions, custom }) => custom?.info.id === edition || editions.some(({ id }) => id === edition),
  );
  if (!simulator) throw new RangeError(`no game has an edition ${edition}`);
  return simulator;
}
