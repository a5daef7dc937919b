/** Texts of a profile about games of Kittens. */
export const feats = {
  deaths: { kitten: "Exploding Kitten", devilcat: "Devilcat" },
  moments: {
    comeback: "Back from the dead, and won",
    "close-call": "Saved against the last rival, and won",
    "nope-war": "The last word in a Nope war",
    "stolen-defuse": "Stole a Defuse",
  },
};
