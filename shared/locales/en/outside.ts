/** Texts outside the client: in search engines, link previews, on a phone's home screen, and offline. */
export const outside = {
  title: "Nine Lives",
  tagline: "Draw a card. Hope it isn’t ticking.",
  description:
    "Draw a card. Hope it isn’t ticking. An unofficial online table for exploding cats: free, no ads, no account needed.",
  offline: "You are offline",
  offlineText: "The cats can’t be reached. Your chair is kept as long as the game lasts.",
  again: "Try again",
};
