import type { rating as english } from "../en/rating.ts";

/** Texte der Wertungen, wo immer sie stehen. */
export const rating: typeof english = {
  title: "Wertung",
  pools: {
    "kittens-two": "Kätzchen zu zweit",
    "kittens-more": "Kätzchen ab drei",
    "love-letter-two": "Love Letter zu zweit",
    "love-letter-more": "Love Letter ab drei",
  },
  provisional: "vorläufig",
  provisionalText:
    "Vorläufig: Für eine sichere Zahl sind es noch zu wenige Partien, darum gibt es auch noch keinen Platz.",
  games_one: "{{count}} gewertete Partie",
  games_other: "{{count}} gewertete Partien",
  plusMinus: "plus oder minus {{points}}",
};
