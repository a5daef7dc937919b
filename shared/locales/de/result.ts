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
  again: "Noch einmal?",
  votes: "{{count}} von {{people}} sagen ja",
  rematch: "Revanche",
  takeBack: "Doch nicht",
  leave: "Verlassen",
  saysYes: "sagt ja",
  notYet: "hat noch nichts gesagt",
};
