import { copyOf, type Hidden } from "./hidden.ts";

/** A possible world and its weight relative to the others. */
export interface Particle {
  readonly hidden: Hidden;
  weight: number;
}

const sumOf = (particles: readonly Particle[]): number => particles.reduce((sum, { weight }) => sum + weight, 0);

/** Scales the weights to a mean of 1. */
export function normalise(particles: readonly Particle[]): void {
  const mean = sumOf(particles) / particles.length;
  for (const particle of particles) particle.weight = mean > 0 ? particle.weight / mean : 1;
}

/** Whether the effective sample size is less than half the number of particles. */
export function isWorn(particles: readonly Particle[]): boolean {
  const squares = particles.reduce((sum, { weight }) => sum + weight ** 2, 0);
  return sumOf(particles) ** 2 < (squares * particles.length) / 2;
}

/**
 * Draws copies in proportion to the weights (systematic resampling). Returns an empty list if there are no particles.
 */
export function sample(particles: readonly Particle[], count: number, chance: () => number): Hidden[] {
  const chosen: Hidden[] = [];
  const each = sumOf(particles) / count;
  let next = chance() * each;
  let sum = 0;
  for (const { hidden, weight } of particles) {
    sum += weight;
    for (; next < sum && chosen.length < count; next += each) chosen.push(copyOf(hidden));
  }
  return chosen;
}
