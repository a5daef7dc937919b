/** What a profile says of games of Love Letter. */
export const feats = {
  moments: {
    robovac: "Beat the King Cat with the Robovac",
    "king-cat": "Took the King Cat",
    "first-guess": "Guessed right at first try",
  },
};
