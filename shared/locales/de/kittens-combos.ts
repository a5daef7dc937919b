import type { combos as english } from "../en/kittens-combos.ts";

/** Texte der Kombinationen. */
export const combos: typeof english = {
  pair: {
    title: "Paar",
    rule: "Stiehlt verdeckt eine Karte.",
    play: "Diebstahl",
    guide: {
      text: "Zwei gleiche Katzen stehlen jemandem eine Karte. Mit Kombos geht das mit zwei beliebigen gleichen Karten.",
      points: {
        K28: "Du wählst, von wem, siehst nur Rückseiten und bekommst eine zufällige Karte.",
        K29: "Was auf den Karten steht, zählt dabei nicht.",
        K32: "Auch Rettungen, NÖ! und JETZT-Karten bilden Paare.",
        K33: "Eine Streuner-Katze gilt als jede Katze.",
        K56: "Ein Klon ersetzt die fehlende Karte.",
        K20: "Ein NÖ! stoppt es wie jede Karte.",
      },
    },
  },
  triple: {
    title: "Drilling",
    rule: "Nennt eine Karte und bekommt sie.",
    play: "Forderung",
    guide: {
      text: "Drei gleiche Karten: Nenn eine Karte. Wen du wählst, gibt sie dir, falls sie da ist.",
      points: {
        K29: "Ist sie nicht da, geschieht nichts, und alle wissen es. Kombos müssen an sein.",
        K31: "Alles darf genannt werden außer Exploding Kittens und der Satanskatze.",
        K33: "Eine Streuner-Katze gilt als jede Katze.",
        K56: "Ein Klon ersetzt die fehlende Karte.",
      },
    },
  },
  five: {
    title: "Fünf verschiedene",
    rule: "Nimm eine von der Ablage.",
    play: "Stöbern",
    guide: {
      text: "Fünf verschiedene Karten holen eine Karte deiner Wahl von der Ablage.",
      points: {
        K30: "Du wählst, wenn niemand NÖ! sagt. Alles außer Kätzchen, auch eine der fünf. Kombos müssen an sein.",
        K32: "Auch Rettungen, NÖ! und JETZT-Karten zählen.",
      },
    },
  },
};
