import type { guide as english } from "../en/love-letter-guide.ts";

const chosen = "Jemand anderes, noch in der Runde und ohne Schild. Gibt es niemanden, geschieht nichts.";

/** Das Kartenbuch. */
export const guide: typeof english = {
  "royal-robovac": {
    text: "Tut abgelegt nichts. Am Ende einer Runde schlägt er den Königskater.",
    points: {
      L22: "Sonst schlägt er nichts. Sind beide da, kann der Königskater nicht gewinnen, sondern die höchste andere Hand.",
      L19: "Beim Kampfhasen verliert er gegen den Königskater wie gegen jede andere Karte.",
    },
  },
  "crystal-bowl": {
    text: "Nenn einen Wert und eine Person. Hat sie ihn, ist sie raus.",
    points: {
      L21: "Jeder Wert außer 1. War er falsch, erfährt niemand mehr als das.",
      L10: chosen,
      L5: "Wer raus ist, legt die Hand offen vor sich. Sie wirkt nicht.",
    },
  },
  "mouse-trapper": {
    text: "Sieh dir die oberste Karte des Stapels an und steck sie irgendwo zurück.",
    points: { L20: "Eine einzige kommt zurück, wie sie war; ist keine da, geschieht nichts." },
  },
  "battle-bunny": {
    text: "Vergleich heimlich die Hand mit jemandem. Die kleinere Karte ist raus.",
    points: {
      L19: "Bei gleichen geschieht nichts. Der Königskater schlägt hier den Königssauger.",
      L11: "Nur ihr beide seht die Karten; die unterlegene sehen alle.",
      L10: chosen,
    },
  },
  "shell-shield": {
    text: "Bis dein nächster Zug beginnt, kann nichts deine Hand nehmen, sehen oder zwingen.",
    points: {
      L18: "Die Karten 1, 3, 5, 7, 8 und 9 gehen an dir vorbei.",
      L10: "Sind alle anderen geschützt, tut eine Karte, die jemanden braucht, nichts.",
    },
  },
  "snake-sorcerer": {
    text: "Jemand legt die Handkarte ohne Wirkung ab und zieht eine neue.",
    points: {
      L17: "Ist der Stapel leer, kommt die beiseitegelegte Karte. Wer den Königskater ablegt, ist raus.",
      L10: chosen,
    },
  },
  "doggy-grave-digger": {
    text: "Sieh dir die beiseitegelegte Karte an und tausch sie mit deiner oder nicht.",
    points: { L16: "Legst du den Königskater dorthin, liegt er verdeckt, und du bleibst dabei." },
  },
  "jittery-juggler": {
    text: "Alle Hände kommen in den Stapel, er wird gemischt, alle bekommen eine neue Karte.",
    points: { L15: "Auch deine eigene. Eine geschützte Hand bleibt, wo sie ist." },
  },
  "hermit-home-swap": {
    text: "Tausch die Hand mit jemandem.",
    points: { L14: "Beide kennt ihr dann eine Karte mehr.", L10: chosen },
  },
  "not-a-pet": {
    text: "Wer den Königskater hat, tauscht die Hand mit dir.",
    points: {
      L13: "Geschieht nichts, erfährt niemand warum: Keiner hat ihn, ein Schild schützt ihn, oder du hast ihn.",
    },
  },
  "king-cat": {
    text: "Die höchste Karte von allen. Legst du sie ab, bist du raus.",
    points: {
      L12: "Egal warum: gespielt oder für einen Schlangenmagier abgelegt, deine Runde ist vorbei.",
      L16: "Von einem Buddelhund beiseitegelegt schadet er niemandem.",
      L22: "Am Ende einer Runde schlägt ihn in einer Hand nur der Königssauger.",
    },
  },
};
