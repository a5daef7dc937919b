import type { front as english } from "../en/kittens-front.ts";

/** Texte der Kätzchen-Spiele, die jede Seite lädt. */
export const front: typeof english = {
  name: "Kätzchen",
  editions: {
    original: "Original",
    "good-vs-evil": "Gut gegen Böse",
    zombie: "Zombie Kittens",
    "apocalypse:original": "Apokalypse: Original",
    "apocalypse:good-vs-evil": "Apokalypse: Gut gegen Böse",
  },
  posters: {
    original: { wide: "Original", narrow: "Original" },
    "good-vs-evil": { wide: "Gut gegen Böse", narrow: "Gut & Böse" },
    zombie: { wide: "Zombie Kittens", narrow: "Zombies" },
    apocalypse: { wide: "Zombie-Apokalypse", narrow: "Apokalypse" },
  },
  switches: {
    combos: { title: "Kombos", note: "Beliebige Paare, Drillinge und mehr", on: "Mit Kombos", off: "Ohne Kombos" },
    fast: { title: "Schnelles Spiel", note: "Ein Drittel des Stapels bleibt draußen", on: "Schnelles Spiel" },
  },
};
