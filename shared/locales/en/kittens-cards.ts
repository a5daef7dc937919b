const stolen = {
  K28: "You choose the player, see only backs, and get a card at random.",
  K29: "With combos on, three of one kind name a card, and the player must hand it over.",
};
const cat = {
  rule: "Nothing alone. A pair steals a card.",
  guide: {
    text: "Powerless alone. Two of one kind steal a card from another player.",
    points: {
      ...stolen,
      K27: "Nobody without cards can be chosen.",
      K33: "A Feral Cat may take the place of one of them.",
      K56: "A Clone may take the place of one of them.",
    },
  },
};
const mixed = "Whatever anybody knew about the pile no longer holds.";
const dieWithTurns = "If you die, the turns you owe go with you. The next player owes one.";
const neverHappened = "If Noped, it never happened: your turn goes on.";
const alsoTheDead = "The Dead may play it too.";
const anyTime = "On or off your turn: while a play waits, or before the player on turn acts.";

/**
 * A card's texts: its title, a rule of two short lines, and the other texts used by client/games/kittens/text/card-texts.ts.
 */
export const cards = {
  "exploding-kitten": {
    title: "Exploding Kitten",
    rule: "Show it at once. No save? You are out.",
    guide: {
      text: "Draw it, and everybody sees it. Without a save you are out.",
      points: {
        K9: "Whoever has a save must play it. With Zombies in the game you may choose to die.",
        K10: "Once saved, you put the kitten back anywhere, in secret.",
        K11: "Without a save your hand goes to the discard pile, the kitten on top of it.",
        K13: "There is one kitten fewer than players, so somebody always survives.",
        K46: "It stays in front of you: you keep your hand and are Dead, but not gone.",
      },
    },
  },
  defuse: {
    title: "Defuse",
    rule: "Saves you. Hide the kitten in the pile.",
    guide: {
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
  },
  attack: {
    title: "Attack",
    rule: "Don’t draw. The next player takes 2 turns.",
    play: "attack",
    guide: {
      text: "Your turns are over and you draw nothing. The next player takes two.",
      points: {
        K15: "It ends all turns you owe. If an attack gave them to you, they pass on with two more: two become four.",
        K14: "Each of those turns ends by a draw, a Skip or a save.",
        K18: dieWithTurns,
        K25: neverHappened,
      },
    },
  },
  favor: {
    title: "Favor",
    rule: "A player gives you a card they choose.",
    play: "favor",
    aim: {
      who: "Who gives you a card?",
      title: "A favor from {{name}}?",
      line: "{{name}} chooses which card you get.",
      button: "Ask {{name}}",
    },
    give: {
      title: "Give {{name}} a card",
      titleNarrow: "A card for {{name}}",
      line: "Press the card you can do without.",
      lineChosen: "{{name}} gets this one.",
      slot: "Which one?",
      theirTitle: "{{from}} gives {{to}} a card",
      theirTitleYou: "{{from}} gives you a card",
      theirLine: "{{from}} chooses which one.",
      done: "You have chosen. The others are still thinking.",
    },
    guide: {
      text: "Another player gives you a card. They decide which one.",
      points: {
        K26: "Any card will do, even the worst they have.",
        K27: "You can ask only a player with cards. If their hand is empty by then, you get nothing.",
        K20: "Once it has begun, the choice cannot be Noped.",
      },
    },
  },
  nope: {
    title: "Nope",
    rule: "Stops what was played. Even a Nope.",
    guide: {
      text: "Stops a card or combo that has just been played, another Nope too.",
      points: {
        K19: "An odd number of Nopes stops a play. Its cards stay on the discard pile either way.",
        K20: "You can’t stop kittens, saves or the Devilcat, nor a choice that has begun.",
        K21: "You can’t Nope your own card, but you can Nope the Nope on it.",
        K23: "The wait is the same whoever has a Nope: it tells you nothing.",
        K48: alsoTheDead,
      },
    },
  },
  shuffle: {
    title: "Shuffle",
    rule: "Mixes the draw pile.",
    play: "shuffle",
    guide: {
      text: "Mixes the draw pile.",
      points: { K36: "The whole pile, kittens and all. Your turn goes on.", K38: mixed },
    },
  },
  skip: {
    title: "Skip",
    rule: "One of your turns ends without drawing.",
    play: "skip",
    guide: {
      text: "One of your turns ends without a draw.",
      points: { K14: "If you owe several turns, it ends just one.", K25: "If Noped, you still have to draw." },
    },
  },
  "see-the-future": {
    title: "See the Future",
    rule: "Look at the top three cards in secret.",
    play: "peek",
    guide: {
      text: "Look at the top three cards, just you.",
      points: { K34: "Their order stays as it is. If there are fewer, you see them all.", K38: mixed },
    },
  },
  "disco-cat": { title: "Disco Cat", ...cat },
  "noodle-cat": { title: "Noodle Cat", ...cat },
  "cactus-cat": { title: "Cactus Cat", ...cat },
  "pirate-cat": { title: "Pirate Cat", ...cat },
  "moon-cat": { title: "Moon Cat", ...cat },
  armageddon: {
    title: "Armageddon",
    rule: "Godcat against Devilcat: a duel.",
    play: "Armageddon",
    guide: {
      text: "Godcat against Devilcat: face down, you lay one for yourself and one for another player.",
      points: {
        K40: "Both must be on the playmat. You have looked at them; the other player stays or swaps without looking.",
        K41: "The Godcat is kept. Whoever has the Devilcat needs a save.",
        K42: "Then one of your turns is over, without a draw.",
        K20: "It can be Noped until you take the two cards.",
      },
    },
  },
  "targeted-attack": {
    title: "Targeted Attack",
    rule: "Don’t draw. A player you choose takes 2 turns.",
    play: "attack",
    aim: {
      who: "Who do you attack?",
      title: "Attack {{name}}?",
      line: "You don’t draw. {{name}} takes the turns.",
      button: "Attack {{name}}",
    },
    guide: {
      text: "An Attack on a player of your choice. Play goes on from there.",
      points: {
        K16: "The turns count as for an Attack: two, or yours and two more.",
        K27: "You cannot choose yourself, or anybody who is out or Dead.",
        K18: dieWithTurns,
        K25: neverHappened,
      },
    },
  },
  "raising-heck": {
    title: "Raising Heck",
    rule: "Bottom card: take it or put it on top.",
    play: "heck",
    guide: {
      text: "Look at the bottom card: take it, or put it on top of the pile.",
      points: {
        K39: "Taking a kitten counts as drawing it. On top, it waits for whoever draws next.",
        K14: "Either way one of your turns is over.",
      },
    },
  },
  "reveal-the-future": {
    title: "Reveal the Future",
    rule: "Everybody sees the top three cards.",
    play: "reveal",
    guide: {
      text: "Everybody sees the top three cards.",
      points: { K35: "Their order stays as it is, and your turn goes on.", K38: mixed },
    },
  },
  "shuffle-until-stop": {
    title: "Shuffle",
    rule: "Mixes the pile until the next player says stop.",
    play: "shuffle",
    guide: {
      text: "Mixes the pile until the next player says stop.",
      points: { K37: "The moment of the stop decides nothing: the order is up to chance.", K38: mixed },
    },
  },
  "feral-cat": {
    title: "Feral Cat",
    rule: "Stands for any cat in pairs and triples.",
    guide: {
      text: "Stands for any cat in a pair or three of a kind.",
      points: { K33: "Two Feral Cats are a pair too. It never stands for anything but a cat.", ...stolen },
    },
  },
  "mermaid-cat": { title: "Mermaid Cat", ...cat },
  "knight-cat": { title: "Knight Cat", ...cat },
  "cloud-cat": { title: "Cloud Cat", ...cat },
  "goblin-cat": { title: "Goblin Cat", ...cat },
  godcat: {
    title: "Godcat",
    rule: "Stands for almost any card you need.",
    guide: {
      text: "Stands for almost any card, and saves you when you need it.",
      points: {
        K43: "Not as Nope, Clone, Armageddon or Clairvoyance NOW. It always goes back to the playmat, even Noped.",
        K28: "Its back is different: everybody sees who has it, and a thief may take it on sight.",
        K44: "It may be stolen, given or named. If its holder dies, it returns to the playmat.",
      },
    },
  },
  devilcat: {
    title: "Devilcat",
    rule: "Whoever has it needs a save, or explodes.",
    guide: {
      text: "Whoever gets it in a duel plays a save or explodes.",
      points: {
        K41: "The save goes to the discard pile, and there is no kitten to hide. The Devilcat returns to the playmat.",
        K42: "Whoever it kills leaves no kitten behind: the pile keeps all of its own.",
        K31: "It is never in a hand, and cannot be named.",
      },
    },
  },
  "zombie-kitten": {
    title: "Zombie Kitten",
    rule: "Saves you and brings one of the Dead back.",
    guide: {
      text: "Saves you from a kitten, and brings one of the Dead back.",
      points: {
        K45: "You may die instead and keep it. If anybody is Dead, you must choose one of them to return.",
        K47: "You hide both kittens, yours and theirs. Whoever returns keeps hand and seat and owes one turn.",
        K20: "Nobody can Nope it.",
        K41: "It does both against the Devilcat, too.",
      },
    },
  },
  "clairvoyance-now": {
    title: "Clairvoyance NOW",
    rule: "See where a kitten is being hidden.",
    play: "clairvoyance",
    guide: {
      text: "See where somebody hides a kitten.",
      points: {
        K50: "Only after another player’s save. The hiding waits a moment for it.",
        K48: alsoTheDead,
        K20: "It can be Noped.",
      },
    },
  },
  "super-skip": {
    title: "Super Skip",
    rule: "All your turns end without drawing.",
    play: "super skip",
    guide: {
      text: "All turns that you owe end without a draw.",
      points: { K14: "However many they are.", K25: "If Noped, you still owe them." },
    },
  },
  "shuffle-now": {
    title: "Shuffle NOW",
    rule: "Mixes the pile. At almost any time.",
    play: "shuffle",
    guide: {
      text: "Mixes the pile, at almost any time.",
      points: { K49: anyTime, K48: alsoTheDead, K51: "The whole pile is shuffled.", K38: mixed },
    },
  },
  "feed-the-dead-now": {
    title: "Feed the Dead NOW",
    rule: "The living each give a Dead player a card.",
    play: "feeding",
    aim: {
      who: "Who gets to eat?",
      title: "Feed {{name}}?",
      line: "Every other living player gives {{name}} a card.",
      button: "Feed {{name}}",
    },
    give: {
      title: "Feed {{name}} a card",
      titleNarrow: "Feed {{name}} a card",
      line: "Press a card for {{name}}. All choose in secret.",
      lineChosen: "{{name}} gets this one.",
      slot: "Which one?",
      theirTitle: "The living feed {{name}}",
      theirTitleYou: "The living feed you",
      theirLine: "Each gives a card, in secret and all at once.",
      done: "You have chosen. The others are still thinking.",
    },
    guide: {
      text: "All the living give a Dead player of your choice a card.",
      points: {
        K52: "Whoever played it gives nothing. All choose at once, in secret. Somebody must be Dead.",
        K48: "The Dead may play it, also for themselves.",
        K49: anyTime,
      },
    },
  },
  clone: {
    title: "Clone",
    rule: "Becomes the card on top of the discards.",
    guide: {
      text: "Becomes the card on top of the discard pile.",
      points: {
        K55: "Only on your own turn. Never on a Clone, a kitten or an empty pile. What the card needs, the Clone needs too.",
        K56: "With cards of yours it completes a pair or three of a kind.",
        K57: "On a Nope it Nopes that Nope. On a save it saves you, as long as that save is on top.",
      },
    },
  },
  "grave-robber": {
    title: "Grave Robber",
    rule: "Each of the Dead loses a card to the pile.",
    play: "grave robbery",
    give: {
      title: "Give up a card",
      titleNarrow: "Give up a card",
      line: "Press the card that goes back into the pile.",
      lineChosen: "This one is shuffled into the pile.",
      slot: "Which one?",
      theirTitle: "The graves are robbed",
      theirTitleYou: "The graves are robbed",
      theirLine: "Each of the Dead loses a card to the pile.",
      done: "You have chosen. The other Dead are still thinking.",
    },
    guide: {
      text: "Each of the Dead loses a card to the pile, which is shuffled.",
      points: {
        K53: "They choose which. Nobody Dead: it cannot be played. No cards among them: nothing happens.",
        K38: mixed,
      },
    },
  },
  "dig-deeper": {
    title: "Dig Deeper",
    rule: "Draw. Don’t like it? Take the next one.",
    play: "dig",
    guide: {
      text: "Draw and look. Keep the card, or put it back and take the next one.",
      points: {
        K54: "The second one must be kept. A kitten counts only if you keep it.",
        K14: "Either way one of your turns is over.",
      },
    },
  },
  "attack-of-the-dead": {
    title: "Attack of the Dead",
    rule: "The next player takes 3 turns per Dead player.",
    play: "attack of the Dead",
    guide: {
      text: "Your turns are over. The next player takes three for every Dead player.",
      points: {
        K17: "The Dead are counted when it takes effect. While nobody is Dead it cannot be played.",
        K15: "If an attack gave you your turns, they pass on as well.",
        K25: neverHappened,
      },
    },
  },
  "mummy-cat": { title: "Mummy Cat", ...cat },
  "ghost-cat": { title: "Ghost Cat", ...cat },
  "pumpkin-cat": { title: "Pumpkin Cat", ...cat },
  "spider-cat": { title: "Spider Cat", ...cat },
};
