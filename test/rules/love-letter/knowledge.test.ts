import { describe, expect, test } from "vitest";
import { possibleHands, unseen } from "../../../shared/games/love-letter/knowledge.ts";
import { position } from "./position.ts";

describe("a player's knowledge of another hand", () => {
  test("contains the card seen in a comparison, but not for other viewers (L19)", () => {
    const table = position(
      "ann: battle-bunny mouse-trapper | bob: mouse-trapper | cleo: king-cat | pile: crystal-bowl shell-shield",
    );
    table.act("ann", "play battle-bunny on bob");
    expect(table.handSeen("bob", "ann")).toEqual(["mouse-trapper"]);
    expect(table.handSeen("ann", "bob")).toEqual(["mouse-trapper", null]);
    expect(table.handSeen("cleo", "ann")).toEqual([null]);
    expect(table.handSeen("spectator", "ann")).toEqual([null]);
  });

  test("grows when a known hand turns out to be equal to another (L19)", () => {
    const table = position(
      "ann: mouse-trapper king-cat | bob: battle-bunny | cleo: snake-sorcerer | pile: snake-sorcerer battle-bunny crystal-bowl crystal-bowl crystal-bowl",
    );
    table.act("ann", "play mouse-trapper");
    table.act("ann", "insert 0");
    table.act("bob", "play battle-bunny on cleo");
    expect([table.handSeen("ann", "bob"), table.handSeen("ann", "cleo")]).toEqual([
      ["snake-sorcerer"],
      ["snake-sorcerer", null],
    ]);
    expect(table.handSeen("spectator", "bob")).toEqual([null]);
  });

  test("stays when another card is laid, and is lost with the card itself", () => {
    const table = position(
      "ann: battle-bunny mouse-trapper | bob: mouse-trapper | pile: royal-robovac shell-shield king-cat not-a-pet",
    );
    table.act("ann", "play battle-bunny on bob");
    table.act("bob", "play royal-robovac");
    expect(table.handSeen("ann", "bob")).toEqual(["mouse-trapper"]);
    table.act("ann", "play mouse-trapper");
    table.act("ann", "insert 0");
    expect(table.handSeen("bob", "ann")).toEqual([null]);
  });

  test("follows the card in an open swap of hands (L14)", () => {
    const table = position(
      "ann: hermit-home-swap king-cat | bob: mouse-trapper | cleo: shell-shield | pile: royal-robovac hermit-home-swap crystal-bowl crystal-bowl",
    );
    table.act("ann", "play hermit-home-swap on cleo");
    table.act("bob", "play royal-robovac");
    expect(table.handSeen("ann", "cleo")).toEqual(["king-cat", null]);
    table.act("cleo", "play hermit-home-swap on bob");
    expect(table.handSeen("ann", "bob")).toEqual(["king-cat"]);
    expect(table.handSeen("cleo", "bob")).toEqual(["king-cat"]);
    expect(table.handSeen("spectator", "bob")).toEqual([null]);
  });

  test("is lost when the hands are juggled (L15)", () => {
    const table = position(
      "ann: battle-bunny mouse-trapper | bob: mouse-trapper | pile: jittery-juggler crystal-bowl crystal-bowl king-cat",
    );
    table.act("ann", "play battle-bunny on bob");
    table.act("bob", "play jittery-juggler");
    expect(table.handSeen("bob", "ann").every((card) => card === null)).toBe(true);
    expect(table.handSeen("ann", "bob")).toEqual([null]);
  });

  test("does not cover the remaining card when one of two equal cards is laid", () => {
    const table = position(
      "ann: battle-bunny mouse-trapper | bob: mouse-trapper | pile: mouse-trapper crystal-bowl shell-shield",
    );
    table.act("ann", "play battle-bunny on bob");
    table.act("bob", "play mouse-trapper");
    table.act("bob", "insert 0");
    expect(table.handSeen("ann", "bob")).toEqual([null]);
  });

  test("contains a card that the player put where the other drew it (L20)", () => {
    const table = position("ann: mouse-trapper not-a-pet | bob: crystal-bowl | pile: king-cat shell-shield");
    table.act("ann", "play mouse-trapper");
    table.act("ann", "insert 0");
    expect(table.handSeen("ann", "bob")).toEqual([null, "king-cat"]);
  });

  test("contains the King Cat, for all viewers, after Not A Pet! took it (L13)", () => {
    const table = position("ann: not-a-pet crystal-bowl | bob: shell-shield | cleo: king-cat | pile: mouse-trapper");
    table.act("ann", "play not-a-pet");
    for (const viewer of ["bob", "cleo", "spectator"]) expect(table.handSeen(viewer, "ann")).toEqual(["king-cat"]);
    expect(table.handSeen("ann", "cleo")).toEqual(["crystal-bowl"]);
    expect(table.handSeen("bob", "cleo")).toEqual([null]);
  });
});

describe("a player's knowledge of the draw pile and of the card set aside", () => {
  test("contains the card that the player put back, until another card is put back (L20)", () => {
    const table = position(
      "ann: mouse-trapper not-a-pet | bob: mouse-trapper | pile: king-cat shell-shield crystal-bowl battle-bunny",
    );
    table.act("ann", "play mouse-trapper");
    table.act("ann", "insert 2");
    expect(table.view("ann").pile).toEqual([null, "king-cat", null]);
    expect(table.view("bob").pile).toEqual([null, null, null]);
    table.act("bob", "play mouse-trapper");
    expect(table.view("ann").pending).toEqual({ kind: "insert", seat: 1, card: null });
    table.act("bob", "insert 1");
    expect(table.view("ann").pile).toEqual([null, null]);
  });

  test("contains the card seen with the Doggy, and the card that the player put there (L16)", () => {
    const table = position(
      "ann: doggy-grave-digger not-a-pet | bob: mouse-trapper | pile: king-cat shell-shield | aside: crystal-bowl",
    );
    table.act("ann", "play doggy-grave-digger");
    expect([table.view("ann").setAside, table.view("bob").setAside]).toEqual(["crystal-bowl", "face-down"]);
    table.act("ann", "swap");
    expect([table.view("ann").setAside, table.view("bob").setAside]).toEqual(["not-a-pet", "face-down"]);
  });
});

describe("the cards ruled out for a hand", () => {
  const possible = (table: ReturnType<typeof position>, viewer: string, owner: string) =>
    possibleHands(table.view(viewer), table.seat(owner));

  test("include a wrong guess, until a card is laid that may have been it (L21)", () => {
    const table = position(
      "ann: crystal-bowl king-cat | bob: not-a-pet | cleo: shell-shield | pile: royal-robovac crystal-bowl battle-bunny",
    );
    table.act("ann", "play crystal-bowl on cleo guessing 5");
    expect(possible(table, "bob", "cleo")).not.toContain("snake-sorcerer");
    table.act("bob", "play royal-robovac");
    table.act("cleo", "play shell-shield");
    expect(possible(table, "bob", "cleo")).toContain("snake-sorcerer");
  });

  test("include all cards up to the card that it beat (L19)", () => {
    const table = position(
      "ann: battle-bunny king-cat | bob: doggy-grave-digger | cleo: shell-shield | pile: crystal-bowl",
    );
    table.act("ann", "play battle-bunny on bob");
    expect(possible(table, "spectator", "ann")).toEqual([
      "jittery-juggler",
      "hermit-home-swap",
      "not-a-pet",
      "king-cat",
    ]);
  });

  test("include cards with a single copy, if it was equal to another (L19)", () => {
    const table = position(
      "ann: battle-bunny mouse-trapper | bob: mouse-trapper | cleo: king-cat | pile: crystal-bowl",
    );
    table.act("ann", "play battle-bunny on bob");
    expect(possible(table, "cleo", "ann")).toEqual([
      "crystal-bowl",
      "mouse-trapper",
      "battle-bunny",
      "shell-shield",
      "snake-sorcerer",
    ]);
  });

  test("include the King Cat after Not A Pet! failed, but not behind a shield (L13)", () => {
    const table = position(
      "ann: not-a-pet crystal-bowl | bob: king-cat | cleo: shell-shield | pile: mouse-trapper",
      "shield",
      [1],
    );
    table.act("ann", "play not-a-pet");
    expect(possible(table, "ann", "bob")).toContain("king-cat");
    expect(possible(table, "bob", "cleo")).not.toContain("king-cat");
  });

  test("include a card if all its copies have been seen elsewhere", () => {
    const table = position("ann: shell-shield snake-sorcerer / snake-sorcerer | bob: king-cat | pile: not-a-pet");
    expect(unseen(table.view("ann"))["snake-sorcerer"]).toBe(0);
    expect(possible(table, "ann", "bob")).not.toContain("snake-sorcerer");
  });

  test("include the only card that is possible for another hand", () => {
    const open =
      "royal-robovac mouse-trapper mouse-trapper mouse-trapper battle-bunny battle-bunny battle-bunny shell-shield snake-sorcerer snake-sorcerer doggy-grave-digger jittery-juggler hermit-home-swap crystal-bowl crystal-bowl crystal-bowl crystal-bowl";
    const table = position(`ann: not-a-pet crystal-bowl / ${open} | bob: king-cat | cleo: shell-shield`, "left", [1]);
    const view = table.view("ann");
    const seats = view.seats.map((seat, number) =>
      number === 2 ? { ...seat, ruledOut: ["king-cat" as const] } : seat,
    );
    expect(possibleHands({ ...view, seats }, 1)).toEqual(["king-cat"]);
    expect(possibleHands({ ...view, seats }, 2)).toEqual(["shell-shield"]);
  });
});
