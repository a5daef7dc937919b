import { copyOf, type Hidden } from "./hidden.ts";

/** A world that may be, and how likely it is beside the others. */
export interface Particle {
  readonly hidden: Hidden;
  weight: number;
}

const sumOf = (particles: readonly Particle[]): number => particles.reduce((sum, { weight }) => sum + weight, 0);

/** Makes 1 the mean of all weights. */
export function normalise(particles: readonly Particle[]): void {
  const mean = sumOf(particles) / particles.length;
  for (const particle of particles) particle.weight = mean > 0 ? particle.weight / mean : 1;
}

/** Whether they are worth less than half as many equally likely ones. */
export function isWorn(particles: readonly Particle[]): boolean {
  const squares = particles.reduce((sum, { weight }) => sum + weight ** 2, 0);
  return sumOf(particles) ** 2 < (squares * particles.length) / 2;
}

/** Copies of some, each as often as it is likely, evenly spread (systematic resampling); none of none. */
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
