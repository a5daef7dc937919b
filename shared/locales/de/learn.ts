import type { learn as english } from "../en/learn.ts";

/** Texte des Tutorials. */
export const learn: typeof english = {
  title: "Dein erstes Spiel",
  leave: "Lektion verlassen",
  notYet: "Noch nicht.",
  watch: "Schau, was die anderen tun.",
  done: {
    title: "Du kannst es",
    bots: "Jetzt richtig",
    cards: "Alle Karten",
    again: "Noch einmal",
    home: "Zur Startseite",
  },
};
