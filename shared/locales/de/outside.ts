import type { outside as english } from "../en/outside.ts";

export const outside: typeof english = {
  title: "Nine Lives",
  tagline: "Zieh eine Karte. Hoffentlich tickt sie nicht.",
  description:
    "Zieh eine Karte. Hoffentlich tickt sie nicht. Ein inoffizieller Online-Tisch für explodierende Katzen: gratis, ohne Werbung, auch ohne Konto.",
  offline: "Du bist offline",
  offlineText: "Die Katzen sind gerade nicht zu erreichen. Dein Platz bleibt frei, solange die Partie läuft.",
  again: "Noch einmal versuchen",
};
