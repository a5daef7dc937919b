import { expect, test } from "vitest";
import type { SavedStep } from "../../server/storage/saved-types.ts";
import type { BotsPace } from "../../shared/net/sidelines.ts";
import { loseAll } from "../support/lose-all.ts";
import { botDelayMs, maxRevealMs, settingsFor, TableFixture } from "../support/table-fixture.ts";

const done = { ok: true, value: null };
const refused = (code: string) => ({ ok: false, error: { kind: "manage", code } });

/** Starts a game with bots on the free chairs. */
function begun(people: readonly string[], seed = "bots' pace"): TableFixture {
  const opening = { settings: settingsFor(5), fillWithBots: true, start: "when-joined" } as const;
  const fixture = new TableFixture(people, opening, seed);
  for (const name of people) fixture.join(name);
  return fixture;
}

function allOut(people: readonly string[], seed?: string): TableFixture {
  const fixture = begun(people, seed);
  loseAll(fixture, people);
  expect(fixture.table.phase).toBe("playing");
  return fixture;
}

/** Time in ms until the next steps of the game, animations included. */
function msOf(fixture: TableFixture, steps: number): number {
  const { timers, writeQueue } = fixture;
  const [began, end] = [timers.now(), writeQueue.steps.length + steps];
  while (writeQueue.steps.length < end && fixture.table.phase === "playing") timers.pass(1);
  return timers.now() - began;
}

const commandOf = ({ step }: SavedStep) => [step.actor, step.command];

const choose = (fixture: TableFixture, name: string, pace: BotsPace) => fixture.manage(name, { type: "pace", pace });

test("a bot waits a third of the last person's explosion, and of its delay", () => {
  const fixture = allOut(["ann"]);
  expect(fixture.sidelines.pace).toBe("fast");
  expect(msOf(fixture, 1)).toBe(Math.ceil((maxRevealMs + botDelayMs) / 3));
});

test("bots keep their delays while a person is in the game, connected or not", () => {
  const fixture = begun(["ann", "bob"]);
  loseAll(fixture, ["ann"]);
  fixture.table.disconnect("bob");
  expect(fixture.sidelines.pace).toBeNull();
});

test("the animation of a draw is waited for three times as briefly, too", () => {
  const steps = 12;
  const [fast, usual] = [allOut(["ann"]), allOut(["ann"])];
  choose(usual, "ann", "usual");
  msOf(fast, 1);
  msOf(usual, 1);
  const [fastMs, usualMs] = [msOf(fast, steps), msOf(usual, steps)];
  expect(fast.writeQueue.steps.map(commandOf)).toEqual(usual.writeQueue.steps.map(commandOf));
  expect(usualMs).toBeGreaterThan(steps * 500);
  expect(Math.abs(usualMs / fastMs - 3)).toBeLessThan(0.05);
});

test.each(["a dead player", "a spectator"])("%s switches the fast pace off and on again for all", (who) => {
  const fixture = allOut(["ann", "bob"]);
  fixture.watch("cid");
  const name = who === "a spectator" ? "cid" : "bob";
  expect(choose(fixture, name, "usual")).toEqual(done);
  expect(fixture.sidelines.pace).toBe("usual");
  msOf(fixture, 1);
  expect(msOf(fixture, 1)).toBeGreaterThanOrEqual(botDelayMs);
  expect(choose(fixture, name, "fast")).toEqual(done);
  expect(fixture.sidelines.pace).toBe("fast");
});

test("the pace cannot be chosen while a person is in the game, nor outside of a game", () => {
  const fixture = begun(["ann", "bob"]);
  loseAll(fixture, ["ann"]);
  expect(choose(fixture, "ann", "usual")).toEqual(refused("still-playing"));
  expect(choose(new TableFixture(["ann"]), "ann", "usual")).toEqual(refused("not-now"));
});

test("a spectator cannot use other requests of players", () => {
  const fixture = allOut(["ann", "bob"]);
  fixture.watch("cid");
  expect(fixture.manage("cid", { type: "finish", again: false })).toEqual({ ok: false, error: { kind: "not-seated" } });
});

test("repeated choices of a pace do not delay a bot", () => {
  const fixture = allOut(["ann"]);
  const steps = fixture.writeQueue.steps.length;
  for (let ms = 0; ms < maxRevealMs + botDelayMs; ms += 100) {
    choose(fixture, "ann", ms % 200 === 0 ? "usual" : "fast");
    fixture.timers.pass(100);
  }
  expect(fixture.writeQueue.steps.length).toBeGreaterThan(steps);
});

test("the next game begins with the usual rule for the pace", () => {
  const fixture = allOut(["ann"]);
  choose(fixture, "ann", "usual");
  fixture.manage("ann", { type: "finish", again: true });
  fixture.timers.pass(0);
  loseAll(fixture, ["ann"]);
  expect(fixture.sidelines.pace).toBe("fast");
});
