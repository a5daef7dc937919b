import { kittens } from "../../shared/games/kittens/game.ts";
import { loveLetter } from "../../shared/games/love-letter/game.ts";
import { kittensChecks } from "./kittens/checks.ts";
import { loveLetterChecks } from "./love-letter/checks.ts";
import { type Simulator, simulatorOf } from "./simulation.ts";

/** A game joins the simulator here. */
export const simulators: readonly Simulator[] = [
  simulatorOf(kittens, kittensChecks),
  simulatorOf(loveLetter, loveLetterChecks),
];
