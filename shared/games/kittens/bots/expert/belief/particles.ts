import { copyOf, type Hidden } from "./hidden.ts";

/** A world that may be, and how likely it is beside the others. */
export interface Particle {
  readonly hidden: Hidden;
  weight: number;
}

/** Shares of all weights instead of weights. */
export function normalise(particles: readonly Particle[]): void {
  const sum = particles.reduce((total, { weight }) => total + weight, 0);
  for (const particle of particles) particle.weight = sum > 0 ? particle.weight / sum : 1 / particles.length;
}

/** Of how many equally likely ones they are worth. */
export const effective = (particles: readonly Particle[]): number =>
  1 / particles.reduce((sum, { weight }) => sum + weight ** 2, 0);

/** Copies of some, each as often as it is likely, evenly spread (systematic resampling). @param particles normalised. */
export function sample(particles: readonly Particle[], count: number, chance: () => number): Hidden[] {
  const chosen: Hidden[] = [];
  const offset = chance();
  let sum = 0;
  for (const { hidden, weight } of particles) {
    sum += weight * count;
    while (chosen.length < count && chosen.length + offset < sum) chosen.push(copyOf(hidden));
  }
  const [first] = particles;
  while (first !== undefined && chosen.length < count) chosen.push(copyOf(first.hidden));
  return chosen;
}
