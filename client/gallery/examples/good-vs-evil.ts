import { allPass, type Example, good, laid, nope, on, play } from "../positions.ts";

const mine = good().hands[0] ?? [];
const others = good().hands.slice(1);

export const goodExamples: Readonly<Record<string, Example>> = {
  "attack-whom": {
    position: good(),
    presses: ["Targeted Attack, available"],
    says: "WHO DO YOU ATTACK?",
  },
  "nope-an-armageddon": {
    position: good({ turn: 1 }),
    steps: [
      [1, play("armageddon")],
      [2, nope],
    ],
    says: "NOPE THE NOPE?",
  },
  "armageddon-which-card": {
    position: good(),
    steps: [[0, play("armageddon")], allPass],
    landscape: true,
    says: "ARMAGEDDON!",
  },
  "armageddon-against-whom": {
    position: good(),
    steps: [[0, play("armageddon")], allPass],
    presses: ["Godcat, For you"],
    says: "ARMAGEDDON!",
  },
  "stay-or-swap": { position: good({ turn: 1 }), steps: laid, landscape: true, says: "STAY OR SWAP?" },
  "will-they-swap": {
    position: good(),
    steps: [[0, play("armageddon")], allPass, [0, { type: "lay", card: "devilcat", target: 3 }]],
    says: "WILL SIR POUNCE STAY OR SWAP?",
  },
  "a-duel-of-others": {
    position: good({ turn: 1 }),
    steps: [...laid.slice(0, 2), [1, { type: "lay", card: "devilcat", target: 3 }]],
    says: "WILL SIR POUNCE STAY OR SWAP?",
  },
  "saved-from-the-devilcat": {
    position: good({ turn: 1 }),
    steps: [...laid, [0, { type: "stay" }]],
    says: "THE DEVILCAT!",
  },
  "godcat-as-what": {
    position: good({ hands: [["defuse", "nope", "godcat", "favor"], ...others] }),
    presses: ["Godcat, available"],
    landscape: true,
    says: "WHAT IS THE GODCAT?",
  },
  "steal-the-godcat": {
    position: good({
      hands: [["feral-cat", "knight-cat", "nope"], ["godcat", "favor", "nope", "skip"], ...others.slice(1)],
    }),
    steps: [[0, on(1, "feral-cat", "knight-cat")], allPass],
    says: "STEAL FROM MOCHI",
  },
  "say-stop": {
    position: good({ turn: 4, hands: [mine, ...others.slice(0, 3), ["shuffle-until-stop", "nope"]] }),
    steps: [[4, play("shuffle-until-stop")], allPass],
    landscape: true,
    says: "SAY STOP!",
  },
  "they-say-stop": {
    position: good(),
    steps: [[0, play("shuffle-until-stop")], allPass],
    says: "MOCHI SAYS STOP",
  },
  "bottom-card": { position: good(), steps: [[0, play("raising-heck")], allPass], says: "THE BOTTOM CARD" },
  "their-bottom-card": {
    position: good({ turn: 1 }),
    steps: [[1, play("raising-heck")], allPass],
    says: "MOCHI LOOKS AT THE BOTTOM CARD",
  },
  "reveal-the-future": {
    position: good(),
    steps: [[0, play("reveal-the-future")], allPass],
    presses: ["WHAT I KNOW: about the pile"],
    says: "THE NEXT 3 CARDS",
  },
};
