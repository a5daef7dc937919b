/** Texts of ratings, wherever they are shown. */
export const rating = {
  title: "Rating",
  pools: {
    "kittens-two": "Kittens, two players",
    "kittens-more": "Kittens, three and more",
    "love-letter-two": "Love Letter, two players",
    "love-letter-more": "Love Letter, three and more",
  },
  provisional: "provisional",
  provisionalText: "Provisional: there aren’t enough games yet to be sure, so there’s no rank either.",
  games_one: "{{count}} rated game",
  games_other: "{{count}} rated games",
  plusMinus: "plus or minus {{points}}",
};
