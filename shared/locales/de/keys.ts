import type { keys as english } from "../en/keys.ts";

export const keys: typeof english = {
  title: "Tastenkürzel",
  intro: "Alles lässt sich ohne Maus spielen. Auf den Knöpfen stehen die Tasten, die sie drücken.",
  tab: "von einer Gruppe zur nächsten: Knöpfe, Hand, Tisch, Spieler, Ecken",
  arrows: "innerhalb einer Gruppe; die Plätze des Reglers",
  enter: "drückt, was im Fokus ist",
  hint: "ein Tipp vom Trainer, wo nur Bots mitspielen",
  escape: "lässt los, was gewählt ist; nimmt zurück, was du gerade auf jemanden gespielt hast; schließt ein Blatt",
  letter: "drückt den Knopf mit diesem Buchstaben: D zieht, N sagt NÖ, L lässt geschehen",
  space: "beendet ein Mischen, das bis zum Stopp weitergeht",
  look: "zeigt die Karte im Fokus groß, mit ihrer Regel",
  help: "diese Liste",
};
