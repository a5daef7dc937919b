/** Estimate of a player's strength, in points; 200 points are a class. */
export interface Strength {
  /** Most likely strength. */
  readonly mu: number;
  /** Standard deviation of the estimate. */
  readonly sigma: number;
}

/** Rating of a player without rated games. */
export const newRating: Strength = { mu: 1500, sigma: 250 };
