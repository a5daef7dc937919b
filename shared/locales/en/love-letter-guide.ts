const chosen = "Another player, still in the round and without a shield. If there is none, nothing happens.";

/** Texts of the guide: a card's effect, and its fine points by paragraph of docs/rules/love-letter.md. */
export const guide = {
  "royal-robovac": {
    text: "Does nothing when you lay it down. At the end of a round it beats the King Cat.",
    points: {
      L22: "It beats nothing else. With both still in, the King Cat can’t win: the highest of the other hands does.",
      L19: "Against a Battle Bunny it loses to the King Cat as to every other card.",
    },
  },
  "crystal-bowl": {
    text: "Name a value and a player. If they hold it, they are out.",
    points: {
      L21: "Any value but 1. If it is wrong, nobody learns more than that.",
      L10: chosen,
      L5: "Whoever is out lays their card down face up. It has no effect.",
    },
  },
  "mouse-trapper": {
    text: "Look at the top card of the pile and put it back anywhere.",
    points: { L20: "With one card left it goes back as it was; with none nothing happens." },
  },
  "battle-bunny": {
    text: "Compare hands with another player, in secret. The lower card is out.",
    points: {
      L19: "Equal cards: nothing happens. A King Cat beats a Robovac here.",
      L11: "Only you two see both cards; the losing one is shown to all.",
      L10: chosen,
    },
  },
  "shell-shield": {
    text: "Until your next turn begins, nothing can take, see or force your hand.",
    points: {
      L18: "The cards 1, 3, 5, 7, 8 and 9 pass you by.",
      L10: "If everybody else is shielded, a card that needs a player does nothing.",
    },
  },
  "snake-sorcerer": {
    text: "Another player lays down their card, without its effect, and draws a new one.",
    points: {
      L17: "If the pile is empty, they take the card set aside. Whoever lays down the King Cat is out.",
      L10: chosen,
    },
  },
  "doggy-grave-digger": {
    text: "Look at the card set aside, and swap it with yours or not.",
    points: { L16: "A King Cat that you put there lies face down, and you stay in." },
  },
  "jittery-juggler": {
    text: "All hands go into the pile, it is shuffled, and everybody gets a new card.",
    points: { L15: "Your own hand too. A shielded hand stays where it is." },
  },
  "hermit-home-swap": {
    text: "Swap hands with another player.",
    points: { L14: "Both of you then know one more card.", L10: chosen },
  },
  "not-a-pet": {
    text: "Whoever holds the King Cat swaps hands with you.",
    points: {
      L13: "If nothing happens, nobody learns why: no holder, a shielded one, or you.",
    },
  },
  "king-cat": {
    text: "The highest card of all. Lay it down and you are out.",
    points: {
      L12: "Whether you play it or lay it down for a Snake Sorcerer, it ends your round.",
      L16: "Set aside by a Doggy Grave Digger it harms nobody.",
      L22: "In a hand at the end of a round only the Royal Robovac beats it.",
    },
  },
};
