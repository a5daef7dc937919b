import type { feats as english } from "../en/love-letter-feats.ts";

/** Texte eines Profils über Partien Love Letter. */
export const feats: typeof english = {
  moments: {
    robovac: "Dem Königskater die Runde weggesaugt",
    "king-cat": "Den Königskater geholt",
    "first-guess": "Gleich beim ersten Mal richtig geraten",
  },
};
