import { expect, test } from "vitest";
import type { Command } from "../../shared/core/commands.ts";
import { House, settingsFor } from "../support/house.ts";

const people = ["ann", "bob", "cat"];
const pauseMs = 30_000;

/** A game among strangers, opened as the queue does. */
function begun(edition = "original", here = people, chance = "a game of strangers"): House {
  const settings = settingsFor(3, edition);
  const house = new House(here, { settings, isPublic: true, fillWithBots: true, start: "when-joined" }, chance);
  for (const name of here) house.join(name);
  return house;
}

/** Everybody draws as soon as they can, until one is out. @returns who. */
function untilSomebodyIsOut(house: House): string {
  for (let step = 0; step < 1000; step += 1) {
    const [out] = house.view("ann").out;
    if (out !== undefined) return house.names[out] ?? "";
    const asked = people.find((name) => house.legal(name).length > 0) ?? "";
    const commands = house.legal(asked);
    const wanted = (type: Command["type"]) => commands.find((command) => command.type === type);
    const command = wanted("explode") ?? wanted("draw") ?? wanted("pass") ?? commands[0];
    if (command) house.act(asked, command);
  }
  throw new Error("nobody is out after a thousand steps");
}

const leave = (house: House, name: string) => house.manage(name, { type: "leave" });

test("whoever leaves a running game of strangers has a pause, and a longer one the next time", async () => {
  const house = begun();
  leave(house, "ann");
  expect(await Promise.all(people.map((name) => house.pauses.leftMs([name])))).toEqual([pauseMs, 0, 0]);
  house.join("ann");
  leave(house, "ann");
  expect(await house.pauses.leftMs(["ann"])).toBe(2 * pauseMs);
});

test("it is the same after a restart of the server", async () => {
  const house = begun().afterRestart();
  for (const name of people) house.join(name);
  leave(house, "ann");
  expect(await house.pauses.leftMs(["ann"])).toBe(pauseMs);
});

test("who has exploded for good goes freely", async () => {
  const house = begun();
  const out = untilSomebodyIsOut(house);
  leave(house, out);
  expect(await house.pauses.leftMs([out])).toBe(0);
});

test("who is Dead may come back into the game, and so does not go freely", async () => {
  const house = begun("zombie");
  const dead = untilSomebodyIsOut(house);
  leave(house, dead);
  expect(await house.pauses.leftMs([dead])).toBe(pauseMs);
});

test("after the game everybody goes freely", async () => {
  const house = begun();
  house.playOut(1000);
  leave(house, "ann");
  expect(await house.pauses.leftMs(["ann"])).toBe(0);
});

test("who leaves nobody but bots, and people who have left or are out, goes freely", async () => {
  const alone = begun("original", ["ann"]);
  leave(alone, "ann");
  expect(await alone.pauses.leftMs(["ann"])).toBe(0);
  const house = begun();
  for (const name of people) leave(house, name);
  expect(await Promise.all(people.map((name) => house.pauses.leftMs([name])))).toEqual([pauseMs, pauseMs, 0]);
});

test("a private table is left freely", async () => {
  const house = new House(people, { settings: settingsFor(3) });
  house.manage("ann", { type: "start" });
  leave(house, "ann");
  expect(await house.pauses.leftMs(["ann"])).toBe(0);
});

test("who is put out for letting the clock run out has a pause too, and leaving then costs no second one", async () => {
  const house = begun();
  while (!house.presences.includes("put-out")) {
    for (const name of people) house.manage(name, { type: "here" });
    house.timers.pass(500);
  }
  const out = house.names[house.presences.indexOf("put-out")] ?? "";
  expect(await house.pauses.leftMs([out])).toBe(pauseMs);
  leave(house, out);
  expect(await house.pauses.leftMs([out])).toBe(pauseMs);
});
