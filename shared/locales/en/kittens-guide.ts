const stolen = {
  K28: "You choose the player, see only backs, and get a card at random.",
  K29: "With combos on, three of one kind name a card, and the player must hand it over.",
};
const cat = {
  text: "Powerless alone. Two of one kind steal a card from another player.",
  points: {
    ...stolen,
    K27: "Nobody without cards can be chosen.",
    K33: "A Feral Cat may take the place of one of them.",
    K56: "A Clone may take the place of one of them.",
  },
};
const mixed = "Whatever anybody knew about the pile no longer holds.";
const dieWithTurns = "Whoever dies takes the owed turns along. The next player owes one.";
const neverHappened = "Noped, it never happened: your turn goes on.";
const alsoTheDead = "The Dead may play it too.";
const anyTime = "In or out of your turn: while a play waits, or before the player on turn acts.";

/** The field guide: what a card or combo does, and its fine points by paragraph of docs/rules/kittens.md. */
export const guide = {
  "exploding-kitten": {
    text: "Draw it, and everybody sees it. Without a save you are out.",
    points: {
      K9: "Whoever has a save must play it. With Zombies in the game you may choose to die.",
      K10: "Saved, you put the kitten back at any place, in secret.",
      K11: "Without a save your hand goes to the discard pile, the kitten on top of it.",
      K13: "There is one kitten fewer than players, so somebody always survives.",
      K46: "It stays in front of you: you keep your hand and are Dead, but not gone.",
    },
  },
  defuse: {
    text: "Saves you from a kitten, which you then hide anywhere in the pile.",
    points: {
      K9: "It is played when you draw a kitten, never before.",
      K10: "Top, bottom or anywhere between: only you know where. One of your turns is over.",
      K20: "Nobody can Nope it.",
      K32: "In a combo it counts as a card like any other.",
      K41: "It saves from the Devilcat too, with no kitten to hide.",
      K63: "It brings nobody back. You may also keep it, and die.",
    },
  },
  attack: {
    text: "Your turns are over and you draw nothing. The next player takes two.",
    points: {
      K15: "It ends all turns you owe. If an attack gave them to you, they pass on with two more: two become four.",
      K14: "Each of those turns ends by a draw, a Skip or a save.",
      K18: dieWithTurns,
      K25: neverHappened,
    },
  },
  favor: {
    text: "Another player gives you a card. Which one, they decide.",
    points: {
      K26: "Any card will do, even the worst they have.",
      K27: "Only somebody with cards can be asked. If their hand is empty by then, you get nothing.",
      K20: "Once it has begun, the choice cannot be Noped.",
    },
  },
  nope: {
    text: "Stops a card or combo that has just been played, another Nope too.",
    points: {
      K19: "An odd number of Nopes stops a play. Its cards stay on the discard pile either way.",
      K20: "Kittens, saves and the Devilcat cannot be stopped, nor a choice that has begun.",
      K21: "Your own card is not yours to Nope, but the Nope on it is.",
      K23: "The wait is as long whoever has a Nope: it tells nothing.",
      K48: alsoTheDead,
    },
  },
  shuffle: {
    text: "Mixes the draw pile.",
    points: { K36: "The whole pile, kittens and all. Your turn goes on.", K38: mixed },
  },
  skip: {
    text: "One of your turns ends without a draw.",
    points: { K14: "If you owe several turns, it ends just one.", K25: "Noped, you still have to draw." },
  },
  "see-the-future": {
    text: "Look at the top three cards, you alone.",
    points: { K34: "Their order stays as it is. If there are fewer, you see them all.", K38: mixed },
  },
  "disco-cat": cat,
  "noodle-cat": cat,
  "cactus-cat": cat,
  "pirate-cat": cat,
  "moon-cat": cat,
  armageddon: {
    text: "Godcat against Devilcat: you lay one before you and one before another player, face down.",
    points: {
      K40: "Both must be on the playmat. You have looked at them; the other player stays or swaps without looking.",
      K41: "The Godcat is kept. Whoever has the Devilcat needs a save.",
      K42: "Then one of your turns is over, without a draw.",
      K20: "It can be Noped until you take the two cards.",
    },
  },
  "targeted-attack": {
    text: "An Attack on a player of your choice. Play goes on from there.",
    points: {
      K16: "The turns count as for an Attack: two, or yours and two more.",
      K27: "You cannot choose yourself, or anybody who is out or Dead.",
      K18: dieWithTurns,
      K25: neverHappened,
    },
  },
  "raising-heck": {
    text: "Look at the bottom card: take it, or put it on top of the pile.",
    points: {
      K39: "A kitten that you take is drawn. On top, it waits for whoever draws next.",
      K14: "Either way one of your turns is over.",
    },
  },
  "reveal-the-future": {
    text: "Everybody sees the top three cards.",
    points: { K35: "Their order stays as it is, and your turn goes on.", K38: mixed },
  },
  "shuffle-until-stop": {
    text: "Mixes the pile until the next player says stop.",
    points: { K37: "The moment of the stop decides nothing: the order is up to chance.", K38: mixed },
  },
  "feral-cat": {
    text: "Stands for any cat in a pair or three of a kind.",
    points: { K33: "Two Feral Cats are a pair too. It never stands for anything but a cat.", ...stolen },
  },
  "mermaid-cat": cat,
  "knight-cat": cat,
  "cloud-cat": cat,
  "goblin-cat": cat,
  godcat: {
    text: "Stands for almost any card, and saves you when you need it.",
    points: {
      K43: "Not as Nope, Clone, Armageddon or Clairvoyance NOW. It always goes back to the playmat, even Noped.",
      K28: "Its back is another: everybody sees who has it, and a thief may take it on sight.",
      K44: "It may be stolen, given or named. If its holder dies, it returns to the playmat.",
    },
  },
  devilcat: {
    text: "Whoever gets it in a duel plays a save or explodes.",
    points: {
      K41: "The save goes to the discard pile, and there is no kitten to hide. The Devilcat returns to the playmat.",
      K42: "Whoever it kills leaves no kitten behind: the pile keeps all of its own.",
      K31: "It is never in a hand, and cannot be named.",
    },
  },
  "zombie-kitten": {
    text: "Saves you from a kitten, and brings one of the Dead back.",
    points: {
      K45: "You may die instead and keep it. If anybody is Dead, you must choose one of them to return.",
      K47: "You hide both kittens, yours and theirs. Whoever returns keeps hand and seat and owes one turn.",
      K20: "Nobody can Nope it.",
      K41: "Against the Devilcat it saves and returns too.",
    },
  },
  "clairvoyance-now": {
    text: "See where somebody hides a kitten.",
    points: {
      K50: "Only after another player’s save. The putting back waits a moment for it.",
      K48: alsoTheDead,
      K20: "It can be Noped.",
    },
  },
  "super-skip": {
    text: "All turns that you owe end without a draw.",
    points: { K14: "However many they are.", K25: "Noped, you owe them still." },
  },
  "shuffle-now": {
    text: "Mixes the pile, at almost any time.",
    points: { K49: anyTime, K48: alsoTheDead, K51: "The whole pile is shuffled.", K38: mixed },
  },
  "feed-the-dead-now": {
    text: "All the living give a Dead player of your choice a card.",
    points: {
      K52: "Whoever played it gives nothing. All choose at once, in secret. Somebody must be Dead.",
      K48: "The Dead may play it, also for themselves.",
      K49: anyTime,
    },
  },
  clone: {
    text: "Becomes the card on top of the discard pile.",
    points: {
      K55: "In your own turn only. Never on a Clone, a kitten or an empty pile. What the card needs, the Clone needs too.",
      K56: "With cards of yours it completes a pair or three of a kind.",
      K57: "On a Nope it Nopes that Nope. On a save it saves you, as long as that save is on top.",
    },
  },
  "grave-robber": {
    text: "Each of the Dead loses a card to the pile, which is shuffled.",
    points: {
      K53: "They choose which. Nobody Dead: it cannot be played. No cards among them: nothing happens.",
      K38: mixed,
    },
  },
  "dig-deeper": {
    text: "Draw and look. Keep the card, or put it back and take the next one.",
    points: {
      K54: "The second one must be kept. A kitten counts only if you keep it.",
      K14: "Either way one of your turns is over.",
    },
  },
  "attack-of-the-dead": {
    text: "Your turns are over. The next player takes three for every Dead player.",
    points: {
      K17: "The Dead are counted when it takes effect. While nobody is Dead it cannot be played.",
      K15: "If an attack gave you your turns, they pass on as well.",
      K25: neverHappened,
    },
  },
  "mummy-cat": cat,
  "ghost-cat": cat,
  "pumpkin-cat": cat,
  "spider-cat": cat,
  pair: {
    title: "Pair",
    rule: "Steals a card, unseen.",
    text: "Two cats of one kind steal a card from another player. With combos on, any two cards of one title do.",
    points: {
      K28: stolen.K28,
      K29: "What the cards themselves say does not count.",
      K32: "Saves, Nopes and NOW cards make pairs too.",
      K33: "A Feral Cat stands for any cat.",
      K56: "A Clone stands for the missing card.",
      K20: "It can be Noped like any card.",
    },
  },
  triple: {
    title: "Three of a kind",
    rule: "Names a card, and gets it.",
    text: "Three cards of one title: name a card. Whoever you choose hands it over, if they have it.",
    points: {
      K29: "If they do not have it, nothing happens, and everybody knows. Combos must be on.",
      K31: "Everything can be named but Exploding Kittens and the Devilcat.",
      K33: "A Feral Cat stands for any cat.",
      K56: "One Clone stands for the missing card.",
    },
  },
  five: {
    title: "Five different",
    rule: "Take one from the discards.",
    text: "Five cards of five titles fetch a card of your choice from the discard pile.",
    points: {
      K30: "You choose once nobody Nopes. Any card but a kitten, one of the five too. Combos must be on.",
      K32: "Saves, Nopes and NOW cards count too.",
    },
  },
};
