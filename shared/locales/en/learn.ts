/** Texts of the first game, which teaches. */
export const learn = {
  title: "Your first game",
  leave: "Leave the lesson",
  notYet: "Not yet.",
  watch: "Watch what the others do.",
  done: {
    title: "You know how to play",
    bots: "Now for real",
    cards: "All cards",
    again: "Once more",
    home: "To the start page",
  },
};
