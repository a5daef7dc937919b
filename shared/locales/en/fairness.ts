/** What a page says about the check of a game that is over. */
export const fairness = {
  checking: "Checking the shuffle",
  held: "Verified",
  heldNote: "Nobody bent the shuffle.",
  unseen: "Checked in part",
  unseenNote: "This browser missed a part of it.",
  failed: "This game does not check out",
  failedNote: "What the server shows now is not what your browser saw. See what failed.",
  failedAgain: "Its shuffle, or the record as it is shown now, is not what it should be. See what failed.",
  none: "Not checked",
  noneNote: "The server has no record of it.",
  title: "How this game was checked",
  how: "Before the first card the server and every browser at the table put down a secret number, sealed. Only when all seals lay on the table were they opened, and all numbers together made the shuffle. Now your browser has played the whole game again.",
  marks: { held: "Verified:", failed: "Failed:", unseen: "Not seen:" },
  secret: {
    held: "The server’s number is the one it had sealed before the first card.",
    failed: "The server’s number is not the one it had sealed.",
    unseen: "The server’s number fits its seal. This browser did not see that seal before the game.",
  },
  own: {
    held: "Your own number is part of the shuffle.",
    failed: "Your own number is missing from the shuffle, or was changed.",
    unseen: "This browser added no number of its own to the shuffle.",
  },
  parts: {
    held_one: "Yours was the only player’s number in the shuffle.",
    held_other: "All {{count}} players’ numbers were sealed before yours was opened.",
    failed: "Somebody’s number is not the one that was sealed before yours was opened.",
    unseen: "The players’ numbers fit their seals. This browser did not see those before the game.",
  },
  moves: {
    held_one: "The whole game, one move, follows from these numbers by the rules.",
    held_other: "The whole game, all {{count}} moves, follows from these numbers by the rules.",
    failed: "The moves do not follow from these numbers by the rules.",
    unseen: "The moves were not checked.",
  },
  told: {
    held_one: "The one thing that you were told happened just so.",
    held_other: "All {{count}} things that you were told happened just so.",
    failed: "You were told something that did not happen.",
    unseen: "What you were told was not checked.",
  },
  seen: {
    held_one: "The one look that you had at the table was true: cards, turn and pile.",
    held_other: "All {{count}} looks that you had at the table were true: your cards, turns and pile.",
    failed: "The table looked different from what it was.",
    unseen: "What you saw of the table was not checked.",
  },
  same: {
    held: "This is the very record that your browser checked right after the game.",
    failed: "This is not the record that your browser checked right after the game.",
    unseen: "Your browser was not there when this game ended, and did not check it then.",
  },
  dropped_one: "Before this game one start was called off after your number was known.",
  dropped_other: "Before this game {{count}} starts were called off after your number was known.",
  limits:
    "What no such check can show: players who talk to each other, and a server that tells one player another’s cards.",
};
