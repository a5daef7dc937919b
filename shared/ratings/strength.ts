/** What a rating knows of somebody, in points; 200 points are a class. */
export interface Strength {
  /** The likeliest strength. */
  readonly mu: number;
  /** The standard deviation of what the strength may be. */
  readonly sigma: number;
}

/** Of whoever has played no rated game. */
export const newRating: Strength = { mu: 1500, sigma: 250 };
