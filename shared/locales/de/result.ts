import type { result as english } from "../en/result.ts";

export const result: typeof english = {
  title: "Ergebnis",
  wonText: "Gewonnen, {{name}}.",
  lostText: "Platz {{place}} für dich.",
  place: { "2": "2", "3": "3", "4": "4", "5": "5", "6": "6", "7": "7", "8": "8", "9": "9" },
  guessed_one: "wusste einmal, wer als Nächstes dran ist",
  guessed_other: "wusste {{count}}-mal, wer als Nächstes dran ist",
  wins_one: "{{count}} Sieg",
  wins_other: "{{count}} Siege",
  picture: {
    open: "Bild machen",
    title: "Das Ergebnis als Bild",
    share: "Bild teilen",
    save: "Bild speichern",
    clip: "Als Clip speichern",
  },
  keep: "Du spielst als Gast: Deine Katze wohnt in diesem Browser.",
  rating: {
    change: "Deine Wertung war {{before}} und ist jetzt {{after}}.",
    gained: "{{points}} Punkte gewonnen",
    lost: "{{points}} Punkte verloren",
    deserted: "Du warst nicht mehr da, als das Spiel für dich endete, darum teilst du den letzten Platz.",
    why: {
      bot: "Nicht gewertet: Auf einem Platz saß ein Bot.",
      guest: "Nicht gewertet: Nicht alle am Tisch haben ein Konto.",
      "same-network": "Nicht gewertet: Zwei von euch spielen aus demselben Netz.",
      "same-people":
        "Nicht gewertet: Zwei von euch haben heute schon fünf gewertete Partien miteinander. Morgen zählt es wieder.",
    },
    account: "Mit Konto zählen deine Partien mit Fremden: eine Wertung, ein Profil, ein Platz auf der Bestenliste.",
  },
  again: "Noch einmal?",
  votes: "{{count}} von {{people}} sagen ja",
  rematch: "Revanche",
  takeBack: "Doch nicht",
  leave: "Verlassen",
  saysYes: "sagt ja",
  notYet: "hat noch nichts gesagt",
};
