import { expect, test } from "vitest";
import { botDelayMs, House, settingsFor } from "../support/house.ts";

/** A game of bots and one person, who does the first legal thing. */
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

test("by the same deal and the same deeds of people, bots do the same", () => {
  expect(stepsOf(played("bots", 60))).toEqual(stepsOf(played("bots", 60)));
});

test("another deal is another chance for the bots too", () => {
  expect(stepsOf(played("bots", 60))).not.toEqual(stepsOf(played("other bots", 60)));
});
