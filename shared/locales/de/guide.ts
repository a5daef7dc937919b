import type { guide as english } from "../en/guide.ts";

/** Texte des Kartenbuchs und einer Karte, die angesehen wird. */
export const guide: typeof english = {
  title: "Kartenbuch",
  finePoints: "Genau genommen",
  notNow: "Jetzt nicht",
  look: "{{card}} ansehen",
  filter: "Welche Karten",
  all: "Alle",
  drag: "Zieh eine Karte auf jemanden, um sie dort auszuspielen.",
  copies_one: "{{count}} im Spiel",
  copies_other: "{{count}} im Spiel",
  place: "{{number}} von {{count}}",
  list: "Alle Karten",
  unknown: "In dieser Ausgabe gibt es die Karte nicht.",
};
