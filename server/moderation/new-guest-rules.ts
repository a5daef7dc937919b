/** How long a network is watched at most, in ms: as long as the sanction lasts, but no longer than this. */
export const watchedMs = 30 * 86_400_000;
/** After how many games of the public queue a new guest of a watched network may talk to strangers. */
export const chatAfterGames = 3;
/** How long such a guest waits for the queue, in ms after they were made. */
export const queueAfterMs = 10 * 60_000;
