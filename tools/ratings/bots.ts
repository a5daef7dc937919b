import type { Bot, GameDefinition } from "../../shared/core/definition.ts";
import type { Outcome } from "../../shared/core/game.ts";
import { playMatch } from "../simulate/play.ts";
import { pointsPerLogit } from "./luce.ts";
import { type Chance, mean, oneOf, type World } from "./world.ts";

/** Game that the bots of a world play. */
export interface BotGame<State, Event, View> {
  readonly definition: GameDefinition<State, Event, View>;
  readonly edition: string;
  /** Rank of each seat of a finished game; equal for shared ranks. */
  readonly places: (state: State, outcome: Outcome) => readonly number[];
}

/** Skill of a bot: its share of commands from the steady bot; the others are random. */
const skills: readonly number[] = [0, 0.25, 0.5, 0.7, 0.85, 1];

/** Number of games of two for each pair of skills, to measure their strength. */
const trials = 400;

/** Worlds of bots: each command is from the steady bot or random. */
export function botWorlds<State, Event, View>(game: BotGame<State, Event, View>, chance: Chance): readonly World[] {
  const play = playing(game);
  const rates = skills.map((skill) => skills.map((other) => winRate(play, skill, other, chance)));
  const points = new Map(skills.map((skill, row) => [skill, pointsPerLogit * mean((rates[row] ?? []).map(logit))]));
  const pair = classApart(rates);
  const world = (size: string, seats: readonly number[]): World => ({
    name: `${game.edition} bots, ${size}`,
    seats,
    newSkill: (chance) => oneOf(skills, chance),
    learned: (skill) => skill,
    pointsOf: (skill) => points.get(skill) ?? 0,
    isExact: false,
    play,
    classApart: () => pair,
  });
  return [world("two", [2]), world("three to five", [3, 4, 5])];
}

function playing<State, Event, View>({ definition, edition, places }: BotGame<State, Event, View>): World["play"] {
  const { steady, random } = definition.bots;
  if (!steady || !random) throw new RangeError(`${definition.id} has no bots steady and random`);
  const botOf =
    (skill: number): Bot<View> =>
    (view, chance) =>
      chance() < skill ? steady(view, chance) : random(view, chance);
  return (of, chance) => {
    const config = { edition, players: of.length, options: {} };
    const last: State[] = [];
    const after = (state: State) => {
      last[0] = state;
    };
    const outcome = playMatch(definition, { config, seed: String(chance()), bots: of.map(botOf) }, { after });
    const [end] = last;
    if (!outcome || end === undefined) throw new Error("a game of bots did not end");
    return places(end, outcome);
  };
}

/** Share of games of two that the first skill wins, with each side beginning equally often; a half against itself. */
function winRate(play: World["play"], skill: number, other: number, chance: Chance): number {
  if (skill === other) return 0.5;
  let wins = 0;
  for (let game = 0; game < trials; game += 1) {
    const isFirst = game % 2 === 0;
    const [first = 0, second = 0] = play(isFirst ? [skill, other] : [other, skill], chance);
    const ahead = isFirst ? second - first : first - second;
    wins += ahead > 0 ? 1 : ahead === 0 ? 0.5 : 0;
  }
  return wins / trials;
}

/** Pair of skills, the weaker first, with a win rate nearest to 75 %. */
function classApart(rates: readonly (readonly number[])[]): readonly [number, number] {
  const pairs = rates.flatMap((row, stronger) =>
    row.map((rate, weaker) => ({
      off: Math.abs(rate - 0.75),
      pair: [skills[weaker] ?? 0, skills[stronger] ?? 0] as const,
    })),
  );
  const [nearest] = pairs.toSorted((one, other) => one.off - other.off);
  return nearest?.pair ?? [0, 1];
}

/** Logarithm of the odds. The rate is clamped, because a rate of a few hundred games is never exactly 0 or 1. */
function logit(rate: number): number {
  const kept = Math.min(Math.max(rate, 0.01), 0.99);
  return Math.log(kept / (1 - kept));
}
