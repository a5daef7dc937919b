/** Texts of the list of keyboard shortcuts. */
export const keys = {
  title: "Keyboard shortcuts",
  intro: "You can play everything without a mouse. Each button shows its key.",
  tab: "from one group to the next: buttons, hand, table, players, corners",
  arrows: "within a group; places of the slider",
  enter: "presses what has the focus",
  hint: "a hint from the coach, where only bots play with you",
  escape: "drops your selection; takes back what you just played on a player; closes a panel",
  letter: "presses the button with that letter: D draws, N says Nope, L lets it happen",
  space: "stops a shuffle that goes on until somebody says stop",
  look: "shows the focused card large, with its rule",
  help: "this list",
};
