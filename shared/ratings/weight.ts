import { type Pool, pools } from "../net/people.ts";
import type { Strength } from "./strength.ts";

/** Data of a player that determine the weight of a result. */
export interface Weighed {
  /** Sum of the weights of the player's earlier finished games, in all pools. */
  readonly experience: number;
  /** Whether the player abandoned the game: left it, or did not return. */
  readonly deserted: boolean;
}

/** Time during which two players' games together make their next one count less: 30 days. */
export const meetingsMs = 30 * 86_400_000;

/** Maximum experience that an opponent needs before a result against them counts in full. */
const maxNeeded = 20;

/**
 * Number of rated games in the cluster after which opponents need one more unit of experience. A new cluster needs
 * none.
 */
const gamesPerNeeded = 100;

/** Weight of an opponent who abandoned the game. */
const weightOfDeserter = 0.1;

/**
 * Returns the weight of a game's result for each seat, from 0 to 1. A leaver loses in full. For the others it is the
 * average weight against their opponents.
 * @param number the game's number among all games that count, from 1.
 * @param meetingsOf counts the earlier games of two seats with each other within `meetingsMs`.
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

/**
 * Returns the experience that a game adds. Abandoned games add none, so that leaving does not make a player
 * established.
 */
export const experienceIn = (weight: number, { deserted }: Pick<Weighed, "deserted">): number =>
  deserted ? 0 : weight;

/** Sums a player's experience in all pools, always in the same order, so that the sum has the same bits everywhere. */
export const totalExperience = (ratingIn: (pool: Pool) => Pick<Weighed, "experience"> | undefined): number =>
  pools.reduce((sum, pool) => sum + (ratingIn(pool)?.experience ?? 0), 0);

/** Returns the strength after a result of this weight. @param inFull the strength if the result counted in full. */
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
