/** Maximum duration of the watch of a network, in ms. It also ends with the sanction. */
export const flaggedMs = 30 * 86_400_000;
/** Number of public games after which a new guest of a watched network may chat with strangers. */
export const minGamesForChat = 3;
/** Time after their creation during which such a guest cannot join the queue, in ms. */
export const minAgeForQueueMs = 10 * 60_000;
