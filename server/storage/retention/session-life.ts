/** Lifetime of a session without activity, in ms. */
export const sessionLifeMs = 90 * 86_400_000;
