import { describe, expect, test } from "vitest";
import { moodsOf } from "../../../../client/games/kittens/animation/event-animator.ts";
import type { Seat, Viewer } from "../../../../shared/core/game.ts";
import { kittens } from "../../../../shared/games/kittens/game.ts";
import { type Position, stateAt } from "../../../../shared/games/kittens/position.ts";
import type { KittensState, Play } from "../../../../shared/games/kittens/state.ts";

const position: Position = {
  edition: "original",
  options: { combos: true, fast: false },
  turn: 0,
  turns: 1,
  attacked: false,
  hands: [["attack", "attack", "defuse"], ["nope"], ["nope"]],
  drawPile: ["favor", "exploding-kitten", "exploding-kitten", "skip"],
  discardPile: [],
  exploded: [],
};
const viewOf = (changes: Partial<Position> = {}) => kittens.view(stateAt({ ...position, ...changes }, "moods"), 0);
const play: Play = { form: "card", seat: 0, cards: ["attack"], as: null, target: null, names: null };

/** Creates the public view of a waiting play with these Nopes. */
function waiting(nopes: readonly Seat[]) {
  const state = stateAt(position, "moods");
  state.pending.push({ kind: "nope", play, nopes: [...nopes], passed: [], nopedAt: 0 });
  return kittens.view(state, "spectator");
}

test("players with a Noped play or a Noped Nope are angry, and the Nopers are smug", () => {
  expect(moodsOf({ type: "noped", seat: 1, card: "nope" }, waiting([]))).toEqual([
    { seat: 0, mood: "angry" },
    { seat: 1, mood: "smug" },
  ]);
  expect(moodsOf({ type: "noped", seat: 2, card: "nope" }, waiting([1]))).toEqual([
    { seat: 1, mood: "angry" },
    { seat: 2, mood: "smug" },
  ]);
});

test("the victims of attacks and thefts are shocked", () => {
  const shocked = { seat: 2, mood: "shocked" };
  const smug = { seat: 0, mood: "smug" };
  expect(moodsOf({ type: "attacked", seat: 0, target: 2, owes: 2 }, viewOf())).toEqual([shocked, smug]);
  expect(moodsOf({ type: "card-stolen", from: 2, to: 0, card: null }, viewOf())).toEqual([shocked, smug]);
  expect(moodsOf({ type: "named-card-given", from: 2, to: 0, card: "skip" }, viewOf())).toEqual([shocked, smug]);
});

test.each([
  ["a kitten", { type: "kitten-drawn", seat: 0 } as const],
  ["any other card", { type: "card-drawn", seat: 0, card: null } as const],
])("a player who draws at half a chance of a kitten sweats over %s, and at less does not", (_, event) => {
  expect(moodsOf(event, viewOf())).toEqual([{ seat: 0, mood: "sweating" }]);
  expect(moodsOf(event, viewOf({ drawPile: [...position.drawPile, "skip"] }))).toEqual([]);
});

test("a player who draws from the bottom does not sweat over the odds of the top card", () => {
  const drawn = { type: "imploding-drawn", seat: 0, faceUp: false } as const;
  expect(moodsOf({ ...drawn, from: "top" }, viewOf())).toEqual([{ seat: 0, mood: "sweating" }]);
  expect(moodsOf({ ...drawn, from: "bottom" }, viewOf())).toEqual([]);
});

test("a player is not angry about their own attack", () => {
  expect(moodsOf({ type: "attacked", seat: 1, target: 1, owes: 2 }, viewOf())).toEqual([]);
});

function events(state: KittensState, seed: number): () => ReturnType<typeof kittens.setup>["events"] {
  let random = seed;
  const oneOf = <Of>(choices: readonly Of[]): Of => {
    random = (random * 48271) % 2147483647;
    const choice = choices[random % choices.length];
    if (choice === undefined) throw new Error("there is no legal command");
    return choice;
  };
  return () => {
    const all = state.seats.flatMap((_, seat) =>
      kittens.legal(kittens.view(state, seat)).map((command) => ({ seat, command })),
    );
    const kind = oneOf([...new Set(all.map(({ command }) => command.type))]);
    const { seat, command } = oneOf(all.filter((each) => each.command.type === kind));
    const done = kittens.step(state, seat, command);
    if (!done.ok) throw new Error(`${command.type} was refused`);
    return done.value;
  };
}

describe.each(kittens.editions.map(({ id }) => id))("in whole games of %s", (edition) => {
  test("all seats see the moods that spectators see, and none from hidden events", () => {
    const felt = new Set<string>();
    for (const seed of [1, 2, 3]) {
      const { state } = kittens.setup({ edition, players: 5, options: {} }, `moods ${seed}`);
      const step = events(state, seed);
      for (let steps = 0; state.winner === null && steps < 600; steps += 1) {
        const before = kittens.clone(state);
        const told = step();
        const moods = (viewer: Viewer) =>
          told.flatMap((event) => {
            const seen = kittens.redact(event, viewer);
            return seen === null ? [] : moodsOf(seen, kittens.view(before, viewer));
          });
        const everybodys = moods("spectator");
        for (const { mood } of everybodys) felt.add(mood);
        for (const seat of state.seats.keys()) expect(moods(seat)).toEqual(everybodys);
      }
    }
    expect(felt.size).toBeGreaterThan(2);
  });
});
