import { describe, expect, test } from "vitest";
import type { EventOf, EventType } from "../../../client/games/kittens/reactions/reaction.ts";
import { reactionTo } from "../../../client/games/kittens/reactions/registry.ts";
import type { KittensEvent } from "../../../shared/games/kittens/events.ts";
import type { Play } from "../../../shared/games/kittens/state.ts";
import { movesOf } from "../moves.ts";
import { Seated } from "./seated.ts";

/** The viewer is seat 0. */
const table = new Seated({ hands: [["skip", "skip", "nope"], ["favor"], ["favor"]] });
const motionOf = (event: KittensEvent, nopes = 0) => {
  const { view, words } = table.situation;
  return reactionTo(event, { view, words, nopes });
};

const attack: Play = { form: "card", seat: 1, cards: ["attack"], target: null, names: null };

/** One of each: a new event without one does not compile. */
const events: { readonly [Type in EventType]: EventOf<Type> } = {
  dealt: { type: "dealt", seat: 1, hand: [] },
  "turn-began": { type: "turn-began", seat: 1, owes: 1, attacked: false },
  "card-played": { type: "card-played", play: attack },
  noped: { type: "noped", seat: 1, card: "nope" },
  passed: { type: "passed", seat: 0 },
  "play-settled": { type: "play-settled", play: attack, cancelled: false },
  "card-drawn": { type: "card-drawn", seat: 1, card: null },
  "kitten-drawn": { type: "kitten-drawn", seat: 1 },
  "pile-was-empty": { type: "pile-was-empty", seat: 1 },
  saved: { type: "saved", seat: 1, card: "defuse" },
  "kitten-hidden": { type: "kitten-hidden", seat: 1, position: null },
  exploded: { type: "exploded", seat: 1, hand: ["favor"] },
  skipped: { type: "skipped", seat: 1 },
  attacked: { type: "attacked", seat: 1, target: 0, owes: 2 },
  "future-seen": { type: "future-seen", seat: 1, cards: [null, null, null] },
  shuffled: { type: "shuffled", seat: 1 },
  "card-given": { type: "card-given", from: 1, to: 2, card: null },
  "card-stolen": { type: "card-stolen", from: 1, to: 0, card: "skip" },
  "named-card-given": { type: "named-card-given", from: 1, to: 2, card: "favor" },
  "named-card-missing": { type: "named-card-missing", from: 1, to: 2, card: "favor" },
  "hand-was-empty": { type: "hand-was-empty", seat: 1 },
  "card-taken": { type: "card-taken", seat: 1, card: "favor" },
  "game-over": { type: "game-over", winner: 0 },
};

test.each(Object.entries<KittensEvent>(events))("%s changes what is on the stage", async (_, event) => {
  expect(await movesOf(motionOf(event, 1))).not.toEqual([]);
});

describe("my own cards", () => {
  test("a card that I draw turns over on its way to its place in the hand, which is veiled until then", async () => {
    const motion = motionOf({ type: "card-drawn", seat: 0, card: "skip" });
    expect(motion.veils).toEqual(["card:skip#2"]);
    expect(await movesOf(motion)).toEqual(["fly  pile card:skip#2"]);
  });

  test("cards that I play leave from where they lay", async () => {
    const play: Play = { form: "pair", seat: 0, cards: ["skip", "skip"], target: 1, names: null };
    const moves = await movesOf(motionOf({ type: "card-played", play }));
    expect(moves.slice(0, 2)).toEqual(["fly skip card:skip#3 link:play", "fly skip card:skip#4 link:play"]);
  });

  test("my whole hand is dealt under a veil", async () => {
    const motion = motionOf({ type: "dealt", seat: 0, hand: ["skip", "skip", "nope"] });
    expect(motion.veils).toEqual(["card:nope#1", "card:skip#1", "card:skip#2"]);
    expect(await movesOf(motion)).toHaveLength(3);
  });
});

test("a second Nope cracks the stamp of the first", async () => {
  const moves = await movesOf(motionOf({ type: "noped", seat: 2, card: "nope" }, 2));
  expect(moves).toContain("stamp NOPE link:nope-0 no");
  expect(moves).toContain("stamp YUP! link:play yes");
});

test("a hidden kitten moves the same for whoever hid it and for everybody else", async () => {
  const own = await movesOf(motionOf({ type: "kitten-hidden", seat: 0, position: 2 }));
  const others = await movesOf(motionOf({ type: "kitten-hidden", seat: 0, position: null }));
  expect(own).toEqual(others);
});
