/** Texts of combos: the card name, the name of the pending play, and the fine points. */
export const combos = {
  pair: {
    title: "Pair",
    rule: "Steals a card, unseen.",
    play: "theft",
    guide: {
      text: "Two cats of one kind steal a card from another player. With combos on, any two cards of one title do.",
      points: {
        K28: "You choose the player, see only backs, and get a card at random.",
        K29: "What the cards themselves say does not count.",
        K32: "Saves, Nopes and NOW cards make pairs too.",
        K33: "A Feral Cat stands for any cat.",
        K56: "A Clone stands for the missing card.",
        K20: "It can be Noped like any card.",
      },
    },
  },
  triple: {
    title: "Three of a kind",
    rule: "Names a card, and gets it.",
    play: "demand",
    guide: {
      text: "Three cards of one title: name a card. Whoever you choose hands it over, if they have it.",
      points: {
        K29: "If they do not have it, nothing happens, and everybody knows. Combos must be on.",
        K31: "Everything can be named but Exploding Kittens and the Devilcat.",
        K33: "A Feral Cat stands for any cat.",
        K56: "One Clone stands for the missing card.",
      },
    },
  },
  five: {
    title: "Five different",
    rule: "Take one from the discards.",
    play: "rummage",
    guide: {
      text: "Five cards of five titles fetch a card of your choice from the discard pile.",
      points: {
        K30: "You choose once nobody Nopes. Any card but a kitten, one of the five too. Combos must be on.",
        K32: "Saves, Nopes and NOW cards count too.",
      },
    },
  },
};
