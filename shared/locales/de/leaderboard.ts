import type { leaderboard as english } from "../en/leaderboard.ts";

/** Texte der Bestenlisten. */
export const leaderboard: typeof english = {
  title: "Bestenliste",
  family: "Spiel",
  families: { kittens: "Kätzchen", "love-letter": "Love Letter" },
  players: "Zu wievielt",
  sizes: { two: "Zu zweit", more: "Ab drei" },
  span: "Zeit",
  spans: { week: "Diese Woche", all: "Alle Zeiten" },
  top: "Ganz oben",
  near: "Um dich herum",
  none: "Noch niemand",
  noneAll: "Wer zuerst genug gewertete Partien hat, steht hier allein.",
  noneWeek: "Diese Woche hat noch niemand etwas gewonnen. Das ließe sich ändern.",
  people_one: "{{people}} Katze steht auf dieser Liste.",
  people_other: "{{people}} Katzen stehen auf dieser Liste.",
  how: "Es zählen Partien über „Jetzt spielen“, wenn alle am Tisch ein Konto haben. Die Reihenfolge geht nach dem, was fast sicher ist: Wertung minus ±. Vorläufige Wertungen haben noch keinen Platz, und wer nicht spielt, verblasst langsam. Partien gegen Neulinge, gegen solche, die gehen, und immer wieder gegen dieselben Leute zählen weniger.",
  howWeek: "Was gewertete Partien seit Montag, 0:00 UTC, gebracht haben.",
  rank: "Platz {{rank}}",
  gained: "{{points}} Punkte diese Woche gewonnen",
};
