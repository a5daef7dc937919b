import { expect, test } from "vitest";
import { kittens } from "../../shared/games/kittens/game.ts";
import { botDelayMs, House, settingsFor } from "../support/house.ts";

/** Plays a game of bots and one human player, who always chooses the first legal command. */
function played(chance: string, steps: number): House {
  const house = new House(["ann"], { settings: settingsFor(4), fillWithBots: true }, chance);
  house.manage("ann", { type: "start" });
  goOn(house, steps);
  return house;
}

function goOn(house: House, steps: number): void {
  const { journal, table, timers } = house;
  while (journal.steps.length < steps && table.phase === "playing") {
    const [command] = house.legal("ann");
    if (command) house.act("ann", command);
    else timers.pass(botDelayMs);
  }
}

const stepsOf = ({ journal }: House) => journal.steps.map(({ step: { actor, command } }) => ({ actor, command }));

test("bots repeat their commands for the same deal and the same human commands", () => {
  expect(stepsOf(played("bots", 60))).toEqual(stepsOf(played("bots", 60)));
});

test("bots use different randomness for a different deal", () => {
  expect(stepsOf(played("bots", 60))).not.toEqual(stepsOf(played("other bots", 60)));
});

const draw = { type: "draw" } as const;

/** Creates a game where Ann was on turn and drew a harmless card, by hand or by a timeout. The others are bots. */
function drawn(how: (house: House) => void) {
  for (let seed = 0; ; seed += 1) {
    const house = new House(["ann"], { settings: settingsFor(4), fillWithBots: true }, `drawn ${seed}`);
    house.manage("ann", { type: "start" });
    if (house.view("ann").turn !== 0) continue;
    const suspense = kittens.suspense(house.view("nobody"), draw);
    how(house);
    if (house.view("ann").pending.length === 0) return { house, suspense, steps: house.journal.steps.length };
  }
}

test("a bot starts its delay after the draw animation while the turn clock already runs", () => {
  const { house, suspense, steps } = drawn((table) => table.act("ann", draw));
  const seenMs = suspense?.ownMs ?? 0;
  expect([seenMs > 1000, house.leftMs]).toEqual([true, 30_000]);
  house.timers.pass(seenMs + botDelayMs - 1);
  expect(house.journal.steps.length).toBe(steps);
  house.timers.pass(1);
  expect(house.journal.steps.length).toBe(steps + 1);
});

test("a bot does not wait for the animation if no player is connected", () => {
  const { house, steps } = drawn(({ table, timers }) => {
    table.drop("ann");
    timers.pass(30_000);
  });
  house.timers.pass(botDelayMs);
  expect(house.journal.steps.length).toBe(steps + 1);
});
