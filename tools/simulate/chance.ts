import { below, randomFrom } from "../../shared/core/rng.ts";

/** A source of numbers 0 <= x < 1 that is the same for the same text on any machine. */
export function chanceFrom(seed: string): () => number {
  const random = randomFrom(seed);
  return () => below(random, 2 ** 32) / 2 ** 32;
}
