import type { Temper } from "../../../../core/bots.ts";
import type { Command } from "../../../../core/commands.ts";
import type { Seat } from "../../../../core/game.ts";
import type { Option } from "../../../../core/mind.ts";
import { clone } from "../../clone.ts";
import type { World } from "./belief/belief.ts";
import { diceFrom } from "./dice.ts";
import { beginnings, carryOut, playOn } from "./rollout.ts";
import { likingOf } from "./temper.ts";
import { value } from "./value.ts";

/** How much is tried before a decision. */
export interface Effort {
  /** Numbers of worlds: after each, the worse half of the commands is given up. */
  readonly rounds: readonly number[];
  /** How many turns are played on before a position is valued. */
  readonly turns: number;
  /** How many standard errors another command must be better than steady's. */
  readonly doubt: number;
}

/** How a search is done. */
interface Manner {
  readonly effort: Effort;
  readonly temper: Temper | null;
  /** How many play: the more, the longer a try takes. */
  readonly seats: number;
  readonly seed: number;
}

/** Worlds to tell the chance in where there is only one command. */
const withoutChoice = 4;
/** Seats times commands times worlds: at most so many in a round, where every command can be tried in some. */
const mostTries = 960;
const fewestWorlds = 4;
/** A command this many standard errors behind is tried no more. */
const clearly = 2;

/** A command, and how it did in each world, in order. */
interface Trial {
  readonly command: Command;
  readonly chances: number[];
}

/** Asks for more worlds that fit what a seat knows. */
export type Worlds = (count: number) => readonly World[];

/**
 * Tries commands in sampled worlds, the same worlds for all, and sorts them by the chance to win that follows.
 * @param commands steady's own first; it stays the best unless another one is clearly better.
 */
export function search(
  commands: readonly Command[],
  seat: Seat,
  worlds: Worlds,
  { effort, temper, seats, seed }: Manner,
): readonly Option[] {
  const [usual, ...others] = commands.map((command): Trial => ({ command, chances: [] }));
  if (usual === undefined) throw new Error("nothing to choose from");
  const weights: number[] = [];
  let rivals: readonly Trial[] = others;
  for (const [round, planned] of effort.rounds.entries()) {
    if (round > 0 && rivals.length === 0) break;
    const count = rivals.length > 0 ? Math.min(planned, affordable(rivals.length + 1, seats)) : withoutChoice;
    for (const { state, weight } of worlds(count)) {
      const dice = seed + weights.length;
      for (const trial of [usual, ...rivals]) {
        trial.chances.push(chanceAfter(trial.command, seat, clone(state), effort.turns, dice));
      }
      weights.push(weight);
    }
    rivals = betterHalf(rivals, usual, weights);
  }
  const base = mean(usual.chances, weights);
  const attraction = ({ command, chance }: Option) => chance + likingOf(temper, command);
  return [usual, ...others]
    .map((trial) => ({
      command: trial.command,
      chance: clamp(base + certain(gainOver(usual, trial, weights), effort.doubt)),
    }))
    .toSorted((one, other) => attraction(other) - attraction(one));
}

/** @returns the number of worlds that a round has time for. */
const affordable = (commands: number, seats: number): number =>
  Math.max(fewestWorlds, Math.floor(mostTries / (commands * seats)));

/** A seat's chance to win after a command in a world, if everybody plays steady from there on. */
function chanceAfter(command: Command, seat: Seat, state: World["state"], turns: number, dice: number): number {
  const begun = beginnings(carryOut(state, seat, command));
  playOn(state, turns - begun, diceFrom(dice));
  return value(state)[seat] ?? 0;
}

/** Gives up the worse half, and those that are clearly worse than the usual command. */
function betterHalf(trials: readonly Trial[], usual: Trial, weights: readonly number[]): readonly Trial[] {
  const rivals = trials.map((trial) => ({ trial, ...gainOver(usual, trial, weights) }));
  return rivals
    .toSorted((one, other) => other.gain - one.gain)
    .slice(0, Math.ceil(trials.length / 2))
    .filter(({ gain, error }) => gain + clearly * error > 0)
    .map(({ trial }) => trial);
}

/** A gain, and its standard error. */
interface Gain {
  readonly gain: number;
  readonly error: number;
}

/** How much better a command did than the usual one in the same worlds. */
function gainOver(usual: Trial, trial: Trial, weights: readonly number[]): Gain {
  const gains = trial.chances.map((chance, world) => chance - (usual.chances[world] ?? 0));
  const gain = mean(gains, weights);
  const spread = sum(gains.map((each, world) => ((weights[world] ?? 0) * (each - gain)) ** 2));
  return { gain, error: Math.sqrt(spread) / sum(weights.slice(0, gains.length)) };
}

/** A gain that is left after doubt. */
const certain = ({ gain, error }: Gain, doubt: number): number => (gain > 0 ? Math.max(0, gain - doubt * error) : gain);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** @param weights at least as many as numbers */
const mean = (numbers: readonly number[], weights: readonly number[]): number =>
  sum(numbers.map((each, index) => each * (weights[index] ?? 0))) / sum(weights.slice(0, numbers.length));

const clamp = (chance: number): number => Math.min(1, Math.max(0, chance));
