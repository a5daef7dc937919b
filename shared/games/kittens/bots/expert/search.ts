import type { Temper } from "../../../../core/bots.ts";
import type { Command } from "../../../../core/commands.ts";
import type { Seat } from "../../../../core/game.ts";
import type { RatedCommand } from "../../../../core/stateful-bot.ts";
import { clone } from "../../state.ts";
import { titlesFor, type Use } from "../card-priorities.ts";
import type { WeightedState } from "./belief/belief.ts";
import { fastRandom } from "./fast-random.ts";
import { beginnings, carryOut, playOn } from "./rollout.ts";
import { value } from "./value.ts";

/** Search effort of a decision. */
export interface SearchBudget {
  /** Numbers of worlds per round: after each round the worse half of the commands is dropped. */
  readonly rounds: readonly number[];
  /** Number of turns that a rollout plays before the position is evaluated. */
  readonly turns: number;
  /** Number of standard errors that are subtracted from the gain of a command over that of `steady`. */
  readonly doubt: number;
}

/** Parameters of a search. */
interface Manner {
  readonly effort: SearchBudget;
  readonly temper: Temper | null;
  /** Number of players: a rollout takes longer with more players. */
  readonly seats: number;
  readonly seed: number;
}

/** Number of worlds to estimate the winning chance if there is only one command. */
const withoutChoice = 4;
/**
 * Limit of seats × commands × worlds in a round. Each command is tried in `minWorlds` worlds even if that exceeds
 * it.
 */
const maxTrialsPerRound = 960;
const minWorlds = 4;
/** Number of standard errors by which a command must be worse than the usual one to be dropped. */
const clearly = 2;

/** A command and its winning chance in each world, in order. */
interface Trial {
  readonly command: Command;
  readonly chances: number[];
}

/** Samples more worlds that are consistent with the information of a seat. */
type Worlds = (count: number) => readonly WeightedState[];

/**
 * Evaluates commands in sampled worlds, the same worlds for all, and sorts them by the resulting winning chance.
 *
 * @param commands that of `steady` first; it stays the best unless another one is clearly better.
 */
export function search(
  commands: readonly Command[],
  seat: Seat,
  worlds: Worlds,
  { effort, temper, seats, seed }: Manner,
): readonly RatedCommand[] {
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
  const attraction = ({ command, chance }: RatedCommand) => chance + temperBonusOf(temper, command);
  return [usual, ...others]
    .map((trial) => ({
      command: trial.command,
      chance: clamp(base + certain(gainOver(usual, trial, weights), effort.doubt)),
    }))
    .toSorted((one, other) => attraction(other) - attraction(one));
}

/** @returns the number of worlds that fit in the budget of a round. */
const affordable = (commands: number, seats: number): number =>
  Math.max(minWorlds, Math.floor(maxTrialsPerRound / (commands * seats)));

/** Winning chance of a seat after a command in a world, if all players play `steady` from then on. */
function chanceAfter(command: Command, seat: Seat, state: WeightedState["state"], turns: number, dice: number): number {
  const begun = beginnings(carryOut(state, seat, command));
  playOn(state, turns - begun, fastRandom(dice));
  return value(state)[seat] ?? 0;
}

/** Drops the worse half, and the commands that are clearly worse than the usual one. */
function betterHalf(trials: readonly Trial[], usual: Trial, weights: readonly number[]): readonly Trial[] {
  const rivals = trials.map((trial) => ({ trial, ...gainOver(usual, trial, weights) }));
  return rivals
    .toSorted((one, other) => other.gain - one.gain)
    .slice(0, Math.ceil(trials.length / 2))
    .filter(({ gain, error }) => gain + clearly * error > 0)
    .map(({ trial }) => trial);
}

/** A gain and its standard error. */
interface Gain {
  readonly gain: number;
  readonly error: number;
}

/** Mean gain of a command over the usual one in the same worlds. */
function gainOver(usual: Trial, trial: Trial, weights: readonly number[]): Gain {
  const gains = trial.chances.map((chance, world) => chance - (usual.chances[world] ?? 0));
  const gain = mean(gains, weights);
  const spread = sum(gains.map((each, world) => ((weights[world] ?? 0) * (each - gain)) ** 2));
  return { gain, error: Math.sqrt(spread) / sum(weights.slice(0, gains.length)) };
}

/** Gain that remains after its uncertainty is subtracted. */
const certain = ({ gain, error }: Gain, doubt: number): number => (gain > 0 ? Math.max(0, gain - doubt * error) : gain);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** @param weights at least as many as numbers */
const mean = (numbers: readonly number[], weights: readonly number[]): number =>
  sum(numbers.map((each, index) => each * (weights[index] ?? 0))) / sum(weights.slice(0, numbers.length));

const clamp = (chance: number): number => Math.min(1, Math.max(0, chance));

/** Bonus, in winning chance, for a command that the temperament prefers. */
const liking = 0.015;

const likes: Readonly<Record<Temper, (command: Command) => boolean>> = {
  careful: (command) => plays(command, ["look", "attack", "step", "leap"]),
  thief: (command) => (command.type === "play" && command.cards.length === 2) || plays(command, ["gather"]),
  noper: (command) => command.type === "nope",
  gambler: (command) => command.type === "draw",
};

const plays = (command: Command, uses: readonly Use[]): boolean =>
  command.type === "play" &&
  command.cards.length === 1 &&
  uses.some((use) => titlesFor(use).some((title) => title === (command.as ?? command.cards[0])));

/** Returns the bonus of a command for this temperament, in winning chance. */
const temperBonusOf = (temper: Temper | null, command: Command): number =>
  temper !== null && likes[temper](command) ? liking : 0;
