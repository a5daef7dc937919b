/** Texts of the list of keyboard shortcuts. */
export const keys = {
  title: "Keyboard shortcuts",
  intro: "Everything can be played without a mouse. Keys also stand on the buttons that they press.",
  tab: "from one group to the next: buttons, hand, table, players, corners",
  arrows: "within a group; places of the slider",
  enter: "presses what has the focus",
  hint: "a hint from the coach, where only bots play with you",
  escape: "lets go of what is selected; takes back what was just played at a player; closes a sheet",
  letter: "presses the button that bears the letter: D draws, N says Nope, L lets it happen",
  space: "stops a shuffle that goes on until somebody says stop",
  look: "shows the card in focus large, with its rule",
  help: "this list",
};
