/** Texts of a profile about games of Love Letter. */
export const feats = {
  moments: {
    robovac: "Beat the King Cat with the Robovac",
    "king-cat": "Took the King Cat",
    "first-guess": "Guessed right on the first try",
  },
};
