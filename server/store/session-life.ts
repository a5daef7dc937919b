/** How long somebody stays signed in on a device that does not show itself, in ms. */
export const sessionLifeMs = 90 * 86_400_000;
