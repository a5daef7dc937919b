import { expect, test } from "vitest";
import type { Command } from "../../shared/core/commands.ts";
import { House, settingsFor } from "../support/house.ts";

const people = ["ann", "bob", "cat"];
const pauseMs = 30_000;

/** Starts a game at a public table, opened like one of the queue. */
function begun(edition = "original", here = people, chance = "a game of strangers"): House {
  const settings = settingsFor(3, edition);
  const house = new House(here, { settings, isPublic: true, fillWithBots: true, start: "when-joined" }, chance);
  for (const name of here) house.join(name);
  return house;
}

/** Lets all players draw as soon as they can, until one is eliminated. @returns the eliminated player. */
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
  throw new Error("no player is eliminated after a thousand steps");
}

const leave = (house: House, name: string) => house.manage(name, { type: "leave" });

test("a player who leaves a running public game gets a queue ban, and a longer one the next time", async () => {
  const house = begun();
  leave(house, "ann");
  expect(await Promise.all(people.map((name) => house.pauses.leftMs([name])))).toEqual([pauseMs, 0, 0]);
  house.join("ann");
  leave(house, "ann");
  expect(await house.pauses.leftMs(["ann"])).toBe(2 * pauseMs);
});

test("a player who leaves after a restart of the server gets a queue ban", async () => {
  const house = begun().afterRestart();
  for (const name of people) house.join(name);
  leave(house, "ann");
  expect(await house.pauses.leftMs(["ann"])).toBe(pauseMs);
});

test("a player who has exploded for good may leave without a ban", async () => {
  const house = begun();
  const out = untilSomebodyIsOut(house);
  leave(house, out);
  expect(await house.pauses.leftMs([out])).toBe(0);
});

test("a Dead player gets a ban for leaving, because they may return into the game", async () => {
  const house = begun("zombie");
  const dead = untilSomebodyIsOut(house);
  leave(house, dead);
  expect(await house.pauses.leftMs([dead])).toBe(pauseMs);
});

test("a player may leave after the game without a ban", async () => {
  const house = begun();
  house.playOut(1000);
  leave(house, "ann");
  expect(await house.pauses.leftMs(["ann"])).toBe(0);
});

test("a player may leave without a ban if only bots, leavers and eliminated players remain", async () => {
  const alone = begun("original", ["ann"]);
  leave(alone, "ann");
  expect(await alone.pauses.leftMs(["ann"])).toBe(0);
  const house = begun();
  for (const name of people) leave(house, name);
  expect(await Promise.all(people.map((name) => house.pauses.leftMs([name])))).toEqual([pauseMs, pauseMs, 0]);
});

test("a player may leave a private table without a ban", async () => {
  const house = new House(people, { settings: settingsFor(3) });
  house.manage("ann", { type: "start" });
  leave(house, "ann");
  expect(await house.pauses.leftMs(["ann"])).toBe(0);
});

test("a player replaced for timeouts gets a ban, and no second one for leaving", async () => {
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
