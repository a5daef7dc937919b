import { beforeEach, describe, expect, test } from "vitest";
import { QueueHarness } from "../support/queue-harness.ts";

let at: QueueHarness;
beforeEach(() => {
  at = new QueueHarness();
});

describe("a queue player with a block", () => {
  test.each([
    ["first", "ann", "bob"],
    ["last", "bob", "ann"],
  ])("is not matched with the blocked guest, whether the blocker was %s", async (_, blocker, blocked) => {
    at.blocks.block(blocker, blocked);
    const [ann, bob] = [await at.join("ann", 2), await at.join("bob", 2)];
    expect([ann.last, bob.last]).toMatchObject([{ people: 1 }, { people: 1 }]);
    await at.join("cat", 2);
    await at.join("dan", 2);
    await at.settled();
    expect(at.tables.games).toEqual([
      ["ann cat", 2],
      ["bob dan", 2],
    ]);
  });

  test("is matched with the blocked player for a rated game", async () => {
    at.blocks.block("a-ann", "a-bob");
    await at.join("a-ann", 2);
    await at.join("a-bob", 2);
    await at.settled();
    expect(at.tables.games).toEqual([["a-ann a-bob", 2]]);
  });

  test("waits with the blocked player for a rated game, but plays with bots at another table", async () => {
    at.blocks.block("a-ann", "a-bob");
    for (const name of ["a-ann", "a-bob", "a-cat"]) await at.join(name, 4);
    await at.waitOver();
    expect(at.tables.games).toEqual([
      ["a-ann a-cat", 4],
      ["a-bob", 4],
    ]);
  });

  test("sees the number of players who would share a table with bots, which reveals no block", async () => {
    const names = ["a-ann", "a-bob", "a-cat"];
    const [ann, bob, cat] = [await at.join("a-ann", 4), await at.join("a-bob", 4), await at.join("a-cat", 4)];
    expect([ann, bob, cat].map(({ last }) => last?.people)).toEqual([3, 3, 3]);
    at.blocks.block("a-ann", "a-bob");
    await at.settled();
    expect([ann, bob, cat].map(({ last }) => last?.people)).toEqual([2, 1, 2]);
    for (const [place, ear] of [ann, bob, cat].entries()) at.queue.leave(names[place] ?? "", ear);
    const [dan, eve] = [await at.join("a-ann", 4), await at.join("a-bob", 4)];
    expect([dan.last?.people, eve.last?.people]).toEqual([1, 1]);
  });

  test("meets no guest in a group that could only play a rated game", async () => {
    at.blocks.block("a-ann", "a-bob");
    await at.join("a-ann", 3);
    await at.join("a-bob", 3);
    expect((await at.join("guest", 3)).last).toMatchObject({ people: 1 });
    await at.join("a-cat", 3);
    await at.settled();
    expect(at.tables.games).toEqual([["a-ann a-bob a-cat", 3]]);
  });

  test("is moved to another group while both players wait", async () => {
    const [ann, bob] = [await at.join("ann", 3), await at.join("bob", 3)];
    expect(ann.last).toMatchObject({ people: 2 });
    at.blocks.block("ann", "bob");
    await at.settled();
    expect([ann.last, bob.last]).toMatchObject([{ people: 1 }, { people: 1 }]);
  });

  test("can be matched with the player again after the block is removed", async () => {
    at.blocks.block("ann", "bob");
    await at.join("ann", 2);
    at.blocks.unblock("ann", "bob");
    await at.settled();
    await at.join("bob", 2);
    await at.settled();
    expect(at.tables.games).toEqual([["ann bob", 2]]);
  });

  test("waits again if another player is missing and the game would not be rated", async () => {
    at.blocks.block("a-ann", "a-bob");
    for (const name of ["a-ann", "a-cat"]) await at.join(name, 3);
    at.tables.seats.set("a-cat", { roomId: "elsewhere", code: "" });
    await at.join("a-bob", 3);
    await at.settled();
    expect(at.tables.games).toEqual([["a-ann", 3]]);
    expect(at.queue.waiting()).toEqual({ original: 1 });
  });
});
