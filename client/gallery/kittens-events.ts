import type { KittensEvent } from "../../shared/games/kittens/events.ts";
import type { Position } from "../../shared/games/kittens/position.ts";
import {
  allPass,
  at,
  draw,
  five,
  good,
  imploding,
  kittenOnTop,
  laid,
  mine,
  mochiSaves,
  nope,
  on,
  openOnTop,
  pile,
  play,
  type Step,
  theirs,
  undead,
  undeadPile,
} from "./positions.ts";

/** Position and step that produce an event, seen from seat 0. */
export interface Episode {
  readonly position: Position;
  /** Steps before the event; they are not displayed. */
  readonly before?: readonly Step[];
  /** Step that produces the event; null for the deal. */
  readonly step: Step | null;
}

const on1 = on(0, "moon-cat", "moon-cat");
const godcatIsMochis = good({ hands: [["defuse", "nope"], ["godcat", "favor"], ["nope"], ["favor"], ["nope"]] });

/** One episode for each event. The type makes the compiler report an event without an episode. */
export const kittensEvents: { readonly [Type in KittensEvent["type"]]: Episode } = {
  dealt: { position: at({ discardPile: [] }), step: null },
  "turn-began": { position: at({ turn: 3, drawPile: pile }), step: [3, draw] },
  "card-played": { position: at(), step: [0, on(1, "noodle-cat", "noodle-cat")] },
  noped: { position: at({ turn: 1 }), before: [[1, on1]], step: [2, nope] },
  passed: { position: at({ turn: 1 }), before: [[1, on1]], step: [0, { type: "pass" }] },
  "play-settled": {
    position: at({ turn: 1 }),
    before: [
      [1, on1],
      [2, nope],
    ],
    step: allPass,
  },
  "card-drawn": { position: at(), step: [0, draw] },
  "kitten-drawn": { position: at(kittenOnTop), step: [0, draw] },
  "bottom-card-drawn": {
    position: imploding(),
    before: [[0, play("draw-from-the-bottom")]],
    step: allPass,
  },
  "bottom-kitten-drawn": {
    position: imploding({ turn: 2, drawPile: ["skip", "favor", "exploding-kitten"] }),
    before: [[2, play("draw-from-the-bottom")]],
    step: allPass,
  },
  "imploding-drawn": { position: imploding({ ...openOnTop, faceUp: false }), step: [0, draw] },
  "imploding-hidden": {
    position: imploding({ ...openOnTop, faceUp: false, turn: 3 }),
    before: [[3, draw]],
    step: [3, { type: "insert", position: 4 }],
  },
  "imploding-surfaced": {
    position: imploding({ drawPile: ["favor", "imploding-kitten", ...pile.slice(3)] }),
    step: [0, draw],
  },
  "imploding-looked-at": {
    position: at({
      edition: "imploding",
      faceUp: true,
      drawPile: ["imploding-kitten", "skip"],
      hands: [["dig-deeper"], theirs],
    }),
    before: [[0, play("dig-deeper")]],
    step: allPass,
  },
  reversed: { position: imploding({ turn: 1 }), before: [[1, play("reverse")]], step: allPass },
  "alter-began": { position: imploding(), before: [[0, play("alter-the-future")]], step: allPass },
  "future-altered": {
    position: imploding(),
    before: [[0, play("alter-the-future")], allPass],
    step: [0, { type: "arrange", order: [2, 0, 1] }],
  },
  "pile-was-empty": { position: good({ drawPile: [] }), before: [[0, play("raising-heck")]], step: allPass },
  saved: {
    position: at({ ...kittenOnTop, turn: 3 }),
    before: [[3, draw]],
    step: [3, { type: "save", card: "defuse" }],
  },
  "clairvoyance-over": { position: undead({ turn: 1 }), before: mochiSaves, step: allPass },
  "kitten-hidden": {
    position: at({ ...kittenOnTop, turn: 3 }),
    before: [
      [3, draw],
      [3, { type: "save", card: "defuse" }],
    ],
    step: [3, { type: "insert", position: 4 }],
  },
  exploded: {
    position: at({ ...kittenOnTop, turn: 2, hands: [mine, theirs, theirs.slice(0, 5), theirs, theirs] }),
    step: [2, draw],
  },
  died: { position: undead({ turn: 2 }), step: [2, draw] },
  returned: {
    position: undead({ turn: 1 }),
    before: [[1, draw]],
    step: [1, { type: "save", card: "zombie-kitten", target: 3 }],
  },
  skipped: { position: at({ turn: 2 }), before: [[2, play("skip")]], step: allPass },
  attacked: {
    position: at({ turn: 4, hands: [mine, theirs, theirs, theirs, [...theirs, "attack"]] }),
    before: [[4, play("attack")]],
    step: allPass,
  },
  "future-seen": { position: at(), before: [[0, play("see-the-future")]], step: allPass },
  "future-revealed": { position: good(), before: [[0, play("reveal-the-future")]], step: allPass },
  "shuffle-started": { position: good({ turn: 1 }), before: [[1, play("shuffle-until-stop")]], step: allPass },
  shuffled: { position: at({ turn: 1 }), before: [[1, play("shuffle")]], step: allPass },
  "card-looked-at": { position: undead(), before: [[0, play("dig-deeper")]], step: allPass },
  "card-kept": {
    position: undead({ drawPile: undeadPile.slice(1) }),
    before: [[0, play("dig-deeper")], allPass],
    step: [0, { type: "keep" }],
  },
  "card-put-on-top": { position: good(), before: [[0, play("raising-heck")], allPass], step: [0, { type: "return" }] },
  "card-chosen": {
    position: undead({ turn: 1 }),
    before: [[0, on(3, "feed-the-dead-now")], allPass],
    step: [2, { type: "give", card: "attack" }],
  },
  "card-given": { position: at(), before: [[0, on(2, "favor")], allPass], step: [2, { type: "give", card: "skip" }] },
  "card-buried": {
    position: undead(),
    before: [[0, play("grave-robber")], allPass],
    step: [3, { type: "give", card: "skip" }],
  },
  "card-stolen": { position: at({ turn: 1 }), before: [[1, on1], allPass], step: [1, { type: "pick" }] },
  "named-card-given": {
    position: at({ turn: 1, hands: [mine, ["moon-cat", "moon-cat", "moon-cat"], theirs, theirs, theirs] }),
    before: [[1, { type: "play", cards: ["moon-cat", "moon-cat", "moon-cat"], target: 2, names: "favor" }]],
    step: allPass,
  },
  "named-card-missing": {
    position: at({ turn: 1, hands: [mine, ["moon-cat", "moon-cat", "moon-cat"], theirs, theirs, theirs] }),
    before: [[1, { type: "play", cards: ["moon-cat", "moon-cat", "moon-cat"], target: 2, names: "defuse" }]],
    step: allPass,
  },
  "hand-was-empty": {
    position: at({ turn: 1, hands: [mine, theirs, ["nope"], theirs, theirs] }),
    before: [
      [1, on(2, "favor")],
      [2, nope],
      [3, nope],
    ],
    step: allPass,
  },
  "card-taken": {
    position: at(),
    before: [[0, play(...five)], allPass],
    step: [0, { type: "take", card: "cactus-cat" }],
  },
  "armageddon-laid": {
    position: good({ turn: 1 }),
    before: laid.slice(0, 2),
    step: [1, { type: "lay", card: "godcat", target: 0 }],
  },
  "armageddon-revealed": { position: good({ turn: 1 }), before: laid, step: [0, { type: "swap" }] },
  "godcat-returned": {
    position: { ...godcatIsMochis, turn: 1 },
    step: [1, { type: "play", cards: ["godcat"], as: "reveal-the-future" }],
  },
  "game-over": {
    position: at({ exploded: [2, 4, 3], turn: 1, hands: [mine, ["skip"], [], [], []], drawPile: ["exploding-kitten"] }),
    step: [1, draw],
  },
};

const feedTheDead: readonly Step[] = [
  [0, on(3, "feed-the-dead-now")],
  allPass,
  [1, { type: "give", card: "skip" }],
  [2, { type: "give", card: "attack" }],
];

/** Variants of the same events. */
export const moreKittensEvents: Readonly<Record<string, Episode>> = {
  "card-played-theirs": { position: at({ turn: 3 }), step: [3, play("attack")] },
  "noped-twice": {
    position: at({ turn: 1 }),
    before: [
      [1, on1],
      [2, nope],
    ],
    step: [3, nope],
  },
  "noped-four-times": {
    position: at({ turn: 1, hands: [mine, theirs, theirs, theirs, [...theirs, "nope"]] }),
    before: [
      [1, on1],
      [2, nope],
      [3, nope],
      [0, nope],
    ],
    step: [4, nope],
  },
  "noped-three-times": {
    position: at({ turn: 1 }),
    before: [
      [1, on1],
      [2, nope],
      [3, nope],
    ],
    step: [0, nope],
  },
  "card-drawn-theirs": { position: at({ turn: 2 }), step: [2, draw] },
  "kitten-drawn-theirs": { position: at({ ...kittenOnTop, turn: 3 }), step: [3, draw] },
  "saved-zombie": {
    position: undead({ turn: 1 }),
    before: mochiSaves.slice(0, 1),
    step: [1, { type: "save", card: "zombie-kitten", target: 3 }],
  },
  "future-seen-theirs": {
    position: at({ turn: 1, hands: [mine, [...theirs, "see-the-future"], theirs] }),
    before: [[1, play("see-the-future")]],
    step: allPass,
  },
  "exploded-me": {
    position: at({ ...kittenOnTop, hands: [["skip", "favor", "noodle-cat"], theirs, theirs, theirs, theirs] }),
    step: [0, draw],
  },
  "imploding-drawn-theirs": { position: imploding({ ...openOnTop, faceUp: false, turn: 2 }), step: [2, draw] },
  "alter-began-theirs": {
    position: imploding({ turn: 3 }),
    before: [[3, play("alter-the-future")]],
    step: allPass,
  },
  "exploded-by-the-imploding-kitten": { position: imploding({ ...openOnTop, turn: 2 }), step: [2, draw] },
  "exploded-by-the-imploding-kitten-me": { position: imploding(openOnTop), step: [0, draw] },
  "attacked-by-the-dead": {
    position: undead({ turn: 4, dead: [2, 3], hands: [...undead().hands.slice(0, 4), ["attack-of-the-dead", "skip"]] }),
    before: [[4, play("attack-of-the-dead")]],
    step: allPass,
  },
  "card-played-now": { position: undead({ turn: 1 }), step: [0, on(3, "feed-the-dead-now")] },
  "died-me": {
    position: undead({ hands: [["nope", "skip", "favor"], ["skip", "favor"], ["nope"], ["skip"], ["favor"]] }),
    step: [0, draw],
  },
  "returned-me": {
    position: undead({ turn: 1, dead: [0] }),
    before: mochiSaves.slice(0, 1),
    step: [1, { type: "save", card: "zombie-kitten", target: 0 }],
  },
  "kitten-hidden-seen": {
    position: undead({ turn: 1 }),
    before: [...mochiSaves, [0, play("clairvoyance-now")], allPass, allPass],
    step: [1, { type: "insert", position: 3 }],
  },
  "exploded-by-the-devilcat": {
    position: good({
      turn: 1,
      hands: good().hands.map((hand, seat) => (seat === 1 ? ["armageddon", "skip", "favor"] : hand)),
    }),
    before: laid,
    step: [0, { type: "swap" }],
  },
  "card-played-five": { position: at(), step: [0, play(...five)] },
  "card-stolen-defuse": {
    position: at({ turn: 1, hands: [["defuse"], theirs, theirs, theirs, theirs] }),
    before: [[1, on(0, "moon-cat", "moon-cat")], allPass],
    step: [1, { type: "pick" }],
  },
  "armageddon-revealed-others": {
    position: good({ turn: 1 }),
    before: [...laid.slice(0, 2), [1, { type: "lay", card: "devilcat", target: 3 }]],
    step: [3, { type: "stay" }],
  },
  "shuffled-by-stop": {
    position: good({ turn: 1 }),
    before: [[1, play("shuffle-until-stop")], allPass],
    step: [2, { type: "stop" }],
  },
  "attacked-others": {
    position: at({ turn: 2, turns: 2, attacked: true }),
    before: [[2, play("attack")]],
    step: allPass,
  },
  "given-to-the-dead": {
    position: undead({ turn: 1 }),
    before: feedTheDead,
    step: [4, { type: "give", card: "favor" }],
  },
  "died-nine": {
    position: at({
      edition: "apocalypse:original",
      turn: 4,
      hands: [
        mine,
        ...Array.from({ length: 8 }, (_, i) => (i === 3 ? theirs.slice(0, 5) : ([...theirs, "attack"] as const))),
      ],
      ...kittenOnTop,
    }),
    step: [4, draw],
  },
};
