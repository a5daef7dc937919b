import { describe, expect, test } from "vitest";
import { kittens } from "../../shared/games/kittens/game.ts";
import { position } from "./position.ts";

type Edition = Parameters<typeof position>[3];

/** Players affected by the pending play after these commands. */
function hitBy(text: string, moves: readonly (readonly [name: string, command: string])[], edition?: Edition) {
  const table = position(text, "hits", 1, edition);
  for (const [name, command] of moves) table.act(name, command);
  const view = kittens.view(table.state, "spectator");
  return table.players.filter((name) => kittens.affects(view, table.seat(name)));
}

describe("a pending play affects", () => {
  test("its target", () => {
    expect(hitBy("ann: favor | bob: nope | cat: nope | pile: skip", [["ann", "play favor on cat"]])).toEqual(["cat"]);
  });

  test("the target of a pair", () => {
    const text = "ann: disco-cat disco-cat | bob: nope | cat: nope | pile: skip";
    expect(hitBy(text, [["ann", "play disco-cat disco-cat on bob"]])).toEqual(["bob"]);
  });

  test("the next player, if it is an Attack", () => {
    expect(hitBy("ann: attack | bob: nope | cat: nope | pile: skip", [["ann", "play attack"]])).toEqual(["bob"]);
  });

  test("no player, if it only changes the draw pile", () => {
    expect(hitBy("ann: shuffle | bob: nope | cat: nope | pile: skip", [["ann", "play shuffle"]])).toEqual([]);
  });

  test("its own player once another player has Noped it, and still its target", () => {
    const noped = [
      ["ann", "play favor on bob"],
      ["cat", "nope"],
    ] as const;
    expect(hitBy("ann: favor | bob: skip | cat: nope | pile: skip", noped)).toEqual(["ann", "bob"]);
  });

  test("all other living players and the Dead target, if it is Feed the Dead", () => {
    const text = "ann: feed-the-dead-now | bob: skip | cat: skip | dan: skip | dead: dan | pile: skip";
    const hit = hitBy(text, [["ann", "play feed-the-dead-now on dan"]], "zombie");
    expect(hit).toEqual(["bob", "cat", "dan"]);
  });

  test("the Dead, if it is a Grave Robber", () => {
    const text = "ann: grave-robber | bob: skip | cat: skip | dead: cat | pile: skip";
    expect(hitBy(text, [["ann", "play grave-robber"]], "zombie")).toEqual(["cat"]);
  });

  test("all players who may have to duel", () => {
    const text = "ann: armageddon | bob: attack | cat: attack | pile: attack";
    expect(hitBy(text, [["ann", "play armageddon"]], "good-vs-evil")).toEqual(["bob", "cat"]);
  });

  test("the player who hides a kitten, if it is Clairvoyance", () => {
    const text = "ann: zombie-kitten | bob: clairvoyance-now | cat: skip | pile: exploding-kitten skip";
    const moves = [
      ["ann", "draw"],
      ["ann", "save with zombie-kitten"],
      ["bob", "play clairvoyance-now"],
    ] as const;
    expect(hitBy(text, moves, "zombie")).toEqual(["ann"]);
  });

  test("the same players as the copied card, if it is a Clone", () => {
    const cloned = "ann: attack clone | bob: skip | cat: skip | pile: skip skip | discard: attack";
    expect(hitBy(cloned, [["ann", "play clone"]], "zombie")).toEqual(["bob"]);
  });
});
