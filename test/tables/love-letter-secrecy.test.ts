import { describe, expect, test } from "vitest";
import type { AnyEvent } from "../../shared/core/game.ts";
import { loveLetter } from "../../shared/games/love-letter/game.ts";
import { games } from "../../shared/registry.ts";
import { type Position, position } from "../rules/love-letter/position.ts";
import { experience as experienceIn, type Moves } from "../support/experience.ts";
import { wiredLoveLetter } from "../support/wired-game.ts";

const experience = (table: Position, viewer: string, moves: Moves) =>
  experienceIn(wiredLoveLetter, "love-letter", table, viewer, moves);

/** Events that the viewer receives for the last command: the last frame without its message header. */
const lastWords = (frames: readonly string[]): readonly AnyEvent[] =>
  games.decodeEvents("love-letter", Buffer.from(frames.at(-1) ?? "", "hex").subarray(2)).events;

describe("a player who is not involved cannot see", () => {
  const onlookers = ["cleo", "spectator"];

  test.each(onlookers)("%s: the reason why Not A Pet! had no effect (L13)", (viewer) => {
    const play = [["ann", "play not-a-pet"]] as const;
    const nobody = position(
      "ann: not-a-pet crystal-bowl | bob: shell-shield | cleo: mouse-trapper | pile: battle-bunny",
      "",
      [1],
    );
    const shielded = position(
      "ann: not-a-pet crystal-bowl | bob: king-cat | cleo: mouse-trapper | pile: battle-bunny",
      "",
      [1],
    );
    const actor = position(
      "ann: not-a-pet king-cat | bob: shell-shield | cleo: mouse-trapper | pile: battle-bunny",
      "",
      [1],
    );
    const seen = experience(nobody, viewer, play);
    expect(experience(shielded, viewer, play)).toEqual(seen);
    expect(experience(actor, viewer, play)).toEqual(seen);
  });

  test("the actor: whether the King Cat is behind a shield or in no hand (L13)", () => {
    const play = [["ann", "play not-a-pet"]] as const;
    const nobody = position("ann: not-a-pet crystal-bowl | bob: shell-shield | pile: battle-bunny", "", [1]);
    const shielded = position("ann: not-a-pet crystal-bowl | bob: king-cat | pile: battle-bunny", "", [1]);
    expect(experience(shielded, "ann", play)).toEqual(experience(nobody, "ann", play));
  });

  test.each(onlookers)("%s: the winner's card in a Battle Bunny (L19)", (viewer) => {
    const play = [["ann", "play battle-bunny on bob"]] as const;
    const low = position(
      "ann: battle-bunny shell-shield | bob: mouse-trapper | cleo: crystal-bowl | pile: battle-bunny",
    );
    const high = position("ann: battle-bunny king-cat | bob: mouse-trapper | cleo: crystal-bowl | pile: battle-bunny");
    expect(experience(low, viewer, play)).toEqual(experience(high, viewer, play));
  });

  test.each(onlookers)("%s: the two equal cards in a Battle Bunny (L19)", (viewer) => {
    const play = [["ann", "play battle-bunny on bob"]] as const;
    const low = position("ann: battle-bunny mouse-trapper | bob: mouse-trapper | cleo: king-cat | pile: battle-bunny");
    const high = position(
      "ann: battle-bunny snake-sorcerer | bob: snake-sorcerer | cleo: king-cat | pile: battle-bunny",
    );
    expect(experience(low, viewer, play)).toEqual(experience(high, viewer, play));
  });

  test.each(onlookers)("%s: the hands that a Hermit swapped (L14)", (viewer) => {
    const play = [["ann", "play hermit-home-swap on bob"]] as const;
    const one = position(
      "ann: hermit-home-swap king-cat | bob: mouse-trapper | cleo: crystal-bowl | pile: battle-bunny",
    );
    const other = position(
      "ann: hermit-home-swap shell-shield | bob: not-a-pet | cleo: crystal-bowl | pile: battle-bunny",
    );
    expect(experience(one, viewer, play)).toEqual(experience(other, viewer, play));
  });

  test.each(onlookers)("%s: the position of a Mouse Trapper's card (L20)", (viewer) => {
    const at = (place: number) =>
      [
        ["ann", "play mouse-trapper"],
        ["ann", `insert ${place}`],
      ] as const;
    const table = () =>
      position(
        "ann: mouse-trapper king-cat | bob: mouse-trapper | cleo: crystal-bowl | pile: battle-bunny not-a-pet shell-shield",
      );
    expect(experience(table(), viewer, at(0))).toEqual(experience(table(), viewer, at(2)));
  });

  test("a spectator: the hand of the last player left (L6)", () => {
    const play = [["ann", "play crystal-bowl on bob guessing 2"]] as const;
    const one = position("ann: crystal-bowl king-cat | bob: mouse-trapper | pile: battle-bunny");
    const other = position("ann: crystal-bowl shell-shield | bob: mouse-trapper | pile: battle-bunny");
    expect(experience(one, "spectator", play)).toEqual(experience(other, "spectator", play));
  });
});

describe("a player can see", () => {
  test("both players: the two cards of a Battle Bunny (L19)", () => {
    const play = [["ann", "play battle-bunny on bob"]] as const;
    const table = position("ann: battle-bunny king-cat | bob: mouse-trapper | cleo: crystal-bowl | pile: battle-bunny");
    const heardBy = (viewer: string) => JSON.stringify(lastWords(experience(table, viewer, play)));
    for (const viewer of ["ann", "bob"]) expect(heardBy(viewer)).toContain("king-cat");
    for (const viewer of ["cleo", "spectator"]) expect(heardBy(viewer)).not.toContain("king-cat");
  });

  test("the actor: the position of a Mouse Trapper's card (L20)", () => {
    const table = position("ann: mouse-trapper king-cat | bob: crystal-bowl | pile: battle-bunny not-a-pet");
    const [first, last] = ["insert 0", "insert 1"].map((text) =>
      experience(table, "ann", [
        ["ann", "play mouse-trapper"],
        ["ann", text],
      ]),
    );
    expect(first).not.toEqual(last);
  });

  test.each(["ann", "bob", "cleo", "spectator"])("%s: a guess, and that it was wrong (L21)", (viewer) => {
    const play = [["ann", "play crystal-bowl on bob guessing 5"]] as const;
    const table = position("ann: crystal-bowl king-cat | bob: mouse-trapper | cleo: crystal-bowl | pile: battle-bunny");
    const guessed = { type: "guessed", guess: "snake-sorcerer", right: false };
    expect(lastWords(experience(table, viewer, play))).toContainEqual(expect.objectContaining(guessed));
  });
});

test("the result of a round is sent to all clients and stays visible (L7, L8, L22)", () => {
  const table = position("ann: shell-shield king-cat | bob: royal-robovac | cleo: not-a-pet | pile:");
  const events = table.act("ann", "play shell-shield");
  const result = {
    round: 1,
    hands: [
      { seat: 0, card: "king-cat" },
      { seat: 1, card: "royal-robovac" },
      { seat: 2, card: "not-a-pet" },
    ],
    winners: [2],
    why: "highest",
    robovac: true,
  };
  expect(events.map((event) => loveLetter.redact(event, "spectator"))).toContainEqual({ type: "round-over", result });
  expect(table.view("spectator").last).toEqual(result);
});
