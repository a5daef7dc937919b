import type { feats as english } from "../en/kittens-feats.ts";

/** Texte eines Profils über Partien mit Kätzchen. */
export const feats: typeof english = {
  deaths: { kitten: "Exploding Kitten", devilcat: "Satanskatze" },
  moments: {
    comeback: "Von den Toten zurück, und gewonnen",
    "close-call": "Im Finale noch gerettet, und gewonnen",
    "nope-war": "Das letzte NÖ! in einer ganzen Reihe",
    "stolen-defuse": "Eine Entschärfung gestohlen",
  },
};
