import { describe, expect, test } from "vitest";
import { hintFor } from "../../shared/coach/hint.ts";
import { reason } from "../../shared/coach/kittens.ts";
import { reason as letterReason } from "../../shared/coach/love-letter.ts";
import { coachedGame } from "../../shared/coach/registry.ts";
import { games } from "../../shared/registry.ts";
import { eventsBetween, openReplay, seenAt } from "../../shared/replays/replays.ts";
import { position as letter } from "../rules/love-letter/position.ts";
import { position } from "../rules/position.ts";
import { decks } from "../support/decks.ts";
import { recordedGame, recordedWalk } from "../support/records.ts";

const play = (card: string) => ({ type: "play", cards: [card] }) as const;

function afterALook(pile: string) {
  const table = position(`ann: see-the-future skip nope | bob: attack | pile: ${pile}`);
  table.act("ann", "play see-the-future");
  table.pass();
  return table;
}

describe("the coach's reason in Kittens", () => {
  test("to draw is that the top card is known to be safe", () => {
    expect(reason(afterALook("favor skip nope exploding-kitten").view("ann"), { type: "draw" })).toEqual({
      code: "safe-draw",
    });
  });

  test("to draw at a risk contains the odds of a kitten", () => {
    const table = position("ann: skip | bob: nope | pile: favor skip nope exploding-kitten");
    expect(reason(table.view("ann"), { type: "draw" })).toEqual({ code: "draw-odds", odds: 0.25 });
  });

  test("to skip is a kitten that lies on top, or may lie there", () => {
    expect(reason(afterALook("exploding-kitten favor nope").view("ann"), play("skip"))).toEqual({
      code: "kitten-on-top",
    });
    expect(reason(position("ann: skip | bob: | pile: favor exploding-kitten").view("ann"), play("skip"))).toEqual({
      code: "kitten-likely",
      odds: 0.5,
    });
  });

  test.each([
    ["dig-deeper", "favor attack exploding-kitten", "keep", "safe-draw"],
    ["dig-deeper", "exploding-kitten favor attack", "return", "kitten-on-top"],
    ["dig-deeper", "exploding-kitten favor attack", "keep", "best-chance"],
    ["raising-heck", "attack exploding-kitten favor", "keep", "best-chance"],
    ["raising-heck", "favor attack exploding-kitten", "return", "best-chance"],
  ] as const)("after %s in the pile %s, to %s is %s", (card, pile, choice, code) => {
    const edition = card === "dig-deeper" ? "zombie" : "good-vs-evil";
    const table = position(`ann: ${card} | bob: nope | pile: ${pile}`, "position", 1, edition);
    table.act("ann", `play ${card}`);
    table.pass();
    expect(reason(table.view("ann"), { type: choice })).toEqual({ code });
  });

  test("to Nope names the play that it stops or saves", () => {
    const table = position("ann: attack nope | bob: nope | pile: favor exploding-kitten");
    table.act("ann", "play attack");
    expect(reason(table.view("bob"), { type: "nope" })).toEqual({ code: "stop-play", title: "attack" });
    table.act("bob", "nope");
    expect(reason(table.view("ann"), { type: "nope" })).toEqual({ code: "save-play", title: "attack" });
  });

  test("to hide a kitten names the player who draws it if all players only draw", () => {
    const table = position("ann: defuse | bob: nope | cleo: skip | pile: exploding-kitten favor nope skip");
    table.act("ann", "draw");
    table.act("ann", "save with defuse");
    const drawers = [0, 1, 2, 3].map((spot) => reason(table.view("ann"), { type: "insert", position: spot }));
    expect(drawers).toEqual([1, 2, 0, 1].map((drawer) => ({ code: "hide-kitten", drawer })));
  });
});

describe("the coach's reason in Love Letter", () => {
  const table = letter("ann: battle-bunny king-cat | bob: crystal-bowl | pile: shell-shield | aside: not-a-pet");

  test("to compare contains the odds that the other hand is lower", () => {
    const told = letterReason(table.view("ann"), { ...play("battle-bunny"), target: 1 });
    expect(told).toEqual({ code: "compare-odds", odds: expect.closeTo(1) });
  });

  test("to guess contains the odds that the other hand is that card", () => {
    const bowl = letter("ann: crystal-bowl king-cat | bob: not-a-pet | pile: shell-shield | aside: not-a-pet");
    const told = letterReason(bowl.view("ann"), { ...play("crystal-bowl"), target: 1, value: 9 });
    expect(told).toMatchObject({ code: "guess-odds", title: "not-a-pet" });
  });
});

describe("a hint", () => {
  const { record } = recordedGame("original", 2, "a game with hints");
  const opened = openReplay(games, record);
  if (!opened.ok) throw new Error(opened.error.code);
  const hintAt = (step: number, seat: number) => {
    const story = eventsBetween(opened.value, -1, step, seat);
    const game = coachedGame(record.game);
    return game && hintFor(game, { config: record.config, seat, story, seen: seenAt(opened.value, step, seat) }, "any");
  };

  test("is a legal command of its seat", () => {
    const step = record.steps.findIndex(({ actor, command }) => actor === 0 && command.type === "draw");
    const { view } = seenAt(opened.value, step, 0);
    expect(games.legal({ id: record.game, view })).toContainEqual(hintAt(step, 0)?.command);
  });

  test("is absent for a seat without a decision", () => {
    expect(hintAt(opened.value.replay.last, 0)).toBeNull();
  });
});

test("a hint in a game with a deck of a host is a legal command of that deck", () => {
  const deck = decks["lone Nopes"];
  const { record } = recordedWalk({ edition: "custom", players: 2, options: {}, deck }, "a hint with a deck");
  const opened = openReplay(games, record);
  if (!opened.ok) throw new Error(opened.error.code);
  const step = record.steps.findIndex(({ actor, command }) => actor === 0 && command.type === "draw");
  const story = eventsBetween(opened.value, -1, step, 0);
  const seen = seenAt(opened.value, step, 0);
  const game = coachedGame(record.game);
  const hint = game && hintFor(game, { config: record.config, seat: 0, story, seen }, "any");
  expect(games.legal(seen)).toContainEqual(hint?.command);
});
