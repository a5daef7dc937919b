import { expect, test } from "vitest";
import { kittens } from "../../shared/games/kittens/game.ts";
import { position } from "./position.ts";

const plays = (table: ReturnType<typeof position>, name: string) =>
  kittens.legal(table.view(name)).flatMap((command) => (command.type === "play" ? [command.cards.join(" ")] : []));

test("each set of cards is listed once per target, regardless of the number of copies", () => {
  const table = position("ann: moon-cat moon-cat moon-cat skip skip | bob: nope | cleo: nope | pile: nope");
  const pairs = plays(table, "ann").filter((cards) => cards === "moon-cat moon-cat");
  expect(pairs).toHaveLength(2);
  expect(plays(table, "ann").filter((cards) => cards === "skip")).toHaveLength(1);
});

test("Three of a Kind is listed once for each title that may be named (K31)", () => {
  const table = position("ann: skip skip skip | bob: nope | pile: nope");
  const names = kittens
    .legal(table.view("ann"))
    .flatMap((command) => (command.type === "play" ? (command.names ?? []) : []));
  expect(new Set(names).size).toBe(12);
  expect(names).toHaveLength(12);
  expect(names).not.toContain("exploding-kitten");
});

test("only the player on turn has legal commands before a play (K6)", () => {
  const table = position("ann: skip | bob: skip nope | pile: nope");
  expect(kittens.legal(table.view("bob"))).toEqual([]);
  expect(kittens.legal(kittens.view(table.state, "spectator"))).toEqual([]);
});

test("a spectator has no legal commands", () => {
  const table = position("ann: skip | bob: nope | pile: nope");
  const view = kittens.view(table.state, "spectator");
  expect(kittens.refusal(view, { type: "draw" })).toMatchObject({ code: "not-entitled" });
  expect(kittens.refusal(view, { type: "pass" })).toMatchObject({ code: "not-entitled" });
});

test("the clock may only send a timeout", () => {
  const table = position("ann: skip | bob: nope | pile: nope");
  expect(kittens.step(table.state, "clock", { type: "draw" })).toMatchObject({
    ok: false,
    error: { code: "malformed" },
  });
});

test("a timeout is refused when the game is over (K12)", () => {
  const table = position("ann: | bob: | pile: exploding-kitten");
  table.timeout();
  expect(kittens.outcome(table.state)).toEqual({ winners: [1], out: [0] });
  expect(kittens.step(table.state, "clock", { type: "timeout" })).toMatchObject({
    ok: false,
    error: { code: "not-now" },
  });
});

test("the outcome lists the eliminated players in order of elimination (K11)", () => {
  const table = position("ann: | bob: | cleo: | pile: skip exploding-kitten favor exploding-kitten");
  table.act("ann", "draw");
  table.act("bob", "draw");
  expect(kittens.outcome(table.state)).toBeNull();
  table.act("cleo", "draw");
  table.act("ann", "draw");
  expect(kittens.outcome(table.state)).toEqual({ winners: [2], out: [1, 0] });
});

test("a cloned game is independent of the original", () => {
  const table = position("ann: attack | bob: nope | pile: nope skip");
  table.act("ann", "play attack");
  const copy = kittens.clone(table.state);
  const before = JSON.stringify(copy);
  table.act("bob", "nope");
  table.pass();
  table.act("ann", "draw");
  expect(JSON.stringify(copy)).toBe(before);
});
