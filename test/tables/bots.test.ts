import { expect, test } from "vitest";
import { kittens } from "../../shared/games/kittens/game.ts";
import { botDelayMs, settingsFor, TableFixture } from "../support/table-fixture.ts";

/** Plays a game of bots and one human player, who always chooses the first legal command. */
function played(chance: string, steps: number): TableFixture {
  const fixture = new TableFixture(["ann"], { settings: settingsFor(4), fillWithBots: true }, chance);
  fixture.manage("ann", { type: "start" });
  goOn(fixture, steps);
  return fixture;
}

function goOn(fixture: TableFixture, steps: number): void {
  const { writeQueue, table, timers } = fixture;
  while (writeQueue.steps.length < steps && table.phase === "playing") {
    const [command] = fixture.legal("ann");
    if (command) fixture.act("ann", command);
    else timers.pass(botDelayMs);
  }
}

const stepsOf = ({ writeQueue }: TableFixture) =>
  writeQueue.steps.map(({ step: { actor, command } }) => ({ actor, command }));

test("bots repeat their commands for the same deal and the same human commands", () => {
  expect(stepsOf(played("bots", 60))).toEqual(stepsOf(played("bots", 60)));
});

test("bots use different randomness for a different deal", () => {
  expect(stepsOf(played("bots", 60))).not.toEqual(stepsOf(played("other bots", 60)));
});

const draw = { type: "draw" } as const;

/** Creates a game where Ann was on turn and drew a harmless card, by hand or by a timeout. The others are bots. */
function drawn(how: (fixture: TableFixture) => void) {
  for (let seed = 0; ; seed += 1) {
    const fixture = new TableFixture(["ann"], { settings: settingsFor(4), fillWithBots: true }, `drawn ${seed}`);
    fixture.manage("ann", { type: "start" });
    if (fixture.view("ann").turn !== 0) continue;
    const suspense = kittens.revealDelay(fixture.view("nobody"), draw);
    how(fixture);
    if (fixture.view("ann").pending.length === 0) return { fixture, suspense, steps: fixture.writeQueue.steps.length };
  }
}

test("a bot starts its delay after the draw animation while the turn clock already runs", () => {
  const { fixture, suspense, steps } = drawn((table) => table.act("ann", draw));
  const seenMs = suspense?.ownMs ?? 0;
  expect([seenMs > 1000, fixture.leftMs]).toEqual([true, 30_000]);
  fixture.timers.pass(seenMs + botDelayMs - 1);
  expect(fixture.writeQueue.steps.length).toBe(steps);
  fixture.timers.pass(1);
  expect(fixture.writeQueue.steps.length).toBe(steps + 1);
});

test("a bot does not wait for the animation if no player is connected", () => {
  const { fixture, steps } = drawn(({ table, timers }) => {
    table.disconnect("ann");
    timers.pass(30_000);
  });
  fixture.timers.pass(botDelayMs);
  expect(fixture.writeQueue.steps.length).toBe(steps + 1);
});
