import { beforeEach, expect, test } from "vitest";
import { LoneQueue, waitMs } from "../support/lone-queue.ts";

let at: LoneQueue;
beforeEach(() => {
  at = new LoneQueue();
});

test("who wants people only waits anew when the wait is over, however often", async () => {
  const ann = await at.joinPeople("ann", 3);
  await at.waitOver();
  await at.waitOver();
  expect(at.tables.opened).toEqual([]);
  expect(ann.last).toMatchObject({ people: 1, waitMs, ending: "wait" });
});

test("when the wait is over bots join those who take them, and who wants people only waits on", async () => {
  const ann = await at.joinPeople("ann", 3);
  const bob = await at.join("bob", 3);
  expect([ann.last?.ending, bob.last?.ending]).toEqual(["wait", "bots"]);
  await at.waitOver();
  expect(at.tables.games).toEqual([["bob", 3]]);
  expect(ann.last).toMatchObject({ people: 1, waitMs });
});

test("those who want people only play as soon as enough people are here", async () => {
  await at.joinPeople("ann", 3);
  await at.waitOver();
  await at.joinPeople("bob", 3);
  await at.join("cat", "any");
  await at.settled();
  expect(at.tables.games).toEqual([["ann bob cat", 3]]);
});

test("if nobody asked for a number, the people who are here play without bots when the wait is over", async () => {
  const ears = [await at.joinPeople("ann", "any"), await at.join("bob", "any"), await at.joinPeople("cat", "any")];
  expect(ears.map(({ last }) => last?.ending)).toEqual(["people", "people", "people"]);
  await at.waitOver();
  expect(at.tables.games).toEqual([["ann bob cat", 3]]);
});

test("two who want people only play together where the third takes bots and more chairs", async () => {
  await at.joinPeople("ann", "any");
  await at.joinPeople("bob", "any");
  await at.join("cat", 5);
  await at.waitOver();
  expect(at.tables.games.toSorted()).toEqual([
    ["ann bob", 2],
    ["cat", 5],
  ]);
});

test("the first who takes bots does not get them early because others have waited for people", async () => {
  const ann = await at.joinPeople("ann", 3);
  at.timers.pass(waitMs - 1);
  const bob = await at.join("bob", 3);
  expect([ann, bob].map(({ last }) => last?.waitMs)).toEqual([waitMs, waitMs]);
});

test("who begins to want people only keeps their place, and takes bots again when they say so", async () => {
  const ann = await at.join("ann", 3);
  at.timers.pass(5000);
  at.queue.prefer("ann", "people");
  expect(ann.last).toMatchObject({ waitMs: 15_000, ending: "wait" });
  at.queue.prefer("ann", "anybody");
  expect(ann.last).toMatchObject({ waitMs: 15_000, ending: "bots" });
});

test("whoever says again what they want is told nothing new", async () => {
  const ann = await at.joinPeople("ann", 3);
  const news = ann.said.length;
  for (let times = 0; times < 3; times += 1) at.queue.prefer("ann", "people");
  expect(ann.said.length).toBe(news);
});

test("who wants people only may still start with bots", async () => {
  await at.joinPeople("ann", 3);
  at.queue.start("ann");
  await at.settled();
  expect(at.tables.games).toEqual([["ann", 3]]);
});

test("who wants people only waits again where somebody is missing at the table after all", async () => {
  const ann = await at.joinPeople("ann", "any");
  await at.join("bob", "any");
  at.tables.seats.set("bob", { roomId: "elsewhere", code: "" });
  await at.waitOver();
  expect(at.tables.opened).toEqual([]);
  expect(ann.last).toMatchObject({ people: 1, ending: "wait" });
});

test("where bots come at once, who wants people only still waits a little each time", async () => {
  const hasty = at.newQueue({ waitMs: 0 });
  const ann = await at.join("ann", 3, "original", "", hasty, "people");
  const told = ann.said.length;
  at.timers.pass(4999);
  expect(ann.said).toHaveLength(told);
  at.timers.pass(1);
  expect(ann.last).toMatchObject({ people: 1, ending: "wait" });
});
