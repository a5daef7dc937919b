import { type Pool, pools } from "../net/people.ts";
import type { Strength } from "./strength.ts";

/** A player of a game, as far as the weight of the result depends on them. */
export interface Weighed {
  /** The sum of the weights of the games that they have finished before, in all pools. */
  readonly experience: number;
  /** Left the running game or was away for good. */
  readonly deserted: boolean;
}

/** Time during which two players' games together make their next one count less: 30 days. */
export const meetingsMs = 30 * 86_400_000;

/** Experience that opponents need in a house of many games before a result against them counts in full. */
const maxNeeded = 20;

/** A house of so many rated games needs one more unit of experience; a young house needs none. */
const gamesPerNeeded = 100;

/** Weight of an opponent who has left the game. */
const weightOfDeserter = 0.1;

/**
 * Weights of a game's result for each seat, from 0 to 1. A deserter loses in full; for the others the result counts as
 * much as it does against their opponents on average.
 * @param number the game's place among all games that count, from 1.
 * @param meetingsOf how many earlier games two seats have played together within `meetingsMs`.
 */
export function weightsOf(
  seats: readonly Weighed[],
  number: number,
  meetingsOf: (seat: number, other: number) => number,
): readonly number[] {
  const needed = Math.min(Math.floor(number / gamesPerNeeded), maxNeeded);
  return seats.map(({ deserted }, seat) => {
    if (deserted) return 1;
    let sum = 0;
    for (const [other, opponent] of seats.entries())
      if (other !== seat) sum += weightOf(opponent, needed) / 2 ** meetingsOf(seat, other);
    return sum / (seats.length - 1);
  });
}

/** The experience that a game adds. Games that a player left add none, so that leaving does not make them established. */
export const experienceIn = (weight: number, { deserted }: Pick<Weighed, "deserted">): number =>
  deserted ? 0 : weight;

/** A player's experience in all pools, always added in the same order so that the sum has the same bits everywhere. */
export const totalExperience = (ratingIn: (pool: Pool) => Pick<Weighed, "experience"> | undefined): number =>
  pools.reduce((sum, pool) => sum + (ratingIn(pool)?.experience ?? 0), 0);

/** The strength after a result of this weight. @param inFull the strength if the result counted in full. */
export function weighted(before: Strength, inFull: Strength, weight: number): Strength {
  return {
    mu: before.mu + weight * (inFull.mu - before.mu),
    sigma: Math.sqrt(before.sigma ** 2 + weight * (inFull.sigma ** 2 - before.sigma ** 2)),
  };
}

function weightOf({ experience, deserted }: Weighed, needed: number): number {
  const known = (1 + Math.min(experience, needed)) / (1 + needed);
  return deserted ? known * weightOfDeserter : known;
}
