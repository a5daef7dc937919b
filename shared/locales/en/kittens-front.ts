/** Texts of the Kittens games that every page loads. */
export const front = {
  name: "Kittens",
  editions: {
    original: "Original",
    "good-vs-evil": "Good vs Evil",
    zombie: "Zombie Kittens",
    "apocalypse:original": "Apocalypse: Original",
    "apocalypse:good-vs-evil": "Apocalypse: Good vs Evil",
  },
  posters: {
    original: { wide: "Original", narrow: "Original" },
    "good-vs-evil": { wide: "Good vs Evil", narrow: "Good vs Evil" },
    zombie: { wide: "Zombie Kittens", narrow: "Zombies" },
    apocalypse: { wide: "Zombie Apocalypse", narrow: "Apocalypse" },
  },
  switches: {
    combos: { title: "Combos", note: "Any pair, three of a kind and more", on: "Combos on", off: "Combos off" },
    fast: { title: "Fast game", note: "A third of the pile stays out", on: "Fast game" },
  },
};
