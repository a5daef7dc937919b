import type { CardId } from "../../../shared/games/kittens/titles.ts";
import { allPass, draw, type Example, mochiSaves, on, play, undead, undeadPile } from "../positions.ts";

const mine = undead().hands[0] ?? [];
const others = undead().hands.slice(1);
const without = (card: CardId): readonly CardId[] => mine.filter((each) => each !== card);
/** Position with `card` in Mochi's hand, in her turn. */
const mochis = (card: CardId) => undead({ turn: 1, hands: [mine, [card, "skip", "nope"], ...others.slice(1)] });

/** Examples of Zombie Kittens, where the Dead stay at the table. */
export const undeadExamples: Readonly<Record<string, Example>> = {
  "my-turn-among-the-dead": { position: undead(), says: "YOUR TURN" },
  "beat-before-a-draw": { position: undead({ drawPile: undeadPile.slice(1) }), beat: true, says: "YOUR TURN" },
  "now-out-of-turn": { position: undead({ turn: 1 }), landscape: true, says: "MOCHI’S TURN" },
  "now-card-chosen": {
    position: undead({ turn: 1 }),
    presses: ["Feed the Dead NOW, available"],
    says: "MOCHI’S TURN",
  },
  "now-first": {
    position: mochis("grave-robber"),
    steps: [[1, play("grave-robber")]],
    says: "NOPE IT?",
  },
  "who-returns": { position: undead({ dead: [2, 3] }), steps: [[0, draw]], says: "WHO RETURNS?" },
  "returns-if-saved": { position: undead(), steps: [[0, draw]], says: "BRING SIR POUNCE BACK?" },
  "see-where-it-goes": {
    position: undead({ turn: 1 }),
    steps: mochiSaves,
    landscape: true,
    says: "SEE WHERE IT GOES?",
  },
  "hide-two-kittens": {
    position: undead(),
    steps: [[0, draw], [0, { type: "save", card: "zombie-kitten", target: 3 }], allPass],
    says: "HIDE KITTEN 1 OF 2",
  },
  "first-card-dug": { position: undead(), steps: [[0, play("dig-deeper")], allPass], says: "KEEP THIS ONE?" },
  "they-dig": {
    position: mochis("dig-deeper"),
    steps: [[1, play("dig-deeper")], allPass],
    says: "MOCHI DIGS DEEPER",
  },
  "feed-whom": {
    position: undead({ dead: [2, 3] }),
    presses: ["Feed the Dead NOW, available"],
    says: "WHO GETS TO EAT?",
  },
  "feed-the-dead": {
    position: mochis("feed-the-dead-now"),
    steps: [[1, on(3, "feed-the-dead-now")], allPass],
    presses: ["Skip, available"],
    says: "FEED SIR POUNCE A CARD",
  },
  "fed-and-waiting": {
    position: mochis("feed-the-dead-now"),
    steps: [[1, on(3, "feed-the-dead-now")], allPass, [0, { type: "give", card: "skip" }]],
    landscape: true,
    says: "THE LIVING FEED SIR POUNCE",
  },
  "fed-by-the-living": {
    position: { ...mochis("feed-the-dead-now"), dead: [0] },
    steps: [[1, on(0, "feed-the-dead-now")], allPass],
    says: "THE LIVING FEED YOU",
  },
  "graves-are-robbed": {
    position: undead({ dead: [2, 3] }),
    steps: [[0, play("grave-robber")], allPass],
    says: "THE GRAVES ARE ROBBED",
  },
  "my-grave-is-robbed": {
    position: { ...mochis("grave-robber"), dead: [0, 3] },
    steps: [[1, play("grave-robber")], allPass],
    says: "GIVE UP A CARD",
  },
  dead: { position: undead({ turn: 1, dead: [0, 3] }), says: "MOCHI’S TURN" },
  "just-died": {
    position: undead({ hands: [without("zombie-kitten"), ...others] }),
    steps: [[0, draw]],
    says: "YOU ARE DEAD",
  },
  "brought-back": { position: undead({ turn: 1, dead: [0] }), steps: [[1, draw]], says: "MOCHI DREW A KITTEN" },
};
