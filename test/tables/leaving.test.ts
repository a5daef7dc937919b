import { expect, test } from "vitest";
import type { Command } from "../../shared/core/commands.ts";
import { settingsFor, TableFixture } from "../support/table-fixture.ts";

const people = ["ann", "bob", "cat"];
const pauseMs = 30_000;

/** Starts a game at a public table, opened like one of the queue. */
function begun(edition = "original", here = people, chance = "a game of strangers"): TableFixture {
  const settings = settingsFor(3, edition);
  const fixture = new TableFixture(
    here,
    { settings, isPublic: true, fillWithBots: true, start: "when-joined" },
    chance,
  );
  for (const name of here) fixture.join(name);
  return fixture;
}

/** Lets all players draw as soon as they can, until one is eliminated. @returns the eliminated player. */
function untilSomebodyIsOut(fixture: TableFixture): string {
  for (let step = 0; step < 1000; step += 1) {
    const [out] = fixture.view("ann").out;
    if (out !== undefined) return fixture.names[out] ?? "";
    const asked = people.find((name) => fixture.legal(name).length > 0) ?? "";
    const commands = fixture.legal(asked);
    const wanted = (type: Command["type"]) => commands.find((command) => command.type === type);
    const command = wanted("explode") ?? wanted("draw") ?? wanted("pass") ?? commands[0];
    if (command) fixture.act(asked, command);
  }
  throw new Error("no player is eliminated after a thousand steps");
}

const leave = (fixture: TableFixture, name: string) => fixture.manage(name, { type: "leave" });

test("a player who leaves a running public game gets a queue ban, and a longer one the next time", async () => {
  const fixture = begun();
  leave(fixture, "ann");
  expect(await Promise.all(people.map((name) => fixture.queueBans.leftMs([name])))).toEqual([pauseMs, 0, 0]);
  fixture.join("ann");
  leave(fixture, "ann");
  expect(await fixture.queueBans.leftMs(["ann"])).toBe(2 * pauseMs);
});

test("a player who leaves after a restart of the server gets a queue ban", async () => {
  const fixture = begun().afterRestart();
  for (const name of people) fixture.join(name);
  leave(fixture, "ann");
  expect(await fixture.queueBans.leftMs(["ann"])).toBe(pauseMs);
});

test("a player who has exploded for good may leave without a ban", async () => {
  const fixture = begun();
  const out = untilSomebodyIsOut(fixture);
  leave(fixture, out);
  expect(await fixture.queueBans.leftMs([out])).toBe(0);
});

test("a Dead player gets a ban for leaving, because they may return into the game", async () => {
  const fixture = begun("zombie");
  const dead = untilSomebodyIsOut(fixture);
  leave(fixture, dead);
  expect(await fixture.queueBans.leftMs([dead])).toBe(pauseMs);
});

test("a player may leave after the game without a ban", async () => {
  const fixture = begun();
  fixture.playOut(1000);
  leave(fixture, "ann");
  expect(await fixture.queueBans.leftMs(["ann"])).toBe(0);
});

test("a player may leave without a ban if only bots, leavers and eliminated players remain", async () => {
  const alone = begun("original", ["ann"]);
  leave(alone, "ann");
  expect(await alone.queueBans.leftMs(["ann"])).toBe(0);
  const fixture = begun();
  for (const name of people) leave(fixture, name);
  expect(await Promise.all(people.map((name) => fixture.queueBans.leftMs([name])))).toEqual([pauseMs, pauseMs, 0]);
});

test("a player may leave a private table without a ban", async () => {
  const fixture = new TableFixture(people, { settings: settingsFor(3) });
  fixture.manage("ann", { type: "start" });
  leave(fixture, "ann");
  expect(await fixture.queueBans.leftMs(["ann"])).toBe(0);
});

test("a player replaced for timeouts gets a ban, and no second one for leaving", async () => {
  const fixture = begun();
  while (!fixture.presences.includes("put-out")) {
    for (const name of people) fixture.manage(name, { type: "here" });
    fixture.timers.pass(500);
  }
  const out = fixture.names[fixture.presences.indexOf("put-out")] ?? "";
  expect(await fixture.queueBans.leftMs([out])).toBe(pauseMs);
  leave(fixture, out);
  expect(await fixture.queueBans.leftMs([out])).toBe(pauseMs);
});
